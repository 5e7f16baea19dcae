import { describe, expect, it } from 'vitest';
import type { PlansBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { flagsOf, ownOf } from './offer-texts.ts';

const block = {
  block: 'plans',
  name: 'plans',
  own: { usage: 'usage', price: 'price', bill: 'bill' },
} as unknown as PlansBlock; // what an offer's own price is written from; the rest of the block is not read
const page = {
  language: 'en',
  value: (source: string, item: Record<string, unknown>) => item[source],
  holds: () => true,
  text: (key: string, values: object) =>
    `${key.split('.').slice(2).join('.')} ${Object.values(values).join()}`,
} as unknown as BlockPage; // what texts are written with

describe("the price at the customer's own use", () => {
  it.each([
    ['is told with the use that it is for', { usage: 999.6, price: 12.5, bill: 12_500 }, 'own.label 1,000'],
    ['is not told without the use', { usage: null, price: 12.5, bill: 12_500 }, undefined],
    ['is not told without the price', { usage: 1000, price: null, bill: 12_500 }, undefined],
    ['is not told without the bill', { usage: 1000, price: 12.5 }, undefined],
  ])('%s', (_, item, label) => {
    expect(ownOf({ block, page, item })?.label).toBe(label);
  });
});

it('writes the hours of a flag for the customer, and what is told as it is', () => {
  const times = { from: { from: 'from', as: 'time' }, rate: 'rate' };
  const flags = [{ name: 'hours', value: 'peak', as: 'number', with: times }];
  const told = flagsOf({
    block: { ...block, flags } as unknown as PlansBlock,
    page,
    item: { from: '21:00', rate: 7.5, peak: 22.79 },
  });
  expect(told).toEqual([{ name: 'hours', tone: 'info', text: 'flags.hours 9:00\u00a0PM,7.5,22.79' }]);
});
