// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlansBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { OfferCard } from './offer-card.tsx';
import { openWideWindow } from './testing/wide-window.ts';

openWideWindow();

const block: PlansBlock = {
  block: 'plans',
  name: 'offers',
  id: 'id',
  read: 'plans',
  items: 'electricity',
  title: 'name',
  prices: [{ name: 'usual', value: 'price' }],
  facts: [{ name: 'term', value: 'term' }],
  own: { usage: 'usage', price: 'price', bill: 'bill', presentBill: 'before' },
  link: { to: '/plans' },
};
const page = {
  language: 'en',
  value: (source: string, item: Readonly<Record<string, unknown>>) => item[source],
  holds: () => true,
  hrefOf: () => '/plans',
  text: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  optionalText: () => undefined,
} as unknown as BlockPage; // what a card asks

const known = { name: 'Green Prairie 24', usage: 1_000, price: 15.1, bill: 140_000 };

it.each([
  ['that it costs less', { before: 148_578 }, false, 'blocks.offers.own.less $85.78'],
  ['that it costs more', { before: 130_000 }, false, 'blocks.offers.own.more $100.00'],
  ['that it costs the same', { before: 140_000 }, false, 'blocks.offers.own.same $0.00'],
  ['nothing where it is the present one', { before: 148_578 }, true, undefined],
  ['nothing where the present one is not known', { before: null }, false, undefined],
  ['nothing where its own cost is not known', { before: 148_578, bill: null }, false, undefined],
])('tells of an offer beside the present one %s', (_, more, isPresent, want) => {
  const offer = { block, page, item: { ...known, ...more } };
  const { container } = render(
    <OfferCard
      {...offer}
      choosing={undefined}
      lead={undefined}
      heads={[]}
      isPresent={isPresent}
      isLowest={false}
    />,
  );
  expect(container.querySelector('.plan-versus')?.textContent).toBe(want);
});
