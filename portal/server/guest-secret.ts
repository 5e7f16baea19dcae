import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { guards } from './auth/session-cookie.ts';
import { guestSecretAddress, noStore, securityHeaders } from './headers.ts';
import { sendHostError } from './host-answer.ts';
import { guestCookie } from './org/cookies.ts';
import { isSecure } from './org/headers.ts';
import { isFromPortal } from './request-checks.ts';

const bytes = 32;
const nameOf = (secure: boolean): string => (secure ? guestCookie.secure : guestCookie.open);

/**
 * Tells a page of a guest the secret that seals what is typed there. It is made out of a cookie that scripts cannot read and
 * that ends with the browser: what is left on the device then is nobody's to read. No host keeps anything, so that any of
 * several tells the same.
 */
export function registerGuestSecret(host: FastifyInstance): void {
  host.post(guestSecretAddress, (request, reply) => {
    if (!isFromPortal(request.headers)) return sendHostError(reply, 'FORBIDDEN_REQUEST');
    const secure = isSecure(request);
    const known = readGuestCookie(request.headers.cookie, secure);
    const value = known ?? randomBytes(bytes).toString('base64url');
    if (known === undefined) reply.header('set-cookie', `${nameOf(secure)}=${value}; ${guards(secure)}`);
    return reply.headers({ ...securityHeaders, ...noStore }).send({ secret: secretOf(value) });
  });
}

/** One way: a page that knows the secret cannot make the cookie out of it. */
function secretOf(value: string): string {
  return createHash('sha256').update(`what a guest types ${value}`).digest('base64url');
}

/** The cookie of a guest; undefined for one that the host has not made. */
function readGuestCookie(header: string | undefined, secure: boolean): string | undefined {
  const start = `${nameOf(secure)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
