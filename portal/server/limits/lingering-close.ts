import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds and bytes for which the rest of a request is read after its answer. */
const most = { time: 5_000, bytes: 33_554_432 };
/** Milliseconds between two looks at them. */
const interval = 100;

/**
 * Lets the connection of a request whose body was not read to its end stay for some time after the last answer. What still
 * comes is read and dropped: a client that cannot send does not look for an answer, and a proxy takes the host for one that has
 * failed.
 */
export function lingerAfterAnswer(request: IncomingMessage): void {
  const { socket } = request;
  // Node ends a connection by this after its last answer; its own way breaks it under whoever sends.
  socket.destroySoon = () => {
    if (request.complete) return Socket.prototype.destroySoon.call(socket);
    const before = socket.bytesRead;
    let looks = most.time / interval;
    const timer = setInterval(() => {
      looks -= 1;
      if (looks <= 0 || socket.bytesRead - before > most.bytes) socket.destroy();
    }, interval).unref();
    socket.once('close', () => clearInterval(timer));
    request.once('end', () => socket.destroy());
    request.unpipe().resume();
    socket.end();
  };
}
