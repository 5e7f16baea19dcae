import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerOf } from '../host-error.ts';
import { endWith, plainAnswer } from '../plain-answer.ts';
import type { HostSettings } from '../settings.ts';
import { addressKey } from './client-address.ts';
import type { IsTrusted } from './client-address.ts';
import type { LimitLog } from './limit-log.ts';
import type { Turns } from './turns.ts';

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
  /** Connections begin by turns of the addresses. */
  readonly turns: Turns;
}

interface Connection {
  /** Above the number for customers: for health checks alone. */
  readonly isReserve: boolean;
  /** True once a request came. */
  hasAsked: boolean;
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
  { limits, isTrusted, refused, turns }: ConnectionOptions,
): BoundConnections {
  const known = new Map<Socket, Connection>();
  const addresses = countAddresses();
  const begin = takeOver(server);
  /** In the order in which they came. */
  const reserve = new Set<Socket>();
  // Those that give way are gone a moment later.
  server.maxConnections = limits.most + 2 * limits.reserve;
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const isProxy = isTrusted(socket.remoteAddress ?? '');
    if (addresses.count(address) >= limits.perAddress && !isProxy) {
      refused('connections of an address');
      return refuse(socket);
    }
    const leave = addresses.enter(address);
    socket.once('close', () => {
      known.delete(socket);
      leave();
    });
    // Until it begins nobody else listens, and an error that nobody takes ends the host.
    socket.on('error', () => socket.destroy());
    const isReserve = known.size >= limits.most;
    if (isReserve) enterReserve(reserve, socket, limits);
    known.set(socket, { isReserve, hasAsked: false, pending: 0 });
    if (isProxy) begin(socket);
    else turns.take(address, () => begin(socket));
  });
  closeSilentToo(server, () => known);
  return {
    admits({ socket, url }, response) {
      const connection = known.get(socket);
      // It was refused when it came, was answered already, or is cut.
      if (connection === undefined || !socket.writable) return false;
      if (connection.isReserve && !healthChecks.has(url)) {
        refused('connections');
        refuse(socket);
        return false;
      }
      connection.hasAsked = true;
      connection.pending += 1;
      response.on('close', () => (connection.pending -= 1));
      if (connection.pending <= limits.pipelined) return true;
      refused('pipelined requests');
      forgetRest(socket).destroy();
      return false;
    },
  };
}

/**
 * Takes a connection into the reserve for a short time. The oldest one of a full reserve gives way: a health check asks as soon as
 * it is there, and must find a place however many others come and say nothing.
 */
function enterReserve(
  reserve: Set<Socket>,
  socket: Socket,
  limits: Pick<ConnectionOptions['limits'], 'reserve' | 'reserveTimeout'>,
): void {
  const [oldest] = reserve;
  if (reserve.size >= limits.reserve && oldest !== undefined) {
    reserve.delete(oldest);
    oldest.destroy();
  }
  reserve.add(socket);
  socket.once('close', () => reserve.delete(socket));
  setTimeout(() => socket.destroy(), limits.reserveTimeout).unref();
}

/** Takes new connections out of the server's hands, and returns what gives one back: only then its requests are read. */
function takeOver(server: Server): (socket: Socket) => void {
  const own = server.listeners('connection');
  server.removeAllListeners('connection');
  return (socket) => {
    if (socket.destroyed) return;
    for (const listen of own) Reflect.apply(listen, server, [socket]);
  };
}

/** Browsers open connections in advance: a server that is to end waits for none on which no request ever came whole. */
function closeSilentToo(server: Server, open: () => Iterable<[Socket, Connection]>): void {
  const closeOthers = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeOthers();
    for (const [socket, { pending, hasAsked }] of open()) if (pending === 0 && !hasAsked) socket.destroy();
  };
}

/** Tells in few words that there is no room, to a client that may or may not read it. */
function refuse(socket: Socket): void {
  forgetRest(socket).once('error', () => undefined);
  endWith(socket, plainAnswer('503 Service Unavailable', answerOf('SERVICE_BUSY')));
}

/**
 * Makes nothing more of what was read of a connection: Node would go on making requests of it, of which thousands fit into what it
 * reads at once. Its parser has no public way to be told so, and to close it here ends the process; a next message that is answered
 * with 2 is taken for the last one.
 */
function forgetRest(socket: Socket): Socket {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => 2);
  return socket;
}

/** Counts the connections of each address. */
function countAddresses() {
  const counts = new Map<string, number>();
  return {
    count: (address: string): number => counts.get(address) ?? 0,
    enter(key: string): () => void {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        const rest = (counts.get(key) ?? 1) - 1;
        if (rest > 0) counts.set(key, rest);
        else counts.delete(key);
      };
    },
  };
}
