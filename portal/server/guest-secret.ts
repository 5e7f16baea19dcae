import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { guestSecretAddress, noStore, securityHeaders } from './headers.ts';
import { sendHostError } from './host-answer.ts';
import { guestCookie } from './org/cookies.ts';
import { isSecure } from './org/headers.ts';
import { isFromPortal } from './request-checks.ts';

const bytes = 32;
/** A page sends nothing. */
const bodyLimit = 64;

/**
 * Tells a page of a guest the secret that seals what is typed there. It is made out of a cookie that scripts cannot read and
 * that ends with the browser: what is left on the device then is nobody's to read. No host keeps anything, so that any of
 * several tells the same.
 */
export function registerGuestSecret(host: FastifyInstance): void {
  const onRequest: onRequestHookHandler = (request, reply, done) => {
    if (!isFromPortal(request.headers)) return void sendHostError(reply, 'FORBIDDEN_REQUEST');
    done();
  };
  host.post(guestSecretAddress, { onRequest, bodyLimit }, (request, reply) => {
    const secure = isSecure(request);
    const known = madeHere(guestCookie.read(request.headers.cookie, secure));
    const value = known ?? randomBytes(bytes).toString('base64url');
    if (known === undefined) reply.header('set-cookie', guestCookie.set(value, secure));
    return reply.headers({ ...securityHeaders, ...noStore }).send({ secret: secretOf(value) });
  });
}

/** One way: a page that knows the secret cannot make the cookie out of it. */
function secretOf(value: string): string {
  return createHash('sha256').update(`what a guest types ${value}`).digest('base64url');
}

/** The value of a cookie that the host has made; undefined for any other. */
function madeHere(value: string | undefined): string | undefined {
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
