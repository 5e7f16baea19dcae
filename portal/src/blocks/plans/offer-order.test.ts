import { expect, it } from 'vitest';
import { filterOffers, lowestOffer, sortOffers, usefulSorts } from './offer-order.ts';

const plans = [
  { id: 'a', rate: 13.4, term: 12, green: 24, own: null },
  { id: 'b', rate: 11.8, term: 24, green: 100, own: null },
  { id: 'c', rate: null, term: 0, green: 0, own: null },
];
const offers = plans.map((item) => ({ id: item.id, item }));
const valueOf = (source: string, item: unknown): unknown => Reflect.get(item as object, source); // the plans above
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).join('');

it.each([
  ['cheapest first, unknown last', { name: 'rate', value: 'rate' }, 'bac'],
  ['longest first', { name: 'term', value: 'term', order: 'descending' } as const, 'bac'],
  ['shortest first', { name: 'term', value: 'term', order: 'ascending' } as const, 'cab'],
  ['as they came', undefined, 'abc'],
  ['as they came where nothing has a value', { name: 'own', value: 'own' }, 'abc'],
])('sorts: %s', (_, sort, want) => {
  expect(ids(sortOffers(offers, sort, valueOf))).toBe(want);
});

it.each([
  ['none', [], 'abc'],
  ['at least', [{ name: 'green', value: 'green', atLeast: 24 }], 'ab'],
  ['at most', [{ name: 'term', value: 'term', atMost: 12 }], 'ac'],
  ['at most, where one is unknown', [{ name: 'rate', value: 'rate', atMost: 13 }], 'b'],
  ['at least, where one is unknown', [{ name: 'rate', value: 'rate', atLeast: 0 }], 'ab'],
  ['equal', [{ name: 'term', value: 'term', is: 24 }], 'b'],
  [
    'several',
    [
      { name: 'green', value: 'green', atLeast: 24 },
      { name: 'term', value: 'term', is: 12 },
    ],
    'a',
  ],
])('filters: %s', (_, filters, want) => {
  expect(ids(filterOffers(offers, filters, valueOf))).toBe(want);
});

it('offers only orders that mean something', () => {
  const sorts = [
    { name: 'own', value: 'own' },
    { name: 'rate', value: 'rate' },
  ];
  expect(usefulSorts(offers, sorts, valueOf).map(({ name }) => name)).toEqual(['rate']);
});

it.each([
  ['rate', 'b'],
  ['term', 'c'],
  ['own', undefined],
  [undefined, undefined],
])('tells the lowest by %s: %s', (bill, want) => {
  expect(lowestOffer(offers, bill, valueOf)?.id).toBe(want);
});

it('calls nobody the lowest who is alone', () => {
  expect(lowestOffer(offers.slice(1), 'rate', valueOf)).toBeUndefined();
});
