import type { FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ClientLeftError } from './org-line.ts';

/**
 * A body that the org may stop reading, as it does with what it refuses: the rest is read and dropped behind the answer, so
 * that the client's connection can carry its next request. undici would destroy the request itself and leave it standing.
 */
export function leaveable(body: Readable, { raw }: FastifyRequest): Readable {
  const passed = body.pipe(new PassThrough());
  body.once('close', () => body.readableEnded || passed.destroy(new ClientLeftError()));
  body.once('error', () => passed.destroy(new ClientLeftError()));
  // A call that was refused before it was sent has nobody who reads its body, and an error that nobody takes ends the host.
  passed.on('error', () => undefined);
  passed.once('close', () => raw.resume());
  return passed;
}
