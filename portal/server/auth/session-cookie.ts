const NAME = 'session';
/** Browsers take this prefix from the host itself alone, and over https only. */
const SECURE_NAME = `__Host-${NAME}`;
/** Browsers drop a cookie that is longer, name and attributes included. */
const LONGEST_COOKIE = 4_096;

/** The cookie that begins or goes on with a session: for this host alone, never for scripts or other sites' requests. */
export function sessionCookie(value: string, secure: boolean): string {
  const cookie = `${secure ? SECURE_NAME : NAME}=${value}; ${guards(secure)}`;
  if (cookie.length > LONGEST_COOKIE) throw new LongCookieError(cookie.length);
  return cookie;
}

/** The cookie that takes the session's place with nothing. */
export function clearedCookie(secure: boolean): string {
  return `${secure ? SECURE_NAME : NAME}=; ${guards(secure)}; Max-Age=0`;
}

/** The value of the session's cookie in a request; on https only one that no other site can have set. */
export function readSessionCookie(header: string | undefined, secure: boolean): string | undefined {
  const start = `${secure ? SECURE_NAME : NAME}=`;
  const pair = (header ?? '')
    .split(';')
    .map((piece) => piece.trim())
    .find((piece) => piece.startsWith(start));
  return pair?.slice(start.length);
}

/** The org's tokens are longer than a cookie may be. */
export class LongCookieError extends Error {
  override readonly name = 'LongCookieError';
  constructor(length: number) {
    super(`The tokens of the org make a cookie of ${length} bytes; browsers keep ${LONGEST_COOKIE}.`);
  }
}

/** The attributes of the host's own cookies, which all end with the browser unless another one says more. */
export function guards(secure: boolean): string {
  return [...(secure ? ['Secure'] : []), 'HttpOnly', 'SameSite=Strict', 'Path=/'].join('; ');
}
