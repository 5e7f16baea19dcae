import { once } from 'node:events';
import { connect } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { Agent, fetch } from 'undici';
import type { ProxyCheck } from './proxy-check.ts';

/** Addresses of visitors, each with limits of its own. */
const visitors = { eager: '127.0.3.1', holding: '127.0.3.2', other: '127.0.3.3' };
/** More than 200 at once and 50 a second let through, however slow this machine is. */
const eagerRequests = 800;
const lanes = 16;
/** Requests of one client that are under way at a time. */
const mostUnderWay = 128;

const agentOf = (localAddress: string): Agent =>
  new Agent({ localAddress, connections: lanes, connect: { family: 4 } });

/** The limits of the reference configuration, each met by one visitor and by nobody else. */
export const limitChecks: readonly ProxyCheck[] = [
  {
    name: 'who asks too often is told so with 429, and all others are answered',
    async holds({ https }) {
      const [eager, other] = [agentOf(visitors.eager), agentOf(visitors.other)];
      const statusOf = async (path: string, dispatcher: Agent): Promise<number> => {
        const answer = await fetch(`${https}${path}`, { dispatcher });
        await answer.arrayBuffer();
        return answer.status;
      };
      const file = await nameOfScript(https);
      const left = Array.from({ length: eagerRequests }).values();
      const met = new Map<number, number>();
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (const _ of left) {
            const status = await statusOf(file, eager);
            met.set(status, (met.get(status) ?? 0) + 1);
          }
        }),
      );
      const others = [await statusOf('/login', other), await statusOf(file, other)];
      // Not the page, and not a word about limits: nobody outside learns of the health of hosts.
      const health = await statusOf('/healthz', eager);
      await Promise.all([eager.close(), other.close()]);
      const isLimited = (met.get(429) ?? 0) > 0 && (met.get(200) ?? 0) >= 200 && met.size === 2;
      return isLimited && others.every((status) => status === 200) && health === 404;
    },
  },
  {
    name: `who has ${mostUnderWay} requests under way is told so with 429, and all others are answered`,
    async holds({ https }) {
      const holding = () => openSession(https, visitors.holding);
      const sessions = [await holding(), await holding()];
      const free = await openSession(https, visitors.other);
      try {
        const waiting = sessions.flatMap((session) =>
          Array.from({ length: mostUnderWay / 2 }, () => postWithoutEnd(session)),
        );
        await Promise.all(sessions.map((session) => ping(session)));
        const [session = free] = sessions;
        const statuses = [await statusOfGet(session), await statusOfGet(free)];
        for (const stream of waiting) stream.close();
        return statuses[0] === 429 && statuses[1] === 200;
      } finally {
        for (const session of [...sessions, free]) session.destroy();
      }
    },
  },
];

async function nameOfScript(https: string): Promise<string> {
  const html = await (await fetch(`${https}/login`)).text();
  return / (?:src|href)="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';
}

/** A connection of HTTP/2 from an address of this machine. */
async function openSession(https: string, localAddress: string): Promise<ClientHttp2Session> {
  const { hostname, port } = new URL(https);
  const place = { host: '127.0.0.1', port: Number(port), servername: hostname, localAddress };
  const createConnection = () => connectTls({ ...place, ALPNProtocols: ['h2'] });
  const session = connect(https, { createConnection });
  await once(session, 'connect');
  return session;
}

/** A request whose body does not come. */
function postWithoutEnd(session: ClientHttp2Session): ClientHttp2Stream {
  const stream = session.request(
    { ':path': '/lwr/apex/v64.0/PortalDataController/logIn', ':method': 'POST', 'content-length': '9' },
    { endStream: false },
  );
  stream.on('error', () => undefined);
  return stream;
}

/** Resolves when all that was sent before has been read. */
function ping(session: ClientHttp2Session): Promise<void> {
  return new Promise((resolve, reject) => {
    session.ping((error) => (error === null ? resolve() : reject(error)));
  });
}

function statusOfGet(session: ClientHttp2Session): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': '/login' });
    stream.once('error', reject);
    stream.once('response', (headers: IncomingHttpHeaders) => resolve(Number(headers[':status'])));
    stream.resume();
  });
}
