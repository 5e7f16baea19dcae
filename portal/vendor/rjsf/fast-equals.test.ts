import type * as Utils from '@rjsf/utils';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { loadOriginal } from '../original.ts';
import { createCustomEqual } from './fast-equals.ts';

const { deepEquals } = loadOriginal<typeof Utils>('@rjsf/utils');
const isEqual = createCustomEqual();
const file = new Date(0);

const pairs: readonly (readonly [string, unknown, unknown])[] = [
  ['texts', 'a', 'a'],
  ['other texts', 'a', 'b'],
  ['no number and no number', Number.NaN, Number.NaN],
  ['nothing and not there', null, undefined],
  ['a number and its text', 1, '1'],
  ['functions', () => 1, () => 2],
  ['a function and a text', () => 1, 'a'],
  ['objects', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }],
  ['objects with another inside', { a: { b: 1 } }, { a: { b: 2 } }],
  ['a member that is there as undefined', { a: undefined }, { b: 1 }],
  ['a member more', { a: 1 }, { a: 1, b: 2 }],
  ['lists', [1, [2]], [1, [2]]],
  ['lists in another order', [1, 2], [2, 1]],
  ['a longer list', [1], [1, 2]],
  ['a list and an object', [], {}],
  ['an object and nothing', {}, null],
  ['the same object of a class', { file }, { file }],
  ['elements', createElement('p', { id: 'a' }, 'text'), createElement('p', { id: 'a' }, 'text')],
  ['other elements', createElement('p', null, 'text'), createElement('p', null, 'texts')],
];

it.each(pairs)('judges as the form library does: %s', (_what, one, other) => {
  expect(isEqual(one, other)).toBe(deepEquals(one, other));
  expect(isEqual(other, one)).toBe(deepEquals(other, one));
});
