/** Browsers drop a cookie that is longer, name and attributes included. */
const LONGEST_COOKIE = 4_096;

/** A cookie for this host alone, which no script can read. */
interface HostCookie {
  /** Its names, on http and on https. */
  readonly names: readonly string[];
  readonly set: (value: string, secure: boolean) => string;
  /** Takes the cookie's place with nothing. */
  readonly clear: (secure: boolean) => string;
  /** The value in a request; on https only one that no other site can have set. */
  readonly read: (header: string | undefined, secure: boolean) => string | undefined;
}

/**
 * Describes a cookie of the host.
 *
 * @param site `Lax` for one that is needed when another site leads back; others go along with this site's requests alone
 */
export function hostCookie(name: string, site: 'Strict' | 'Lax' = 'Strict'): HostCookie {
  // Browsers take this prefix from the host itself alone, and over https only.
  const nameOn = (secure: boolean) => (secure ? `__Host-${name}` : name);
  return {
    names: [nameOn(false), nameOn(true)],
    set: (value, secure) => `${nameOn(secure)}=${value}; ${guards(secure, site)}`,
    clear: (secure) => `${nameOn(secure)}=; ${guards(secure, site)}; Max-Age=0`,
    read(header, secure) {
      const start = `${nameOn(secure)}=`;
      const pair = (header ?? '')
        .split(';')
        .map((piece) => piece.trim())
        .find((piece) => piece.startsWith(start));
      return pair?.slice(start.length);
    },
  };
}

const session = hostCookie('session');

/** The cookie that begins or goes on with a session: for this host alone, never for scripts or other sites' requests. */
export function sessionCookie(value: string, secure: boolean): string {
  const cookie = session.set(value, secure);
  if (cookie.length > LONGEST_COOKIE) throw new LongCookieError(cookie.length);
  return cookie;
}

/** The cookie that takes the session's place with nothing. */
export const clearedCookie = session.clear;

/** The value of the session's cookie in a request; on https only one that no other site can have set. */
export const readSessionCookie = session.read;

/** The org's tokens are longer than a cookie may be. */
export class LongCookieError extends Error {
  override readonly name = 'LongCookieError';
  constructor(length: number) {
    super(`The tokens of the org make a cookie of ${length} bytes; browsers keep ${LONGEST_COOKIE}.`);
  }
}

/** The attributes of the host's own cookies, which all end with the browser unless another one says more. */
function guards(secure: boolean, site: 'Strict' | 'Lax' = 'Strict'): string {
  return [...(secure ? ['Secure'] : []), 'HttpOnly', `SameSite=${site}`, 'Path=/'].join('; ');
}
