import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { endTogether } from '../end-together.ts';
import { noStore, securityHeaders } from '../headers.ts';
import type { ClientAnswer } from './client-answer.ts';

const generalHeaders = { ...securityHeaders, ...noStore };
/** Names and values in turn. */
const generalList = Object.entries(generalHeaders).flat();
const bodiless: ReadonlySet<number> = new Set([204, 304]);

/**
 * Writes an answer with the headers of all answers. One that is whole is written past Fastify, which would go through
 * headers that are complete.
 */
export function writeAnswer(reply: FastifyReply, { status, headers, body }: ClientAnswer): void {
  if (body instanceof Readable) {
    reply.code(status).headers({ ...generalHeaders, ...headers });
    return void reply.send(body);
  }
  const { raw, request } = reply;
  const list: (string | string[])[] = [...generalList];
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  const isSized = body !== undefined || (request.method !== 'HEAD' && !bodiless.has(status));
  if (isSized) list.push('content-length', String(body?.length ?? 0));
  // Fails where a header cannot be sent, and nothing has left then.
  raw.writeHead(status, list);
  reply.hijack();
  endTogether(raw, body);
}
