import { constants } from '../../contract/constants.ts';
import { Problem } from '../../protocol/problem.ts';

const SHORTEST = constants.password.minLength;

/** What is left of the passwords that everybody tries first, without their digits and marks at the end. */
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
    throw new Problem(400, 'PASSWORD_MISMATCH', {
      message: 'New Password and Confirm New Password do not match.',
      field: 'confirmPassword',
    });
  }
  if ([...newPassword].length < SHORTEST) {
    throw weak('PASSWORD_TOO_SHORT', `The password must have at least ${SHORTEST} characters.`);
  }
  if (!/\p{L}/u.test(newPassword) || !/\p{N}/u.test(newPassword) || !/[^\p{L}\p{N}\s]/u.test(newPassword)) {
    const message = 'The password must have letters, numbers and at least one special character.';
    throw weak('PASSWORD_COMPOSITION', message);
  }
  if (isCommon(newPassword)) {
    throw weak('PASSWORD_COMMON', 'This password is too easy to guess. Choose another one.');
  }
}

/** The refusal of a password that the user had before. */
export function passwordReused(): Problem {
  return weak('PASSWORD_REUSED', 'The new password must not match an earlier one.');
}

function isCommon(password: string): boolean {
  const core = password.toLowerCase().replace(/[^\p{L}]+$/u, '');
  const plain = [...core].map((sign) => DISGUISES[sign] ?? sign).join('');
  return COMMON.has(plain.replace(/[^\p{L}]/gu, ''));
}

function weak(
  code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_COMPOSITION' | 'PASSWORD_COMMON' | 'PASSWORD_REUSED',
  message: string,
): Problem {
  return new Problem(400, code, { message, field: 'newPassword' });
}
