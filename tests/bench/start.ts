/**
 * Measures, in whole processes, how long the start of the product, a full generate and the type-check of what it
 * generates take. Prints a table; judges nothing. The first row is a yardstick: how long this machine takes for a
 * fixed sum, about 100 ms on an idle laptop. Read the others as multiples of it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;

/** Milliseconds from the start of the process until the first page is served. */
async function measureStart(): Promise<number> {
  const begin = performance.now();
  const child = spawn('node', ['scripts/start.ts'], { cwd: root, env: { ...process.env, PORT: '0' } });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address === undefined) continue;
    const response = await fetch(`${address.replace('localhost', '127.0.0.1')}/`);
    await response.text();
    break;
  }
  const time = performance.now() - begin;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
}

/** Milliseconds of a command from start to end. */
async function measureCommand(...args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const child = spawn('node', args, { cwd: root, stdio: 'ignore' });
  await once(child, 'exit');
  return performance.now() - begin;
}

async function row(name: string, measure: () => Promise<number>): Promise<void> {
  await measure();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  times.sort((a, b) => a - b);
  const [min = 0, median = 0, max = 0] = [times[0], times[rounds >> 1], times[rounds - 1]];
  console.log(
    `${name.padEnd(44)} ${min.toFixed(0).padStart(6)} ${median.toFixed(0).padStart(8)} ${max.toFixed(0).padStart(6)}`,
  );
}

console.log(`${'ms'.padEnd(44)} ${'min'.padStart(6)} ${'median'.padStart(8)} ${'max'.padStart(6)}`);
await row('yardstick: one process, one fixed sum', () =>
  measureCommand('-e', 'let sum = 0; for (let i = 0; i < 1e8; i += 1) sum += i;'),
);
await row('npm start after a build, first page served', measureStart);
await row('generate, drift check', () => measureCommand('generator/cli.ts', '--check'));
await row('type-check of generated/', () =>
  measureCommand('node_modules/typescript7/bin/tsc', '-p', 'tests/bench/generated.tsconfig.json'),
);
