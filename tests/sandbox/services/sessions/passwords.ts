import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** A password as it is stored; salt and hash are hexadecimal. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  /** The N of scrypt, a power of two. */
  readonly cost: number;
}

const BYTES = 32;

/** Node's default N (r 8, p 1): about 30 ms, enough to be felt by whoever guesses at a stand-in. */
export const PASSWORD_COST = 16_384;

/** Hashes while everything waits; only for what is made before the first request. */
export function hashPasswordNow(password: string, cost: number): PasswordHash {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: scryptSync(normalise(password), salt, BYTES, { N: cost }).toString('hex'), cost };
}

/** A new hash of a password. */
export async function hashPassword(password: string, cost: number): Promise<PasswordHash> {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: (await derive(password, salt, cost)).toString('hex'), cost };
}

/** Returns true when the password is the stored one. Without a stored one the answer is no, at the same cost. */
export async function checkPassword(
  password: string,
  stored: PasswordHash | undefined,
  cost: number,
): Promise<boolean> {
  const known = stored ?? { salt: '00'.repeat(16), hash: '00'.repeat(BYTES), cost };
  const derived = await derive(password, known.salt, known.cost);
  return timingSafeEqual(derived, Buffer.from(known.hash, 'hex')) && stored !== undefined;
}

function derive(password: string, salt: string, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normalise(password), salt, BYTES, { N: cost }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** The same password typed on two keyboards can differ in its code points. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
