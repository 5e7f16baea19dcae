import type fc from 'fast-check';

const { CACHE_STEPS, CACHE_SEED, CACHE_PATH, CI, TEST_DEPTH } = process.env;

/** Milliseconds for histories on the slowest machine. */
export const TIMEOUT = 3_600_000;

/** The share of the usual work that is done: all of it by `npm run test:deep`, little where somebody waits for it. */
const SHARE = TEST_DEPTH === 'deep' ? 1 : CI === undefined ? 0.02 : 0.06;

/** CI goes through the same histories each time: what fails there, the change at hand has broken. */
const SEED = CACHE_SEED ?? (CI === undefined ? undefined : '20261122');

/** Number of commands of the long histories, where it is demanded. */
export const demandedSteps = CACHE_STEPS === undefined ? undefined : Number(CACHE_STEPS);

/** The share of the usual runs, or so many on demand; with the seed and path of a failure, that one again. */
export function effort<TValues>(usual: number, demanded: number): fc.Parameters<TValues> {
  return {
    numRuns: demandedSteps === undefined ? usual * SHARE : demanded,
    ...(SEED === undefined ? {} : { seed: Number(SEED) }),
    ...(CACHE_PATH === undefined ? {} : { path: CACHE_PATH }),
  };
}

/** True when an earlier failure is repeated. */
export const isRepeated = CACHE_PATH !== undefined;

/** Says how much of what was run, beside what the reporter says; a console's word would fail the test. */
export function reportEffort(counts: Readonly<Record<string, number>>): void {
  const texts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`${texts.join(', ')}\n`);
}
