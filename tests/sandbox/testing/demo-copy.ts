import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestOrg } from './test-org.ts';

/** The database of a demo org, made once for all tests of a worker. */
let template: string | undefined;

/** Writes the database of a demo org to a new file, which costs less than a seed. */
export function copyDemo(path: string): void {
  template ??= makeTemplate();
  copyFileSync(template, path);
}

function makeTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const made = join(folder, 'template.db');
  createTestOrg({ database: made }).close();
  return made;
}
