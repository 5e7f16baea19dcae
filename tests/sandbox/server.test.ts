import { Agent, request, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startSandboxServer } from './server.ts';

it('sends each of several cookies, and joins what may be joined', async () => {
  const headers = new Headers({ Vary: 'Cookie' });
  headers.append('Vary', 'Accept-Language');
  headers.append('Set-Cookie', 'sid=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT');
  headers.append('Set-Cookie', 'theme=dark');
  const org = { fetch: () => Promise.resolve(new Response(null, { headers })) };
  const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
  const answer = await fetch(running.url);
  await running.close();
  expect(answer.headers.getSetCookie()).toEqual([
    'sid=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT',
    'theme=dark',
  ]);
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language');
});

it.each([
  ['whoever takes gzip', 'gzip, deflate, br', {}, 'gzip'],
  ['nobody who takes none', 'identity', {}, undefined],
  ['nobody who is told of a length', 'gzip', { 'Content-Length': '22' }, undefined],
  ['nobody who asks for a file', 'gzip', { 'Content-Type': 'application/pdf' }, undefined],
])('compresses JSON for %s', async (_, accepted, more, want) => {
  const headers = { 'Content-Type': 'application/json;charset=UTF-8', Vary: 'Cookie', ...more };
  const org = { fetch: () => Promise.resolve(new Response('{"name":"Núñez 123"}', { headers })) };
  const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request(running.url, { headers: { 'accept-encoding': accepted } }, resolve).end();
  });
  const bytes = Buffer.concat(await answer.toArray());
  await running.close();
  expect(answer.headers['content-encoding']).toBe(want);
  expect(answer.headers.vary).toBe(want === undefined ? 'Cookie' : 'Cookie, Accept-Encoding');
  expect((want === undefined ? bytes : gunzipSync(bytes)).toString()).toBe('{"name":"Núñez 123"}');
});

it.each([
  ['localhost', '/__sandbox/control', 200],
  ['127.0.0.1:4900', '/__sandbox', 200],
  ['rebound.example', '/__sandbox/control', 421],
  ['rebound.example', '/./__sandbox/outbox', 421],
  ['localhost.rebound.example', '/__sandbox', 421],
  ['org.example', '/services/data', 200],
])('shows %s at %s: %i', async (host, path, want) => {
  const org = { fetch: () => Promise.resolve(new Response('{}')) };
  const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
  const status = await new Promise((resolve) => {
    const { port } = new URL(running.url);
    request({ port, host: '127.0.0.1', path, headers: { host } }, (answer) =>
      resolve(answer.statusCode),
    ).end();
  });
  await running.close();
  expect(status).toBe(want);
});

describe('a body that nobody reads', () => {
  const length = 900_000;
  const refusal = () => Promise.resolve(new Response('[]', { status: 401 }));
  /** Reads a little of the body and leaves the rest. */
  const peek = async (request: Request) => {
    const reader = request.body?.getReader();
    await reader?.read();
    return refusal();
  };
  /** Reads a little and says that it wants no more. */
  const cancel = async (request: Request) => {
    const reader = request.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return refusal();
  };

  it.each([
    ['nothing of it', refusal, {}],
    ['a piece of it', peek, {}],
    ['a piece of it, then gives up', cancel, {}],
    ['nothing of it, in chunks', refusal, { 'transfer-encoding': 'chunked' }],
    ['nothing of it, of a client that waits to be asked', refusal, { expect: '100-continue' }],
  ] as const)('leaves the connection to the next request: %s', async (_, answer, more) => {
    const org = { fetch: (request: Request) => (request.method === 'POST' ? answer(request) : refusal()) };
    const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = new URL(running.url);
    const sockets = new Set<unknown>();
    const call = (method: string, body: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = body === '' ? {} : more;
        const sent = request({ agent, port, host: '127.0.0.1', method, headers }, (got) => {
          sockets.add(got.socket);
          got.resume().once('end', () => resolve(got.statusCode));
        });
        sent.once('error', reject).end(body);
      });
    for (let round = 0; round < 5; round += 1) {
      expect(await call('POST', 'x'.repeat(length))).toBe(401);
      expect(await call('GET', '')).toBe(401);
    }
    agent.destroy();
    await running.close();
    expect(sockets.size).toBe(1);
  });

  it('is survived by the pool of fetch, many at a time', async () => {
    const org = { fetch: refusal };
    const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
    const call = async (method: string, size: number) => {
      const body = size === 0 ? null : 'x'.repeat(size);
      const answer = await fetch(running.url, { method, body });
      await answer.text();
      return answer.status;
    };
    const started = performance.now();
    for (let round = 0; round < 4; round += 1) {
      const calls = Array.from({ length: 12 }, (_, at) =>
        call(at % 2 === 0 ? 'POST' : 'GET', at % 2 === 0 ? 200_000 + at * 60_000 : 0),
      );
      expect(new Set(await Promise.all(calls))).toEqual(new Set([401]));
    }
    await running.close();
    // A dead connection is found by its time limit of several seconds.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
