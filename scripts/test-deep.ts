/**
 * The tests that take longer than everybody waits for, before something large is called done: `npm run test:deep`. All
 * journeys in every look, and once more before an org that takes tokens alone, all histories of the cache, the attacks on the host, the SDK's slow examples; what an
 * operations team relies on (`npm run test:operation`, alone half an hour); then a million steps of the cache beside its model, the
 * types of all Apex, and a studio that is ended every 20 seconds; then the host beside nginx, and what customers notice of attacks (`npm run bench:host`).
 * An hour and a half on two cores; the last line of each suite counts it.
 */
import { run } from './machine/process.ts';

interface Suite {
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const suites: readonly Suite[] = [
  {
    command: ['node', 'scripts/check.ts', 'unit', 'build', 'gallery', 'studio', 'docs', 'package', 'e2e'],
  },
  { command: ['node', 'scripts/e2e-strict.ts'], env: { TEST_DEPTH: 'usual' } },
  { command: ['node', 'scripts/test-operation.ts'] },
  { command: ['node', 'scripts/test-screens.ts'] },
  { command: ['node', 'scripts/test-pseudo.ts'] },
  { command: ['node', 'scripts/test-cache.ts', '--steps', '1000000'] },
  { command: ['node', 'scripts/check-apex.ts'] },
  { command: ['node', 'scripts/soak-studio.ts'] },
  { command: ['node', 'scripts/bench-host.ts'] },
];

for (const { command, env } of suites) {
  const { code } = await run(command, { env: { TEST_DEPTH: 'deep', ...env }, show: true });
  if (code !== 0) process.exitCode = 1;
}
