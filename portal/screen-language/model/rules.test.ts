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

const fieldOf = (more: Partial<FieldModel>): FieldModel => ({
  ...rest,
  name: 'it',
  as: 'text',
  text: 'it',
  ...more,
});

it.each<[string, Partial<FieldModel>, unknown, string | undefined]>([
  ['a number that is none of a phone', { pattern: 'phone' }, 'call me', 'phone'],
  ['one of a phone', { pattern: 'phone' }, ' 512 ', undefined],
  ['a text where no phone is asked for', {}, 'call me', undefined],
  ['a number where a phone is asked for', { pattern: 'phone' }, 512, undefined],
  ['a month', { as: 'month' }, '2026-02', undefined],
  ['no month', { as: 'month' }, '2026-13', 'month'],
  ['a time', { as: 'time' }, '23:59', undefined],
  ['no time', { as: 'time' }, '24:00', 'time'],
  ['a time before the first', { as: 'time', min: '08:00' }, '07:59', 'min'],
  ['the first time', { as: 'time', min: '08:00' }, '08:00', undefined],
  ['the last time', { as: 'time', max: '18:00' }, '18:00', undefined],
  ['a time after the last', { as: 'time', max: '18:00' }, '18:01', 'max'],
  ['a limit of another type', { as: 'time', min: 8, max: 9 }, '07:59', undefined],
  ['a text, which has no limits of the calendar', { min: 'm' }, 'a', undefined],
  ['a number with limits that are days', { as: 'number', min: '2026-01-01' }, 5, undefined],
  ['a file that is on its way', { as: 'files' }, ['069', ''], 'pending'],
  ['files that are there', { as: 'files' }, ['069'], undefined],
  ['no files', { as: 'files', required: true, show: 'other' }, [], 'required'],
  ['what is like another answer', { matches: 'other' }, 'Same', undefined],
  ['what is not quite like it', { matches: 'other' }, 'same', 'matches'],
  ['what differs', { differs: { field: 'other' } }, 'new', undefined],
  ['what does not, but for its case and spaces', { differs: { field: 'other' } }, ' sAME ', 'differs'],
  ['what does not, where the other has spaces', { differs: { field: 'spaced' } }, 'same', 'differs'],
  ['yes, which differs from yes', { differs: { field: 'agreed' } }, true, 'differs'],
  ['no, which differs from yes', { differs: { field: 'agreed' } }, false, undefined],
  ['a text, which differs from yes', { differs: { field: 'agreed' } }, 'true', undefined],
  ['nothing, where nothing is needed', { show: 'other' }, undefined, undefined],
  [
    'nothing, where it is needed and not always asked',
    { required: true, show: 'other' },
    undefined,
    'required',
  ],
  ['nothing, which the schema judges where it is always asked', { required: true }, undefined, undefined],
  ['spaces, which the schema takes for a text', { required: true }, '  ', 'required'],
  ['no, which is an answer', { required: true, show: 'other' }, false, undefined],
])('%s', (_, more, answer, want) => {
  const sources: Sources = {
    ...page,
    answers: { it: answer, other: 'Same', spaced: ' same ', agreed: true },
  };
  const broken = findBrokenRules([fieldOf(more)], sources, { isPhone: (text) => text === '512' });
  expect(broken).toEqual(want === undefined ? [] : [{ field: 'it', rule: want }]);
});

it.each([
  ['needs an answer while its condition holds', { agreed: true }, ['required']],
  ['needs none while it does not', { agreed: false }, []],
])('a field %s', (_, answers, want) => {
  const field = fieldOf({ requiredWhen: 'isAgreed' });
  const conditions = { isAgreed: { field: 'agreed', is: true } };
  const broken = findBrokenRules([field], { ...page, answers }, { isPhone: () => true, conditions });
  expect(broken.map(({ rule }) => rule)).toEqual(want);
});

it('does not judge what customers cannot change: nobody could mend it', () => {
  const sources: Sources = { ...page, answers: { day: '2025-12-31' } };
  const broken = (readOnly: boolean) =>
    findBrokenRules([{ ...day, readOnly }], sources, { isPhone: () => true });
  expect(broken(false)).toEqual([{ field: 'day', rule: 'min' }]);
  expect(broken(true)).toEqual([]);
});
