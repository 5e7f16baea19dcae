import { expect, it } from 'vitest';
import type { FieldModel, Sources } from './model.ts';
import { findBrokenRules } from './rules.ts';

const rest = { text: 'day', required: false, readOnly: false, autocomplete: 'off', width: 12 } as const;
const day: FieldModel = { name: 'day', as: 'date', min: '2026-01-01', max: '2027-12-31', ...rest };
const page = { session: {}, route: {}, reads: {}, constants: {}, brand: {}, language: 'en' } as const;

it.each([
  [4, 'min'],
  [5, undefined],
  [9, 'max'],
])('the number %d breaks %s, where a read tells the limits', (answer, want) => {
  const amount: FieldModel = {
    ...rest,
    name: 'amount',
    as: 'number',
    text: 'amount',
    min: { from: 'reads.plan.least' },
    max: { from: 'reads.plan.most' },
  };
  const sources: Sources = { ...page, reads: { plan: { least: 5, most: 8 } }, answers: { amount: answer } };
  const [broken] = findBrokenRules([amount], sources, { isPhone: () => true });
  expect(broken?.rule).toBe(want);
});

it.each([
  ['2026-02-28', undefined],
  ['2026-02-31', 'date'],
  ['2026-02-29', 'date'],
  ['2026-13-01', 'date'],
  ['2026-1-1', 'date'],
  ['31.02.2026', 'date'],
  ['tomorrow', 'date'],
  ['2025-12-31', 'min'],
  ['2028-01-01', 'max'],
  [' 2026-02-28 ', undefined],
])('the day "%s" breaks %s', (answer, want) => {
  const sources: Sources = { ...page, answers: { day: answer } };
  const [broken] = findBrokenRules([day], sources, { isPhone: () => true });
  expect(broken?.rule).toBe(want);
});
