import { CompactEncrypt, compactDecrypt } from 'jose';
import type { CookieKey } from './cookie-keys.ts';
import type { CookieSession, EndedSession, TokenSession } from './token-session.ts';

/** Seals sessions into cookies, and opens them again. */
interface SessionSealer {
  /** The value of a cookie: JWE with AES-256-GCM, which nobody without the key can read or change. */
  readonly seal: (session: TokenSession | EndedSession) => Promise<string>;
  /** The session that a value stands for; `none` for one that no known key has sealed. */
  readonly open: (value: string | undefined) => Promise<CookieSession>;
}

const none: CookieSession = { state: 'none' };

/**
 * Creates the sealer of a host.
 *
 * @param keys the first one seals, all of them open
 */
export function createSessionSealer(keys: readonly [CookieKey, ...CookieKey[]]): SessionSealer {
  const [first] = keys;
  const known = new Map(keys.map(({ id, bytes }) => [id, bytes]));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    seal: (session) =>
      new CompactEncrypt(encoder.encode(JSON.stringify(session)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.id })
        .encrypt(first.bytes),
    async open(value) {
      if (value === undefined) return none;
      try {
        const { plaintext } = await compactDecrypt(value, ({ kid = '' }) => known.get(kid) ?? unknownKey(), {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        // Sealed by a host of this product: nobody else has the key.
        return JSON.parse(decoder.decode(plaintext)) as CookieSession;
      } catch {
        return none;
      }
    },
  };
}

function unknownKey(): never {
  throw new Error('no such key');
}
