import { constants } from '@energy-portal/sdk';
import type { AuthErrorCode } from './auth-answer.ts';

const { minLength, maxLength } = constants.password;

/** The longest password that is taken, in characters. */
export const LONGEST_PASSWORD = maxLength;

/** The rule of the specs that a new password breaks, if it breaks one; the org may have more. */
export function brokenRule(newPassword: string, confirmation: string): AuthErrorCode | undefined {
  if (newPassword !== confirmation) return 'PASSWORD_MISMATCH';
  if ([...newPassword].length < minLength) return 'PASSWORD_TOO_SHORT';
  const isMixed = /\p{L}/u.test(newPassword) && /\p{N}/u.test(newPassword);
  return isMixed && /[^\p{L}\p{N}\s]/u.test(newPassword) ? undefined : 'PASSWORD_COMPOSITION';
}

/** The rule of the org's own that its words name; undefined where they are about the code. */
export function ruleInWords(words: string): AuthErrorCode | undefined {
  if (!/password/i.test(words) || /one.?time|\botp\b|code/i.test(words)) return undefined;
  if (/repeat|reuse|previous|used before|already used/i.test(words)) return 'PASSWORD_REUSED';
  return /weak|guess|common|dictionary|trivial|easy/i.test(words)
    ? 'PASSWORD_COMMON'
    : 'PASSWORD_COMPOSITION';
}
