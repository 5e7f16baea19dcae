import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../machine/process.ts';
import { STRICTEST, type Consumer } from './consumer.ts';
import { startOrg } from './org.ts';
import type { Verdict } from './verdict.ts';

/** Type-checks a stranger's extension, and runs it with a client against an org. */
export async function runExtension({ folder }: Consumer): Promise<Verdict> {
  const name = 'an extension of a stranger';
  const project = join(folder, 'tsconfig-extension.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: STRICTEST, files: ['metrics.ts'] }));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const types = await run(['node', compiler, '-p', project], { cwd: folder });
  if (types.code !== 0) return { name, errors: [types.output.trimEnd()] };
  const org = await startOrg();
  try {
    const { code, output } = await run(['node', join(folder, 'metrics.ts')], { env: { ORG_URL: org.url } });
    return { name, errors: code === 0 ? [] : [output.trimEnd()] };
  } finally {
    org.close();
  }
}
