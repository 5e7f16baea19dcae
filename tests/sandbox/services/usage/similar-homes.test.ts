import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareHomes } from './similar-homes.ts';

/** Twenty homes: 100, 200 and so on to 2,000, which is 1,050 on average. */
const homes = Array.from({ length: 20 }, (_, index) => (index + 1) * 100);

it.each([
  ['among the fifth that used least', 400, { standing: 'efficient', differencePercent: 62 }],
  ['below the average', 420, { standing: 'less', differencePercent: 60 }],
  ['at the average', 1070, { standing: 'same', differencePercent: 2 }],
  ['above the average', 2100, { standing: 'more', differencePercent: 100 }],
] as const)('tells where a home stands: %s', (_, used, want) => {
  const found = compareHomes(used, homes, true);
  expect(found).toMatchObject({ homes: 20, isNearby: true, average: 1050, efficient: 250, ...want });
});

it('tells nothing where homes are too few to stay unknown', () => {
  expect(compareHomes(500, homes.slice(0, 14), false)).toBeUndefined();
  expect(compareHomes(500, homes.slice(0, 15), false)).toMatchObject({ homes: 15 });
});

it('tells nothing where homes give to the grid as much as they take', () => {
  const givers = homes.map((used) => -used);
  expect(compareHomes(500, givers, true)).toBeUndefined();
});

it('depends on no order, and tells of no home alone', () => {
  const uses = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 15, maxLength: 80 });
  fc.assert(
    fc.property(uses, fc.integer({ min: 0, max: 5000 }), (others, used) => {
      const found = compareHomes(used, others, false);
      expect(found).toEqual(compareHomes(used, others.toReversed(), false));
      expect(found?.efficient).toBeLessThanOrEqual(found?.average ?? 0);
    }),
  );
});
