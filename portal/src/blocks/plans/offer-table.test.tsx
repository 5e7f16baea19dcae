// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import type { PlansBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { OfferTable } from './offer-table.tsx';
import { openWideWindow } from './testing/wide-window.ts';

openWideWindow();

const block: PlansBlock = {
  block: 'plans',
  name: 'offers',
  id: 'id',
  read: 'plans',
  items: 'electricity',
  title: 'name',
  prices: [
    { name: 'small', value: 'small' },
    { name: 'usual', value: 'price' },
  ],
  facts: [{ name: 'term', value: 'term' }],
  own: { usage: 'usage', price: 'price', bill: 'bill' },
};
const page = {
  language: 'en',
  value: (source: string, item: Readonly<Record<string, unknown>>) => item[source],
  holds: () => true,
  text: (key: string) => key.replace('blocks.offers.', ''),
  optionalText: () => undefined,
} as unknown as BlockPage; // what offers ask

const offers = [
  {
    id: 'one',
    item: { name: 'Green Prairie 24', small: 16.2, price: 15.1, term: 24, usage: 900, bill: 140_000 },
  },
  {
    id: 'two',
    item: { name: 'Sunrise Fixed 12', small: 15.2, price: 14.1, term: 12, usage: 900, bill: 130_000 },
  },
];
const unknown = offers.map(({ id, item }) => ({ id, item: { ...item, usage: null } }));

type Some = ComponentProps<typeof OfferTable>['offers'];
const withoutSmall: Some = offers.map(({ id, item }) => ({
  id,
  item: id === 'one' ? { ...item, small: null } : item,
}));
const withoutOwn: Some = [...unknown.slice(0, 1), ...offers.slice(1)];

const shown = (some: Some) =>
  render(
    <OfferTable
      {...{ block, page }}
      offers={some}
      lead="usual"
      present={undefined}
      lowest={undefined}
      choosingOf={() => undefined}
    />,
  ).container;
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

it.each([
  ['the cost at the own use', offers, ['own.label', 'prices.small', 'prices.usual', 'facts.term.label']],
  ['the price that is written large', unknown, ['prices.usual', 'prices.small', 'facts.term.label']],
  ['nothing where there is no offer', [], []],
])('heads its columns with %s', (_, some, want) => {
  expect(textsOf(shown(some).querySelectorAll('.plans-columns span'))).toEqual(want);
});

it('has as many values below each head as it has offers, each with its name for those who hear it', () => {
  const rows = shown(offers).querySelectorAll('article');
  expect([...rows].map((row) => textsOf(row.querySelectorAll('dt')))).toEqual([
    ['prices.small', 'prices.usual', 'facts.term.label'],
    ['prices.small', 'prices.usual', 'facts.term.label'],
  ]);
});

it.each([
  [
    'a price',
    withoutSmall,
    ['own.label', 'prices.small', 'prices.usual', 'facts.term.label'],
    ['–', 'price'],
  ],
  [
    'its cost',
    withoutOwn,
    ['own.label', 'prices.small', 'prices.usual', 'facts.term.label'],
    ['price', 'price'],
  ],
])('has the heads of all offers, and a dash, where the first one lacks %s', (_, some, heads, prices) => {
  const table = shown(some);
  expect(textsOf(table.querySelectorAll('.plans-columns span'))).toEqual(heads);
  const [first] = table.querySelectorAll('article');
  expect(textsOf(first?.querySelectorAll('.plan-prices dd') ?? [])).toEqual(prices);
});
