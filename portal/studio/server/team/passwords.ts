import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A password as it is kept: the N of scrypt, salt and hash, with colons between. */
export type KeptPassword = string;

const bytes = 32;

/** The N of scrypt with r 8 and p 1, as OWASP asks for: 128 MB and half a second or more. */
const usualCost = 131_072;

/** The fewest letters that a password has. */
const fewestLetters = 12;

/** Hashes that wait at most: some five seconds for whoever comes last. */
const mostWaiting = 10;

/** Hashes passwords one after the other: each takes much memory, and those who guess must not take all of it. */
export interface Passwords {
  readonly hash: (password: string) => Promise<KeptPassword>;
  /** Returns true for the password that is kept. Without one the answer is no, at the same cost. */
  readonly isRight: (password: string, kept: KeptPassword | undefined) => Promise<boolean>;
  /** True while so many hashes wait that nobody else is to be let in behind them. */
  readonly isBusy: () => boolean;
}

/** Opens the hashing of passwords. */
export function openPasswords(cost: number = usualCost): Passwords {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const derive = (password: string, salt: string, usedCost: number): Promise<Buffer> => {
    const next = last.then(() => derived(password, salt, usedCost));
    pending += 1;
    last = next.catch(() => undefined).finally(() => (pending -= 1));
    return next;
  };
  return {
    // One of them is being made.
    isBusy: () => pending > mostWaiting,
    async hash(password) {
      const salt = randomBytes(16).toString('hex');
      return [cost, salt, (await derive(password, salt, cost)).toString('hex')].join(':');
    },
    async isRight(password, kept) {
      const [usedCost = '', salt = '', hash = ''] = (kept ?? nobody(cost)).split(':');
      const found = await derive(password, salt, Number(usedCost));
      const known = Buffer.from(hash, 'hex');
      return kept !== undefined && known.length === bytes && timingSafeEqual(found, known);
    },
  };
}

/** Returns why a password is none that anybody may have; undefined for one that is good. */
export function weaknessOf(password: string, username: string): string | undefined {
  if (password.length < fewestLetters) return `A password has ${fewestLetters} letters or more.`;
  if (password.length > 200) return 'A password has 200 letters at most.';
  if (new Set(password.toLowerCase()).size < 5) return 'A password has five different letters or more.';
  if (password.toLowerCase().includes(username.toLowerCase()))
    return 'A password does not hold the user name.';
  return undefined;
}

const nobody = (cost: number) => `${cost}:${'00'.repeat(16)}:${'00'.repeat(bytes)}`;

function derived(password: string, salt: string, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same password typed on two keyboards can differ in its code points.
    scrypt(password.normalize('NFKC'), salt, bytes, { N: cost, maxmem: 256 * cost * 8 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
