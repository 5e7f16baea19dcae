import { describe, expect, it } from 'vitest';
import { demandedSteps, TIMEOUT } from './effort.ts';
import { loads, soak, visitsOf } from './soak.ts';

/** So many visits show what more of them mostly would; the whole month is for whoever demands it. */
const MOST = demandedSteps === undefined ? 3_000 : Infinity;

const HOUR = 3_600_000;
const spans = loads.map((load) => {
  const visits = visitsOf(load, MOST);
  return { load, visits, name: load.name, hours: Math.round((visits * load.every) / HOUR) };
});

describe.each(spans)('$hours hours of $name', ({ load, visits }) => {
  it(
    'stays within its budget and loses nothing that is open',
    async () => {
      const { entities, results, lost } = await soak(load, visits);
      // What comes with one visit is looked through with the next one.
      const surplus = load.actionsUntilSession === undefined ? 0 : 2 * load.records;
      expect(entities).toBeLessThanOrEqual(load.budget + surplus);
      expect(results).toBeLessThanOrEqual(load.budget + surplus);
      expect(lost).toBe(0);
    },
    TIMEOUT,
  );
});
