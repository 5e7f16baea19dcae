import { describe, expect, it } from 'vitest';
import { readClaim, signClaim } from './staff-tokens.ts';
import type { StagingKeys } from './staff-tokens.ts';

const keyOf = (id: string, byte: number) => ({ id, bytes: new Uint8Array(32).fill(byte) });
const keys: StagingKeys = [keyOf('b', 2), keyOf('a', 1)];
const claim = { use: 'pass', host: 'portal.example', until: 100 } as const;
const wanted = { use: 'pass', host: 'portal.example', now: 99 } as const;
const token = signClaim(keys, claim);
const [keyId = '', facts = '', signature = ''] = token.split('.');
const changed = (change: object) =>
  Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(facts, 'base64url').toString()), ...change }),
  ).toString('base64url');

describe('a claim', () => {
  it('is read as it was signed, until its time is over', () => {
    expect(readClaim(keys, token, wanted)).toEqual({ ...claim, id: expect.stringMatching(/^[\w-]{22}$/) });
    expect(readClaim(keys, token, { ...wanted, now: 100 })).toBeUndefined();
  });

  it('counts while its key does, whichever signs', () => {
    const old = signClaim([keyOf('a', 1)], claim);
    expect(readClaim(keys, old, wanted)).toMatchObject(claim);
    expect(readClaim([keyOf('b', 2)], old, wanted)).toBeUndefined();
  });

  it('is another one each time', () => {
    expect(signClaim(keys, claim)).not.toBe(token);
  });

  it.each([
    ['of another use', token, { ...wanted, use: 'invitation' }],
    ['of another host', token, { ...wanted, host: 'other.example' }],
    ['of another port', token, { ...wanted, host: 'portal.example:8080' }],
    ['of a key with the same name', signClaim([keyOf('b', 3)], claim), wanted],
    ['of a key that nobody has', signClaim([keyOf('c', 2)], claim), wanted],
    ['without a signature', `${keyId}.${facts}.`, wanted],
    ['without anything', '', wanted],
    ['whose signature lacks its end', token.slice(0, -1), wanted],
    ['whose signature goes on', `${token}A`, wanted],
    ['with more behind', `${token}.x`, wanted],
    ['that was made longer', `${keyId}.${changed({ until: 1e15 })}.${signature}`, wanted],
    [
      'that was made for another host',
      `${keyId}.${changed({ host: 'x' })}.${signature}`,
      { ...wanted, host: 'x' },
    ],
    [
      'that is signed by the other key',
      `${Buffer.from('a').toString('base64url')}.${facts}.${signature}`,
      wanted,
    ],
    ['that names no algorithm', `${Buffer.from('none').toString('base64url')}.${facts}.`, wanted],
    ['of a megabyte', 'x.'.repeat(500_000), wanted],
  ] as const)('is not one %s', (_what, text, asked) => {
    expect(readClaim(keys, text, asked)).toBeUndefined();
  });
});
