import type { Socket } from 'node:net';
import { noStore, securityHeaders } from './headers.ts';
import type { answerOf } from './host-error.ts';

/** Milliseconds in which an answer that ends its connection has to leave. */
const longest = 2_000;

/**
 * An answer as it stands on the line, for requests that reach no route.
 *
 * @param status number and words, such as `400 Bad Request`
 */
export function plainAnswer(
  status: string,
  { body, retryAfter }: Pick<ReturnType<typeof answerOf>, 'body' | 'retryAfter'>,
): string {
  const text = JSON.stringify(body);
  const headers: Record<string, string | number> = {
    ...securityHeaders,
    ...noStore,
    'content-type': 'application/json; charset=utf-8',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`;
}

/** Ends a connection with an answer, whoever reads it. */
export function endWith(socket: Socket, answer: string): void {
  destroyLater(socket);
  // What is not read would make the end of the connection overtake the answer.
  socket.resume().end(answer, () => socket.destroy());
}

/**
 * Ends a connection with an answer, and drops what still comes until its client has ended it, too: a proxy takes one that breaks
 * while it sends for a host that has failed.
 */
export function endReading(socket: Socket, answer: string): void {
  destroyLater(socket);
  socket.once('end', () => socket.destroy());
  socket.resume().end(answer);
}

function destroyLater(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), longest).unref();
  socket.once('close', () => clearTimeout(timer));
}
