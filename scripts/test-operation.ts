/**
 * What an operations team relies on, tried for long: the soak behind nginx, all journeys in Firefox and WebKit, each page of the
 * runbook, and the steps of the container. Half an hour on two cores.
 */
import { run } from './machine/process.ts';

const suites: readonly (readonly [string, ...string[]])[] = [
  ['node', 'scripts/check.ts', 'build', 'deploy', 'engines'],
  ['node', 'scripts/check-runbook.ts'],
  ['node', 'scripts/check-container.ts'],
];

for (const command of suites) {
  const { code } = await run(command, { env: { TEST_DEPTH: 'deep' }, show: true });
  if (code !== 0) process.exitCode = 1;
}
