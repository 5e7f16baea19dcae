import { constants } from '../../contract/constants.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Problem } from '../../protocol/problem.ts';

const SHORTEST = constants.password.minLength;

/** The passwords that everybody tries first, without their digits and marks at the end. */
const COMMON: ReadonlySet<string> = new Set([
  'abc',
  'admin',
  'baseball',
  'changeme',
  'dragon',
  'electric',
  'energy',
  'football',
  'iloveyou',
  'letmein',
  'login',
  'monkey',
  'pass',
  'password',
  'princess',
  'qwerty',
  'qwertyuiop',
  'secret',
  'spring',
  'summer',
  'sunshine',
  'superman',
  'texas',
  'trustno',
  'welcome',
  'winter',
]);

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
  const core = password.toLowerCase().replace(/[^\p{L}]+$/u, '');
  const plain = [...core].map((sign) => DISGUISES[sign] ?? sign).join('');
  return COMMON.has(plain.replace(/[^\p{L}]/gu, ''));
}
