import { expect, it } from 'vitest';
import { cleanEntry, entriesIn, rootOf } from './entries.ts';
import { trimAnswers } from './bindings.ts';
import type { FieldModel, Sources } from './model.ts';
import { findBrokenRules } from './rules.ts';

it.each([
  [undefined, 0],
  ['text', 0],
  [[1, null, ['x'], 'y'], 0],
  [[{}, { a: 1 }], 2],
])('%j has %i entries', (value, want) => {
  expect(entriesIn(value)).toHaveLength(want);
});

it('keeps of an entry what its questions can have given', () => {
  const entry = { name: 'Ana', age: 3, agreed: false, empty: null, inner: {}, other: 'x' };
  const fields = ['name', 'age', 'agreed', 'empty', 'inner'].map((name) => ({ name }));
  expect(cleanEntry(entry, fields)).toEqual({ name: 'Ana', age: 3, agreed: false });
});

it.each([
  ['people.1.email', 'people'],
  ['people', 'people'],
])('the field of %s is %s', (at, want) => {
  expect(rootOf(at)).toBe(want);
});

it('trims what was typed into entries', () => {
  const answers = { people: [{ name: ' Ana ', age: 3 }], tags: [' a '], pass: ' p ' };
  const want = { people: [{ name: 'Ana', age: 3 }], tags: ['a'], pass: ' p ' };
  expect(trimAnswers(answers, new Set(['pass']))).toEqual(want);
});

it('judges each entry by itself', () => {
  const rest = { required: true, readOnly: false, autocomplete: 'off', width: 12 } as const;
  const name: FieldModel = { name: 'name', as: 'text', text: 'people.fields.name', ...rest };
  const group: FieldModel = {
    name: 'people',
    as: 'group',
    text: 'people',
    ...rest,
    group: { most: 3, fields: [name] },
  };
  const sources: Sources = {
    session: {},
    route: {},
    reads: {},
    constants: {},
    brand: {},
    language: 'en',
    answers: { name: 'not of an entry', people: [{ name: 'Ana' }, { name: ' ' }] },
  };
  const broken = findBrokenRules([group], sources, { isPhone: () => true });
  expect(broken).toEqual([{ field: 'people.1.name', rule: 'required' }]);
});
