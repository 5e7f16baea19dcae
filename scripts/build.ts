/** Builds the customer's bundle and publishes the screens into portal/dist. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './machine/process.ts';

const inputs = [
  'package-lock.json',
  'portal/index.html',
  'portal/vendor',
  'portal/chunks.ts',
  'portal/vite.config.ts',
  'portal/vite.first-frame.config.ts',
  'portal/vite.worker.config.ts',
  'portal/worker',
  'portal/src',
  'portal/screen-language',
  'portal/publish',
  'portal/payment-scripts.json',
  'sdk/src',
  'screen-configs',
  'locales',
];
const stamp = join(root, 'portal/dist/inputs.sha256');
/** The sources of the bundle; screens that are published for other code would break in it. */
const code = inputs.filter(
  (input) => !['screen-configs', 'locales', 'portal/payment-scripts.json'].includes(input),
);
const codeStamp = join(root, 'portal/dist/code.sha256');
/** The last file that is built before screens are published. */
const firstFrame = join(root, 'portal/dist/first-frame/first-frame.js');

function listFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** One hash over all files below these paths. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((input) => listFiles(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readStamp(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns true where what only building needs is installed. */
function hasTools(): boolean {
  return existsSync(join(root, 'node_modules/vite'));
}

/** Returns true when the build in portal/dist is the one that today's sources give. */
export function isBuilt(): boolean {
  return readStamp(stamp) === hashOf(inputs);
}

/** Returns true when the bundle in portal/dist is made from today's code; what has no stamp yet is being built. */
export function fitsBundle(): boolean {
  const built = readStamp(codeStamp);
  return built === undefined ? existsSync(firstFrame) : built === hashOf(code);
}

/**
 * Builds and publishes. The stamp is written last, so that a build that was cut off counts as none.
 *
 * @returns undefined when all went well, else what was printed.
 */
export async function build(): Promise<string | undefined> {
  if (!hasTools()) return 'The build needs Vite, which is not installed: run npm ci without --omit=dev.';
  const hash = hashOf(inputs);
  const codeHash = hashOf(code);
  const steps: readonly [string, ...string[]][] = [
    ['vite', 'build', '--config', 'portal/vite.config.ts', '--logLevel', 'warn'],
    ['vite', 'build', '--config', 'portal/vite.first-frame.config.ts', '--logLevel', 'warn'],
    ['vite', 'build', '--config', 'portal/vite.worker.config.ts', '--logLevel', 'warn'],
    ['node', 'scripts/publish.ts'],
    ['node', 'scripts/check-payment-scripts.ts'],
  ];
  for (const step of steps) {
    const outcome = await run(step);
    if (outcome.code !== 0) return outcome.output.trimEnd();
    if (step[0] === 'vite') writeFileSync(codeStamp, codeHash);
  }
  writeFileSync(stamp, hash);
  return undefined;
}

if (import.meta.main) {
  const error = await build();
  if (error !== undefined) {
    console.error(error);
    process.exitCode = 1;
  }
}
