import type { PeriodBlock, ScreenConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { expect, it } from 'vitest';
import { periodDescriptor } from './descriptor.ts';
import { periodTitle } from './period.tsx';

it.each([
  ['day', ['2026-11-24', '2026-11-24'], 'Tuesday, November 24, 2026', 'martes, 24 de noviembre de 2026'],
  ['week', ['2026-11-22', '2026-11-28'], 'Nov 22 – 28, 2026', '22–28 de nov de 2026'],
  ['week', ['2026-11-29', '2026-12-05'], 'Nov 29 – Dec 5, 2026', '29 de nov – 5 de dic 2026'],
  ['month', ['2026-11-01', '2026-11-30'], 'November 2026', 'noviembre de 2026'],
  ['year', ['2026-01-01', '2026-12-31'], '2026', '2026'],
  ['day', [undefined, undefined], '', ''],
] as const)('names a %s', (span, days, english, spanish) => {
  expect(periodTitle(span, days, 'en').replaceAll(/\s/g, ' ')).toBe(english);
  expect(periodTitle(span, days, 'es').replaceAll(/\s/g, ' ')).toBe(spanish);
});

const findingsOf = (reads: Record<string, unknown>) => {
  const block: PeriodBlock = {
    block: 'period',
    name: 'time',
    read: 'use',
    span: { query: 'by', options: ['day', 'month'] },
    day: 'day',
    shown: 'item.day',
    first: 'item.firstDay',
    last: 'item.lastDay',
    earlier: 'item.earlierDay',
    later: 'item.laterDay',
  };
  // Only what the check looks at.
  const config = {
    reads: { use: { operation: 'getUsageIntervals', with: reads } },
  } as unknown as ScreenConfig;
  return periodDescriptor
    .check(block, config)
    .map(({ path, finding }) => `${finding.rule} ${path.join('/')}`);
};

const choice = { choice: 'route.query.by', of: { day: 'day', month: 'month' }, otherwise: 'day' };
const day = { from: 'route.query.day', optional: true };

it.each([
  ['nothing', { span: choice, day }, []],
  ['a read that does not choose', { day }, ['idle-control span/query']],
  ['another start', { span: { ...choice, otherwise: 'month' }, day }, ['other-start span/options/0']],
  [
    'a choice that the read lacks',
    { span: { ...choice, of: { day: 'day' } }, day },
    ['unknown-option span/options/1'],
  ],
  ['a read that waits for the day', { span: choice, day: { from: 'route.query.day' } }, ['idle-control day']],
  ['a read without the day', { span: choice }, ['idle-control day']],
])('is told of %s', (_, reads, told) => {
  expect(findingsOf(reads)).toEqual(told);
});
