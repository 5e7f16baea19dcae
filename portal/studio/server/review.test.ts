import { expect, it } from 'vitest';
import { reviewOf, whyNotAsSeen } from './review.ts';

const path = 'locales/en/screens/messages/list.json';
const config = 'screen-configs/messages/list.json';
const hashOf = (...files: Parameters<typeof reviewOf>[0]) => reviewOf(files)[0]?.hash;

it('has one hash for a draft and for what is saved of it, and another one for each other content', () => {
  const draft = hashOf({ path, before: '{"a":1}', after: '{"a":2}' });
  expect(hashOf({ path, before: '{ "a": 1 }\n', after: '{\n  "a": 2\n}\n' })).toBe(draft);
  const others = [
    hashOf({ path, before: '{"a":1}', after: '{"a":3}' }),
    hashOf({ path, before: '{"a":0}', after: '{"a":2}' }),
    hashOf({ path, before: '{"a":1}', after: undefined }),
    hashOf({ path, before: '{"a":1}', after: 'no JSON' }),
    hashOf({ path: config, before: '{"a":1}', after: '{"a":2}' }),
    hashOf({ path, before: '{"a":1}', after: '{"a":2}' }, { path: config, after: '{}' }),
  ];
  expect(new Set([draft, ...others]).size).toBe(others.length + 1);
});

it('shows a document once, with its files in one order, and none that is only laid out anew', () => {
  const one = { path, after: '{}' };
  const other = { path: config, after: '{}' };
  expect(reviewOf([one, other])).toEqual(reviewOf([other, one]));
  expect(reviewOf([one, other]).map(({ id, files }) => [id, files.length])).toEqual([['messages/list', 2]]);
  expect(reviewOf([{ path, before: '{}', after: '{ }' }])).toEqual([]);
});

it('names each document that is another one than was seen', () => {
  const documents = reviewOf([
    { path, after: '{}' },
    { path: 'screen-configs/brands.json', after: '{}' },
  ]);
  const seen = Object.fromEntries(documents.map(({ id, hash }) => [id, hash]));
  expect(whyNotAsSeen(documents, seen)).toBeUndefined();
  expect(whyNotAsSeen(documents, { ...seen, 'messages/list': 'x', 'messages/new': 'y' })).toMatchObject({
    problem: {
      code: 'CHANGED_SINCE',
      message: 'Nothing was done: messages/list, messages/new have changed since you looked. Look again.',
    },
  });
});
