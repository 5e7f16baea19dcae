import { describe, expect, it } from 'vitest';
import { readCookieKeys } from './cookie-keys.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const other = Buffer.alloc(32, 2).toString('base64url');

describe('readCookieKeys', () => {
  it.each([
    [`a:${key}`, ['a']],
    [`2026-11:${other}, 2026-10:${key}`, ['2026-11', '2026-10']],
  ])('reads %s', (text, want) => {
    expect(readCookieKeys(text)?.map(({ id }) => id)).toEqual(want);
    expect(readCookieKeys(text)?.every(({ bytes }) => bytes.length === 32)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a key without a name', key],
    ['a short key', `a:${Buffer.alloc(31, 1).toString('base64')}`],
    ['a long key', `a:${Buffer.alloc(33, 1).toString('base64')}`],
    ['no key behind the comma', `a:${key},`],
    ['a name with something before it', `!a:${key}`],
    ['something behind the key', `a:${key}!`],
    ['no name', `:${key}`],
    ['a name twice', `a:${key},a:${other}`],
  ])('refuses %s', (_, text) => {
    expect(readCookieKeys(text)).toBeUndefined();
  });
});
