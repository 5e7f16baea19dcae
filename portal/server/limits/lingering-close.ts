import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds and bytes for which the rest of a request is read after its answer. */
const most = { time: 5_000, bytes: 33_554_432 };

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
    let bytes = 0;
    const end = () => void socket.destroy();
    const timer = setTimeout(end, most.time).unref();
    socket.once('close', () => clearTimeout(timer));
    request.once('end', end);
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > most.bytes) end();
    });
    request.unpipe().resume();
    socket.end();
  };
}
