import { createHash, randomInt } from 'node:crypto';

/** How long a code of an e-mail or a text message works, in milliseconds (`codeMinutes` of the specs). */
export const CODE_LIFETIME = 10 * 60_000;

/** A code of six digits that nobody foresees. */
export function createCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** A code as it is stored: bound to what it was sent for. */
export function hashCode(owner: string, code: string): string {
  return createHash('sha256').update(`${owner}:${code}`).digest('hex');
}
