import { CompactEncrypt, compactDecrypt } from 'jose';
import type { CookieKey } from './cookie-keys.ts';
import type { CookieSession, EndedSession, TokenSession } from './token-session.ts';

/** Seals what a browser keeps for the host. */
export interface Seal {
  /** The value of a cookie: JWE with AES-256-GCM, which nobody without the key can read or change. */
  readonly seal: (content: object) => Promise<string>;
  /** The content of a value; undefined for one that no known key has sealed. */
  readonly open: (value: string) => Promise<unknown>;
}

/**
 * Creates the seal of a host.
 *
 * @param keys the first one seals, all of them open
 */
export function createSeal(keys: readonly [CookieKey, ...CookieKey[]]): Seal {
  const [first] = keys;
  const known = new Map(keys.map(({ id, bytes }) => [id, bytes]));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    seal: (content) =>
      new CompactEncrypt(encoder.encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.id })
        .encrypt(first.bytes),
    async open(value) {
      try {
        const { plaintext } = await compactDecrypt(value, ({ kid = '' }) => known.get(kid) ?? unknownKey(), {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return JSON.parse(decoder.decode(plaintext));
      } catch {
        return undefined;
      }
    },
  };
}

/** Seals sessions into cookies, and opens them again. */
interface SessionSealer {
  readonly seal: (session: TokenSession | EndedSession) => Promise<string>;
  /** The session that a value stands for; `none` for one that no known key has sealed. */
  readonly open: (value: string | undefined) => Promise<CookieSession>;
}

const none: CookieSession = { state: 'none' };

/** Creates the sealer of a host's sessions. */
export function createSessionSealer({ seal, open }: Seal): SessionSealer {
  return {
    seal,
    async open(value) {
      // Sealed by a host of this product: nobody else has the key. What it has sealed may be a ticket.
      const found = value === undefined ? undefined : ((await open(value)) as Partial<CookieSession>);
      return found?.state === undefined ? none : (found as CookieSession);
    },
  };
}

function unknownKey(): never {
  throw new Error('no such key');
}
