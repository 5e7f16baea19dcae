import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import type { Socket } from 'node:net';
import { connect } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { Agent, fetch as fetchBy } from 'undici';
import type { ProxyCheck } from './proxy-check.ts';

/** The visitor who sends what the hosts refuse. */
const sender = '127.0.3.4';
/** The visitor who opens connections, and the number of them: more than the usual 1,024 of each process. */
const silent = { address: '127.0.3.5', connections: 2_200 };
const files = '/services/data/v64.0/ui-api/records/content-documents';
/** More than all connections on the way have room for. */
const large = 5_000_000;

interface Head {
  readonly method?: string;
  readonly path: string;
  readonly length: number;
  readonly headers?: readonly string[];
}

/** Uploads go on to a host as they come: what it refuses of them is no sign that it is away. */
export const uploadChecks: readonly ProxyCheck[] = [
  {
    name: 'an upload that is refused while it is sent is told why, and takes no host from others',
    async holds({ https }) {
      const refused = async (): Promise<string> => {
        const type = 'Content-Type: multipart/form-data; boundary=b';
        const socket = await begin(https, {
          path: `${files}/content-versions`,
          length: large,
          headers: [type],
        });
        socket.write(Buffer.alloc(large, 'a'));
        return statusOf(socket);
      };
      const lanes = Array.from({ length: 3 }, async () => [
        await refused(),
        await refused(),
        await refused(),
      ]);
      const [statuses, others] = await whileAsking(https, Promise.all(lanes));
      return statuses.flat().every((status) => status === '403') && areAnswered(others);
    },
  },
  {
    name: 'a malformed request is told so while it is sent, and takes no host from others',
    async holds({ https }) {
      const malformed = async (method: string, header: string): Promise<string> => {
        // The most that the proxy takes where no file is meant.
        const length = 262_144;
        const socket = await begin(https, { method, path: '/x', length, headers: [header] });
        socket.write(Buffer.alloc(length, 'a'));
        return statusOf(socket);
      };
      const headers = 'xyz'.split('').map((name) => `X-${name}: ${name.repeat(7_000)}`);
      const rounds = Array.from({ length: 6 }, async () => [
        await malformed('PUT', 'X-A: a\u0001b'),
        await malformed('FOO', 'X-A: a'),
        await malformed('PUT', headers.join('\r\n')),
      ]);
      const [statuses, others] = await whileAsking(https, Promise.all(rounds));
      return statuses.every((round) => round.join(' ') === '400 400 431') && areAnswered(others);
    },
  },
  {
    name: 'requests of which half comes are told so, and take no host from others',
    async holds({ https }) {
      const headers = [
        'Content-Type: application/json',
        'X-Requested-With: portal',
        'Sec-Fetch-Site: same-origin',
      ];
      const half = async (): Promise<string> => {
        const socket = await begin(https, { path: `${files}/x`, length: 9, headers });
        socket.write('{');
        return statusOf(socket);
      };
      const [statuses, others] = await whileAsking(https, Promise.all(Array.from({ length: 12 }, half)));
      return statuses.every((status) => status === '408') && areAnswered(others);
    },
  },
  {
    name: `${silent.connections} connections that say half a word take no place of others`,
    async holds({ http, https }) {
      const release = holdConnections(Number(new URL(http).port));
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const others: number[] = [];
      for (let visitor = 0; visitor < 10; visitor += 1) others.push(await statusOfVisit(`${https}/login`));
      release();
      return areAnswered(others);
    },
  },
];

/** Asks for a page again and again until something is done, and returns what came of both. */
async function whileAsking<TValue>(
  https: string,
  work: Promise<TValue>,
): Promise<readonly [TValue, readonly number[]]> {
  const statuses: number[] = [];
  const done = new AbortController();
  const asking = async () => {
    while (!done.signal.aborted) {
      const answer = await fetch(`${https}/login`);
      await answer.arrayBuffer();
      statuses.push(answer.status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const [value] = await Promise.all([work.finally(() => done.abort()), asking()]);
  return [value, statuses];
}

/** Opens connections that begin a request, and others in the place of those that are ended. @returns ends them all */
function holdConnections(port: number): () => void {
  const held = new Set<Socket>();
  const open = () => {
    const socket = connectPlain({ host: '127.0.0.1', port, localAddress: silent.address });
    held.add(socket);
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
    socket.write('GET / HTTP/1.1\r\nX-A: ');
  };
  const opening = setInterval(() => {
    for (let at = 0; at < 60 && held.size < silent.connections; at += 1) open();
  }, 20);
  return () => {
    clearInterval(opening);
    for (const socket of held) socket.destroy();
  };
}

/** The status that a visitor gets who comes with a connection of their own; 0 where it ends without an answer. */
async function statusOfVisit(url: string): Promise<number> {
  const dispatcher = new Agent({ connections: 1, connect: { family: 4 } });
  try {
    const answer = await fetchBy(url, { dispatcher });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  } finally {
    await dispatcher.close();
  }
}

const areAnswered = (statuses: readonly number[]): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 200);

/** Sends the head of a request. */
async function begin(
  https: string,
  { method = 'POST', path, length, headers = [] }: Head,
): Promise<TLSSocket> {
  const { hostname, port } = new URL(https);
  const place = { host: '127.0.0.1', port: Number(port), servername: hostname, localAddress: sender };
  const socket = connect({ ...place, ALPNProtocols: ['http/1.1'] });
  await once(socket, 'secureConnect');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Content-Length: ${length}`,
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** The status of the answer; what ended the connection where there is none. */
async function statusOf(socket: TLSSocket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
  let reason = 'nothing';
  socket.on('error', (error) => (reason = error.message));
  const ended = once(socket, 'close');
  await Promise.race([ended, once(socket, 'data').catch(() => undefined)]);
  socket.destroy();
  return /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? reason;
}
