/**
 * The tests that take longer than everybody waits for, before something large is called done: `npm run test:deep`. All
 * journeys in every look, all histories of the cache, the attacks on the host, the SDK's slow examples; then a million steps
 * of the cache beside its model. About an hour on two cores; the last line of each suite counts it.
 */
import { run } from './machine/process.ts';

const suites: readonly (readonly [string, ...string[]])[] = [
  ['node', 'scripts/check.ts', 'unit', 'build', 'gallery', 'studio', 'package', 'deploy', 'e2e'],
  ['node', 'scripts/test-screens.ts'],
  ['node', 'scripts/test-cache.ts', '--steps', '1000000'],
];

for (const suite of suites) {
  const { code } = await run(suite, { env: { TEST_DEPTH: 'deep' }, show: true });
  if (code !== 0) process.exitCode = 1;
}
