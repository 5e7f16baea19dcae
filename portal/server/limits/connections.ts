import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerOf } from '../host-error.ts';
import { plainAnswer } from '../plain-answer.ts';
import type { HostSettings } from '../settings.ts';
import { addressKey } from './client-address.ts';
import type { IsTrusted } from './client-address.ts';
import type { LimitLog } from './limit-log.ts';

/** Connections that know what they may cost. */
interface BoundConnections {
  /** Returns false for a request that was refused and must reach nobody. */
  readonly admits: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The settings of the bounds. */
interface ConnectionOptions {
  readonly limits: HostSettings['connections'];
  /** Proxies bring the connections of many, and bound them themselves. */
  readonly isTrusted: IsTrusted;
  readonly refused: LimitLog;
}

interface Connection {
  /** Above the number for customers: for health checks alone. */
  readonly isReserve: boolean;
  /** Requests whose answers have not left. */
  pending: number;
}

const healthChecks: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/**
 * Bounds what connections cost: their number, the number of an address, and the requests on one that wait for their
 * answers. A few more are taken on for health checks, so that a host that is full is not taken for a dead one.
 */
export function boundConnections(
  server: Server,
  { limits, isTrusted, refused }: ConnectionOptions,
): BoundConnections {
  const known = new WeakMap<Socket, Connection>();
  const addresses = countAddresses();
  let open = 0;
  server.maxConnections = limits.most + limits.reserve;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (addresses.count(remoteAddress) >= limits.perAddress && !isTrusted(remoteAddress)) {
      refused('connections of an address');
      return refuse(socket);
    }
    open += 1;
    const leave = addresses.enter(remoteAddress);
    socket.once('close', () => {
      open -= 1;
      leave();
    });
    const isReserve = open > limits.most;
    if (isReserve) setTimeout(() => socket.destroy(), limits.reserveTimeout).unref();
    known.set(socket, { isReserve, pending: 0 });
  });
  return {
    admits({ socket, url }, response) {
      const connection = known.get(socket);
      // It was refused when it came, or is cut: what was read before goes on arriving.
      if (connection === undefined || socket.destroyed) return false;
      if (connection.isReserve && !healthChecks.has(url)) {
        refused('connections');
        refuse(socket);
        return false;
      }
      connection.pending += 1;
      response.on('close', () => (connection.pending -= 1));
      if (connection.pending <= limits.pipelined) return true;
      refused('pipelined requests');
      socket.destroy();
      return false;
    },
  };
}

/** Tells in few words that there is no room, to a client that may or may not read it. */
function refuse(socket: Socket): void {
  socket.once('error', () => undefined);
  socket.end(plainAnswer('503 Service Unavailable', answerOf('SERVICE_BUSY')), () => socket.destroy());
}

/** Counts the connections of each address. */
function countAddresses() {
  const counts = new Map<string, number>();
  return {
    count: (address: string): number => counts.get(addressKey(address)) ?? 0,
    enter(address: string): () => void {
      const key = addressKey(address);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        const rest = (counts.get(key) ?? 1) - 1;
        if (rest > 0) counts.set(key, rest);
        else counts.delete(key);
      };
    },
  };
}
