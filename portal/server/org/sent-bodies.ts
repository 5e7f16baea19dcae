import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Knows of each body how its connection stood when it was sent. */
export interface SentBodies {
  /**
   * Returns true where a body was sent on a connection that had carried other calls, and not one byte came back since:
   * the org had closed the connection while it was idle, or did so before it said anything.
   */
  readonly wentUnanswered: (body: object) => boolean;
  readonly close: () => void;
}

/** undici's message at each request that it writes to a connection. */
interface SentMessage {
  readonly request: { readonly body: unknown };
  readonly socket: Socket;
}

interface Sending {
  readonly socket: Socket;
  readonly wasUsed: boolean;
  readonly bytesRead: number;
}

const channel = 'undici:client:sendHeaders';

/** Begins to listen to what undici sends. */
export function followSentBodies(): SentBodies {
  const used = new WeakSet<Socket>();
  const sendings = new WeakMap<object, Sending>();
  const listen = (message: unknown) => {
    // The documented message of this channel.
    const { request, socket } = message as SentMessage;
    if (typeof request.body === 'object' && request.body !== null)
      sendings.set(request.body, { socket, wasUsed: used.has(socket), bytesRead: socket.bytesRead });
    used.add(socket);
  };
  subscribe(channel, listen);
  return {
    wentUnanswered(body) {
      const sending = sendings.get(body);
      return sending?.wasUsed === true && sending.socket.bytesRead === sending.bytesRead;
    },
    close: () => void unsubscribe(channel, listen),
  };
}
