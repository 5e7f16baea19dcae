import { answerOf } from '../host-error.ts';
import type { HostErrorCode } from '../host-error.ts';
import type { ClientAnswer } from '../org/client-answer.ts';

/** Codes of the specs with which the host answers calls of log-ins itself. */
export type AuthErrorCode =
  | 'ACCOUNT_INACTIVE'
  | 'ALREADY_REGISTERED'
  | 'CODE_INVALID'
  | 'EMAIL_INVALID'
  | 'EMAIL_LINK_EXPIRED'
  | 'EMAIL_LINK_INVALID'
  | 'INVALID_INPUT'
  | 'INVALID_SESSION_ID'
  | 'LOGIN_FAILED'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_COMPOSITION'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_REUSED'
  | 'PASSWORD_TOO_SHORT'
  | 'REGISTRATION_NOT_VERIFIED'
  | 'RESET_LINK_EXPIRED'
  | 'RESET_LINK_INVALID'
  | 'TOO_MANY_REQUESTS';

const errors: {
  readonly [code in AuthErrorCode]: {
    readonly status: number;
    readonly message: string;
    readonly field?: string;
  };
} = {
  ACCOUNT_INACTIVE: {
    status: 403,
    message: 'Contact Customer Service. This account is not currently active.',
  },
  ALREADY_REGISTERED: { status: 409, message: 'You are already registered. Please log in.' },
  CODE_INVALID: {
    status: 400,
    message: 'This code is not right. Please check it or ask for a new one.',
    field: 'code',
  },
  EMAIL_INVALID: {
    status: 400,
    message: 'Enter a valid email address, such as {email}',
    field: 'email',
  },
  EMAIL_LINK_EXPIRED: { status: 410, message: 'Verification link expired. Please try again.' },
  EMAIL_LINK_INVALID: { status: 404, message: 'Please use the latest verification link.' },
  INVALID_INPUT: { status: 400, message: 'One or more inputs are invalid. Please try again.' },
  INVALID_SESSION_ID: { status: 401, message: 'Session expired or invalid' },
  LOGIN_FAILED: {
    status: 401,
    message: 'Your login attempt has failed. Make sure the username and password are correct.',
  },
  PASSWORD_COMMON: {
    status: 400,
    message: 'This password is too easy to guess. Choose another one.',
    field: 'newPassword',
  },
  PASSWORD_COMPOSITION: {
    status: 400,
    message: 'The password must have letters, numbers and at least one special character.',
    field: 'newPassword',
  },
  ['PASSWORD_MISMATCH']: {
    status: 400,
    message: 'New Password and Confirm New Password do not match.',
    field: 'confirmPassword',
  },
  PASSWORD_REUSED: {
    status: 400,
    message: 'The new password must not match an earlier one.',
    field: 'newPassword',
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    message: 'The password must have at least 8 characters.',
    field: 'newPassword',
  },
  REGISTRATION_NOT_VERIFIED: {
    status: 403,
    message: 'We are not able to verify your registration at this time.',
  },
  RESET_LINK_EXPIRED: { status: 410, message: 'Reset password link expired. Please try again.' },
  RESET_LINK_INVALID: {
    status: 404,
    message: 'Please try with correct user or latest reset password link.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Try again later' },
};

/** An answer of the host's own. */
export function jsonAnswer(
  status: number,
  body: unknown,
  headers: ClientAnswer['headers'] = {},
): ClientAnswer {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...headers,
    },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** An error of the host's own, for a call whose session it has to write. */
export function hostAnswer(code: HostErrorCode): ClientAnswer {
  const { status, retryAfter, body } = answerOf(code);
  return jsonAnswer(status, body, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
}

/** An error in the platform's shape, as the specs name it. */
export function authError(errorCode: AuthErrorCode, headers?: ClientAnswer['headers']): ClientAnswer {
  const { status, ...told } = errors[errorCode];
  return jsonAnswer(status, [{ errorCode, ...told }], headers);
}

/** The answer with the host's cookies instead of those of the org, which stay with the host. */
export function withCookies(answer: ClientAnswer, cookies: readonly string[]): ClientAnswer {
  const { 'set-cookie': _, ...headers } = answer.headers;
  return { ...answer, headers: cookies.length === 0 ? headers : { ...headers, 'set-cookie': [...cookies] } };
}
