import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { openBody } from './http/request-body.ts';
import type { SandboxOrg } from './sandbox-org.ts';

/** The address that the sandbox listens at; port 0 takes a free one. */
export interface SandboxServerOptions {
  readonly port: number;
  readonly host: string;
  readonly org: Pick<SandboxOrg, 'fetch'>;
}

/** A sandbox that listens. */
export interface RunningSandbox {
  /** Without a slash at the end, such as `http://127.0.0.1:4900`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an org over HTTP. Rejects when it cannot listen, for example because the port is taken. */
export async function startSandboxServer(options: SandboxServerOptions): Promise<RunningSandbox> {
  const { port, host, org } = options;
  const server = createServer((incoming, outgoing) => {
    answer(org, incoming, outgoing).catch((cause: unknown) => outgoing.destroy(asError(cause)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${listening}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((cause) => (cause === undefined ? resolve() : reject(cause)));
        server.closeAllConnections();
      }),
  };
}

async function answer(
  org: Pick<SandboxOrg, 'fetch'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = openBody(incoming);
  // Whatever the answer was: what stays unread of the request keeps the connection from its next one.
  outgoing.once('finish', () => body.drain());
  const request = toRequest(incoming, body.stream);
  if (request === undefined) {
    outgoing.writeHead(400, { 'Content-Type': 'application/json;charset=UTF-8' });
    outgoing.end(JSON.stringify([{ errorCode: 'NOT_FOUND', message: 'The address cannot be read' }]));
    return;
  }
  if (new URL(request.url).pathname.startsWith('/__sandbox') && !hasOwnName(incoming)) {
    outgoing.writeHead(421, { 'Content-Type': 'application/json;charset=UTF-8' });
    outgoing.end(JSON.stringify([{ errorCode: 'UNKNOWN_HOST', message: 'The sandbox has no such name' }]));
    return;
  }
  const response = compressed(request, await org.fetch(request));
  outgoing.writeHead(response.status, headersOf(response.headers));
  // A body that breaks ends the connection, so that nobody takes the half of it for the whole.
  if (response.body !== null) for await (const chunk of response.body) await send(outgoing, chunk);
  outgoing.end();
}

/**
 * Returns true for a name that is the machine's own. A page of another site can make its name lead here, and then it is no
 * other site to the inside of the sandbox.
 */
function hasOwnName({ headers, socket }: IncomingMessage): boolean {
  const { hostname } = URL.parse(`http://${headers.host ?? ''}`) ?? {};
  const own = socket.localAddress ?? '';
  return ['localhost', '127.0.0.1', '[::1]', own, own.replace('::ffff:', ''), `[${own}]`].includes(
    hostname ?? '',
  );
}

/** Headers as Node takes them; of all that may come more than once, cookies alone cannot be joined. */
function headersOf(headers: Headers): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) };
}

/**
 * The answer as the platform sends it to whoever takes gzip: JSON is compressed, however short. One whose length is announced
 * stays as it is.
 */
function compressed(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  const isJson = headers.get('Content-Type')?.startsWith('application/json') === true;
  const isTaken = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
  if (response.body === null || !isJson || !isTaken || headers.has('Content-Length')) return response;
  headers.set('Content-Encoding', 'gzip');
  headers.append('Vary', 'Accept-Encoding');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), {
    status: response.status,
    headers,
  });
}

/** Waits until a piece has left, so that it arrives even when the connection is cut behind it. */
function send(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** The request as the org reads it; undefined when its address or method is no valid one. */
function toRequest(incoming: IncomingMessage, stream: ReadableStream<Uint8Array>): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? stream : null;
  try {
    const url = addressOf(incoming);
    return new Request(url, { method, headers, body, ...(hasBody ? { duplex: 'half' } : {}) });
  } catch {
    return undefined;
  }
}

/** The address as the client sees it, so that answers can lead back to it. */
function addressOf({ url = '/', headers }: IncomingMessage): URL {
  return url.startsWith('/') ? new URL(`http://${headers.host ?? 'sandbox.invalid'}${url}`) : new URL(url);
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
