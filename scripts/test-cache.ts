/**
 * Runs histories of the record cache beside its model for as long as wanted:
 * `npm run test:cache -- --steps 1000000`. A failure prints a seed and a path; `--seed=-1 --path 2:3 --only "late"`
 * looks at it again.
 */
import { parseArgs } from 'node:util';
import { run } from './machine/process.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    /** A piece of the name of the tests to run. */
    only: { type: 'string' },
  },
});

const env = {
  CACHE_STEPS: values.steps,
  ...(values.seed === undefined ? {} : { CACHE_SEED: values.seed }),
  ...(values.path === undefined ? {} : { CACHE_PATH: values.path }),
};
const only = values.only === undefined ? [] : ['-t', values.only];
const { code } = await run(
  ['vitest', 'run', '-c', 'scripts/config/vitest.config.ts', '--testTimeout=0', ...only, 'tests/cache-model'],
  { env, show: true },
);
process.exitCode = code;
