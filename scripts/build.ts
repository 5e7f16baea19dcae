/** Builds the customer's bundle and publishes the screens into portal/dist. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.ts';

const inputs = [
  'package-lock.json',
  'portal/index.html',
  'portal/vite.config.ts',
  'portal/src',
  'sdk/src',
  'screen-configs',
  'locales',
];
const stamp = join(root, 'portal/dist/inputs.sha256');

function listFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** One hash over everything that the build reads. */
function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether the build in portal/dist is the one that today's sources give. */
export function isBuilt(): boolean {
  return readStamp() === hashInputs();
}

/**
 * Builds and publishes. The stamp is written last, so that a build that was cut off counts as none.
 *
 * @returns undefined when all went well, else what was printed.
 */
export async function build(): Promise<string | undefined> {
  const hash = hashInputs();
  const steps: readonly [string, ...string[]][] = [
    ['vite', 'build', '--config', 'portal/vite.config.ts', '--logLevel', 'warn'],
    ['node', 'scripts/publish.ts'],
  ];
  for (const step of steps) {
    const { code, output } = await run(step);
    if (code !== 0) return output.trimEnd();
  }
  writeFileSync(stamp, hash);
  return undefined;
}

if (import.meta.main) {
  const fault = await build();
  if (fault !== undefined) {
    console.error(fault);
    process.exitCode = 1;
  }
}
