import { request } from 'node:http';
import { expect, it } from 'vitest';
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
