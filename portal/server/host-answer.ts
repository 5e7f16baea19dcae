import type { FastifyReply } from 'fastify';
import { noStore, securityHeaders } from './headers.ts';
import { answerOf } from './host-error.ts';
import type { HostErrorCode } from './host-error.ts';
import { hasBody } from './request-checks.ts';

/**
 * Answers with one of the host's own errors. A body that nobody wants any more ends with its connection.
 *
 * @param wait seconds after which trying again makes sense; those of the code unless stated
 */
export function sendHostError(reply: FastifyReply, code: HostErrorCode, wait?: number): FastifyReply {
  const { status, body, retryAfter } = answerOf(code);
  const seconds = wait ?? retryAfter;
  const { raw } = reply.request;
  if (hasBody(raw.headers) && !raw.complete) reply.header('connection', 'close');
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply
    .code(status)
    .headers({ ...securityHeaders, ...noStore })
    .type('application/json; charset=utf-8')
    .send(body);
}

/** Answers one who may have left meanwhile: nothing is written that nobody reads. */
export function sendIfThere(reply: FastifyReply, code: HostErrorCode): FastifyReply {
  return reply.raw.destroyed ? reply.hijack() : sendHostError(reply, code);
}
