import type * as Utils from '@rjsf/utils';
import { expect, it } from 'vitest';
import { loadOriginal } from '../original.ts';
import { hashObject } from './hash-for-schema.ts';

const original = loadOriginal<typeof Utils>('@rjsf/utils');

const pairs: readonly (readonly [string, object, object])[] = [
  ['the same answers', { formData: { a: 'x', b: [1] } }, { formData: { a: 'x', b: [1] } }],
  ['another answer', { formData: { a: 'x' } }, { formData: { a: 'y' } }],
  ['an answer more', { formData: { a: 'x' } }, { formData: { a: 'x', b: 1 } }],
  ['an answer that is not there', { formData: { a: 'x', b: undefined } }, { formData: { a: 'x' } }],
  ['no answers', { formData: undefined }, {}],
];

it.each(pairs)('tells apart what the form library does: %s', (_what, one, other) => {
  const isSame = original.hashObject(one) === original.hashObject(other);
  expect(hashObject(one) === hashObject(other)).toBe(isSame);
});
