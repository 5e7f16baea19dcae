import { dictionary } from '@zxcvbn-ts/language-common';
import { constants } from '../../contract/constants.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Problem } from '../../protocol/problem.ts';

const SHORTEST = constants.password.minLength;

/** Words of this business and of its place, whichever a general list has. */
const OWN_WORDS = ['abc', 'electric', 'electricity', 'energy', 'texas', 'utility'];

/** 50,000 passwords of known leaks, the most frequent first, and the own words. */
const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...OWN_WORDS]);

/** So many digits and marks around a common word make it no better. */
const LONGEST_TRIM = 6;

const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Refuses a new password that breaks a rule of the requirement (000 §5); the first broken rule is told. */
export function checkNewPassword(newPassword: string, confirmPassword: string): void {
  if (newPassword.normalize('NFKC') !== confirmPassword.normalize('NFKC')) {
    throw apexProblem(400, 'PASSWORD_MISMATCH');
  }
  if ([...newPassword].length < SHORTEST) throw apexProblem(400, 'PASSWORD_TOO_SHORT');
  if (!/\p{L}/u.test(newPassword) || !/\p{N}/u.test(newPassword) || !/[^\p{L}\p{N}\s]/u.test(newPassword)) {
    throw apexProblem(400, 'PASSWORD_COMPOSITION');
  }
  if (isCommon(newPassword)) throw apexProblem(400, 'PASSWORD_COMMON');
}

/** The problem of a password that the user had before. */
export function passwordReused(): Problem {
  return apexProblem(400, 'PASSWORD_REUSED');
}

function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  const core = typed.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '');
  const isTrimmed = typed.length - core.length <= LONGEST_TRIM;
  const tried = [typed, typed.replace(/[^\p{L}\p{N}]{1,6}$/u, ''), ...(isTrimmed ? [core] : [])];
  return tried.some((word) => COMMON.has(word) || COMMON.has(undisguised(word)));
}

const undisguised = (word: string): string => [...word].map((sign) => DISGUISES[sign] ?? sign).join('');
