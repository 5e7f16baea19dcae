// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ComparisonBlock as ComparisonConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { ComparisonBlock } from './comparison.tsx';

const words: Readonly<Record<string, string>> = {
  'blocks.bills.same': 'No change',
  'blocks.bills.rows.used.more': '{{amount}} kWh more ({{percent}}%)',
  'blocks.bills.rows.used.moreThanNothing': '{{amount}} kWh more',
  'blocks.bills.rows.used.less': '{{amount}} kWh less ({{percent}}%)',
  'blocks.bills.rows.used.value': '{{value}}',
  'blocks.bills.before': '{{value}}',
  'blocks.bills.rows.days.more': '{{amount}} more',
};

function pageOf(now: unknown, before: unknown): BlockPage {
  const text = (key: string, values: object = {}) => {
    const filled = new Map(Object.entries(values));
    return (words[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(filled.get(name)));
  };
  const page = {
    language: 'en',
    text,
    optionalText: (key: string, values?: object) => (key in words ? text(key, values) : undefined),
    value: (source: string) => (source === 'now' ? now : before),
    holds: () => true,
  };
  return page as unknown as BlockPage; // what a comparison asks
}

const changeOf = (row: string, now: unknown, before: unknown) => {
  const rows: ComparisonConfig['rows'] = [{ name: row, now: 'now', before: 'before' }];
  const page = pageOf(now, before);
  render(<ComparisonBlock block={{ block: 'comparison', name: 'bills', rows }} page={page} />);
  return document.querySelector('.comparison-change')?.textContent;
};

afterEach(cleanup);

describe('what changed since the bill before', () => {
  it.each([
    ['more, with its share', 'used', 300, 200, '100 kWh more (50%)'],
    ['less, with its share', 'used', 100, 200, '100 kWh less (50%)'],
    ['the same', 'used', 0.3, 0.1 + 0.2, 'No change'],
    ['more than nothing, which has no share', 'used', 300, 0, '300 kWh more'],
    ['more than nothing, where no share is told anyway', 'days', 2, 0, '2 more'],
    ['nothing, where one of them is not known', 'used', 300, null, undefined],
  ] as const)('%s', (_, row, now, before, want) => expect(changeOf(row, now, before)).toBe(want));
});

it.each([
  [80, 69.9, ['80.0', '69.9']],
  [1044.6, 655, ['1,044.6', '655.0']],
  [31, 30, ['31', '30']],
  [31, null, ['31', 'blocks.bills.missing']],
])('%s and %s have as many decimals', (now, before, want) => {
  changeOf('used', now, before);
  const shown = ['now', 'before'].map((name) => document.querySelector(`.comparison-${name}`)?.textContent);
  expect(shown).toEqual(want);
});
