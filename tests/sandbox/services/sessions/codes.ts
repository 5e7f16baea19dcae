import { createHash, randomInt } from 'node:crypto';
import { constants } from '../../contract/constants.ts';

/** Codes of e-mails and text messages have so many digits. */
const DIGITS = constants.registration.codeDigits;

/** A code that nobody foresees. */
export function createCode(): string {
  return String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Returns true when a text can be a code at all. */
export function isCode(text: string): boolean {
  return text.length === DIGITS && /^\d+$/.test(text);
}

/** A code as it is stored: bound to what it was sent for. */
export function hashCode(owner: string, code: string): string {
  return createHash('sha256').update(`${owner}:${code}`).digest('hex');
}
