import { describe, expect, it } from 'vitest';
import { readCredentials } from './credentials.ts';

const body = (value: unknown) => Buffer.from(JSON.stringify(value));
const given = { username: 'maria', password: 'Sunny:day ñ' };

describe('readCredentials', () => {
  it.each([
    [given, { ...given, isShared: false }],
    [
      { ...given, sharedDevice: true },
      { ...given, isShared: true },
    ],
  ])('reads %j', (value, want) => {
    expect(readCredentials(body(value))).toEqual(want);
  });

  it.each([
    ['no body', undefined],
    ['no JSON', Buffer.from('{')],
    ['a list', body([given])],
    ['no password', body({ username: 'maria' })],
    ['an empty name', body({ ...given, username: '' })],
    ['a long name', body({ ...given, username: 'x'.repeat(256) })],
    ['a long password', body({ ...given, password: 'x'.repeat(1_001) })],
    ['a number', body({ ...given, password: 5 })],
    ['another member', body({ ...given, admin: true })],
    ['a word for yes', body({ ...given, sharedDevice: 'yes' })],
    ['a name that would end early in the header', body({ ...given, username: 'a:b' })],
  ])('refuses %s', (_, value) => {
    expect(readCredentials(value)).toBeUndefined();
  });
});
