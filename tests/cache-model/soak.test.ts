import { describe, expect, it } from 'vitest';
import { demandedSteps, PATIENCE } from './effort.ts';
import { loads, soak } from './soak.ts';

/** So many visits show what more of them mostly would; the whole month is for whoever demands it. */
const MOST = demandedSteps === undefined ? 3_000 : Infinity;

describe.each(loads)('a month of $name', (load) => {
  it(
    'stays within its budget and loses nothing that is open',
    async () => {
      const { entities, results, lost } = await soak(load, MOST);
      // What comes with one visit is looked through with the next one.
      const surplus = load.errandsUntilSession === undefined ? 0 : 2 * load.records;
      expect(entities).toBeLessThanOrEqual(load.budget + surplus);
      expect(results).toBeLessThanOrEqual(load.budget + surplus);
      expect(lost).toBe(0);
    },
    PATIENCE,
  );
});
