import { CompactEncrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { tokenSessionAt } from '../testing/token-session.ts';
import { createSeal, createSessionSealer } from './sealed-session.ts';
import type { CookieKey } from './cookie-keys.ts';

const keyOf = (id: string, filling: number) => ({ id, bytes: new Uint8Array(32).fill(filling) });
const sealerOf = (...keys: readonly [CookieKey, ...CookieKey[]]) => createSessionSealer(createSeal(keys));
const session = tokenSessionAt(1, { accessToken: '00D!secret', seenAt: 2, tokenAt: 3 });

/** Sealed with the key, by a method that the host does not use. */
const sealedOtherwise = (content: object): Promise<string> =>
  new CompactEncrypt(Buffer.from(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256', kid: 'a' })
    .encrypt(keyOf('a', 1).bytes);

describe('createSessionSealer', () => {
  it('opens what it has sealed, and shows nothing of it', async () => {
    const sealer = sealerOf(keyOf('a', 1));
    const value = await sealer.seal(session);
    expect(await sealer.open(value)).toEqual(session);
    const readable = value.split('.').map((piece) => Buffer.from(piece, 'base64url').toString('latin1'));
    expect(readable.join()).not.toContain('secret');
    expect(await sealer.seal(session)).not.toBe(value);
  });

  it('opens what an earlier key has sealed until that key is gone', async () => {
    const value = await sealerOf(keyOf('a', 1)).seal(session);
    expect(await sealerOf(keyOf('b', 2), keyOf('a', 1)).open(value)).toEqual(session);
    expect(await sealerOf(keyOf('b', 2)).open(value)).toEqual({ state: 'none' });
  });

  it.each([
    ['no cookie', async () => undefined],
    ['a ticket', () => createSeal([keyOf('a', 1)]).seal({ kind: 'reset', username: 'a', until: 1 })],
    ['a word', async () => 'session'],
    ['another key of the same name', () => sealerOf(keyOf('a', 9)).seal(session)],
    ['what the key has sealed in another way', () => sealedOtherwise(session)],
    ['an unsealed token', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(session))}.`],
    [
      'a changed cookie',
      async () => {
        const value = await sealerOf(keyOf('a', 1)).seal(session);
        const at = value.length - 5;
        return `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`;
      },
    ],
  ])('takes %s for none', async (_, make) => {
    expect(await sealerOf(keyOf('a', 1)).open(await make())).toEqual({ state: 'none' });
  });
});
