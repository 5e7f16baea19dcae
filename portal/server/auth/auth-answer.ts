import { noStore, securityHeaders } from '../headers.ts';
import type { ClientAnswer } from '../org/client-answer.ts';

/** Codes of the specs with which the host answers session calls itself. */
type AuthErrorCode =
  'ACCOUNT_INACTIVE' | 'INVALID_INPUT' | 'INVALID_SESSION_ID' | 'LOGIN_FAILED' | 'TOO_MANY_REQUESTS';

const errors: {
  readonly [code in AuthErrorCode]: { readonly status: number; readonly message: string };
} = {
  ACCOUNT_INACTIVE: {
    status: 403,
    message: 'Contact Customer Service. This account is not currently active.',
  },
  INVALID_INPUT: { status: 400, message: 'One or more inputs are invalid. Please try again.' },
  INVALID_SESSION_ID: { status: 401, message: 'Session expired or invalid' },
  LOGIN_FAILED: {
    status: 401,
    message: 'Your login attempt has failed. Make sure the username and password are correct.',
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
      ...securityHeaders,
      ...noStore,
      'content-type': 'application/json; charset=utf-8',
      ...headers,
    },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** An error in the platform's shape, as the specs name it. */
export function authError(errorCode: AuthErrorCode, headers?: ClientAnswer['headers']): ClientAnswer {
  const { status, message } = errors[errorCode];
  return jsonAnswer(status, [{ errorCode, message }], headers);
}

/** The answer with the host's cookie instead of those of the org, which stay with the host. */
export function withCookie(answer: ClientAnswer, cookie: string | undefined): ClientAnswer {
  const { 'set-cookie': _, ...headers } = answer.headers;
  return { ...answer, headers: cookie === undefined ? headers : { ...headers, 'set-cookie': cookie } };
}
