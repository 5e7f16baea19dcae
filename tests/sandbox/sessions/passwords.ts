import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** A password as it is stored; both parts are hexadecimal. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

const BYTES = 32;

/** Node's defaults (N 16384, r 8, p 1): about 30 ms, enough to be felt by whoever guesses at a stand-in. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: scryptSync(normalise(password), salt, BYTES).toString('hex') };
}

/** Whether the password is the stored one. Unknown users are checked against nothing, at the same cost. */
export async function checkPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { salt, hash } = stored ?? { salt: '00'.repeat(16), hash: '00'.repeat(BYTES) };
  const derived = await new Promise<Buffer>((resolve, reject) => {
    scrypt(normalise(password), salt, BYTES, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
  return timingSafeEqual(derived, Buffer.from(hash, 'hex')) && stored !== undefined;
}

/** The same password typed on two keyboards can differ in its code points. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
