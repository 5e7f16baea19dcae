import { hostCookie, readSessionCookie } from '../auth/session-cookie.ts';
import { passCookie } from '../staging/pass-cookie.ts';

/** Marks the org's cookies on https: browsers take a name with `__Host-` from no other site. */
const ownPrefix = '__Host-portal-';
/** The host's own cookie of guests. */
export const guestCookie = hostCookie('guest');
/** Cookies that are the host's business alone. */
const ownNames: ReadonlySet<string> = new Set([...guestCookie.names, ...passCookie.names]);
const keptAttributes: ReadonlySet<string> = new Set(['expires', 'max-age']);

/**
 * Cookies of the org as the browser gets them: for this host alone, never for scripts, never to other sites' requests,
 * and on https only over https and with the `__Host-` prefix.
 */
export function cookiesForClient(cookies: string | readonly string[] | undefined, secure: boolean): string[] {
  if (cookies === undefined) return [];
  const all = typeof cookies === 'string' ? [cookies] : cookies;
  return all.flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((piece) => piece.trim());
    const end = pair.indexOf('=');
    if (end < 1) return [];
    const kept = attributes.filter((attribute) => keptAttributes.has(nameOf(attribute)));
    const site = attributes.some((attribute) => /^samesite=strict$/i.test(attribute)) ? 'Strict' : 'Lax';
    const named = secure ? `${ownPrefix}${pair}` : pair;
    const guard = [...(secure ? ['Secure'] : []), 'HttpOnly', `SameSite=${site}`, 'Path=/'];
    return [[named, ...guard, ...kept].join('; ')];
  });
}

/**
 * The cookies of a request under the names that the org gave them, without the host's own for guests and staff. On https those
 * of the org alone: no other site can set them, and those of other programs on this name, as the studio's, are none of its business.
 */
export function cookiesForOrg(header: string | undefined, secure: boolean): string {
  if (header === undefined) return '';
  const pairs = header.split(';').map((pair) => pair.trim());
  const known = secure
    ? pairs.filter((pair) => pair.startsWith(ownPrefix)).map((pair) => pair.slice(ownPrefix.length))
    : pairs.filter((pair) => !ownNames.has(pair.split('=', 1)[0] ?? ''));
  return known.filter((pair) => pair !== '').join('; ');
}

/** All in a request that may be its session: the host's own cookie where it proves who asks, else the cookies that the org gets. */
export function sessionsIn(header: string | undefined, secure: boolean, isHosts: boolean): readonly string[] {
  if (!isHosts) return secretsIn(cookiesForOrg(header, secure));
  const own = readSessionCookie(header, secure);
  return own === undefined ? [] : [own];
}

/** Letters that a session's secret has at least; a language or another choice has fewer. */
const leastSecret = 16;

/** The cookies that may be a session: the org alone knows which one is. Those that a client adds to its own do not make it somebody else. */
function secretsIn(header: string): readonly string[] {
  const pairs = header.split(';').map((pair) => pair.trim());
  return [...new Set(pairs.filter((pair) => pair.length - pair.indexOf('=') > leastSecret))];
}

function nameOf(attribute: string): string {
  return attribute.split('=', 1)[0]?.trim().toLowerCase() ?? '';
}
