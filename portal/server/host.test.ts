import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { createHost } from './host.ts';
import type { Host } from './host.ts';
import { manifest } from './testing/empty-build.ts';

const nothing = { chunks: { first: [], soon: [], all: [] }, frames: { en: {}, es: {} } };
const hosted = { screens: {}, unknown: nothing };
const script = `export const x = ${JSON.stringify('energy '.repeat(200))};`;
const own = { host: 'localhost', 'sec-fetch-site': 'same-origin', 'x-requested-with': 'portal' } as const;
const record = '/services/data/v64.0/ui-api/records/003';

let dist: string;
let host: Host;
let lonely: Host;
/** The number of next calls that the org breaks off without an answer. */
let broken = 0;
const seen: { method: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
const org = createServer((request, response) => {
  const rest: Buffer[] = [];
  request.on('data', (chunk: Buffer) => rest.push(chunk));
  request.on('end', () => {
    seen.push({ method: request.method, headers: request.headers, body: Buffer.concat(rest).toString() });
    if (broken > 0) {
      broken -= 1;
      request.socket.destroy();
      return;
    }
    response
      .setHeader('x-powered-by', 'org')
      .setHeader('content-type', 'application/json')
      .end(request.url === '/services/data' ? '[{"version":"64.0"}]' : '{"id":"003"}');
  });
});

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-host-'));
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await mkdir(join(dist, 'client/assets'));
  await mkdir(join(dist, 'published'));
  await writeFile(
    join(dist, 'client/index.html'),
    '<html lang="en"><title>T</title><!--portal-head--></html>',
  );
  await writeFile(join(dist, 'client/.vite/manifest.json'), '{}');
  await mkdir(join(dist, 'client/schemas/screen'), { recursive: true });
  await writeFile(join(dist, 'client/schemas/screen/2.json'), '{"$id":"x"}');
  await writeFile(join(dist, 'client/assets/x-1.js'), script);
  await writeFile(join(dist, 'client/assets/x-1.js.map'), '{}');
  const navigation = { ...manifest.navigation, redirects: [{ from: '/cases/:id', to: '/messages/:id' }] };
  await writeFile(join(dist, 'published/manifest.json'), JSON.stringify({ ...manifest, navigation }));
  await writeFile(join(dist, 'published/host.json'), JSON.stringify(hosted));
  await new Promise<void>((resolve) => org.listen(0, '127.0.0.1', resolve));
  // Listening on a TCP port, so the address is not a string.
  const { port } = org.address() as AddressInfo;
  const make = (orgUrl: string) =>
    createHost({ orgUrl, dist, logger: pino({ level: 'silent' }), clock: { now: () => 0 } });
  host = await make(`http://127.0.0.1:${port}`);
  lonely = await make('http://127.0.0.1:1');
});

afterAll(async () => {
  await host.stop();
  await lonely.stop();
  org.close();
  await rm(dist, { recursive: true });
});

describe('host', () => {
  const table = [
    ['GET', '/', 200, 'no-store'],
    ['GET', '/es', 200, 'no-store'],
    ['GET', '/nope', 404, 'no-store'],
    ['GET', '/assets/x-1.js', 200, 'public, max-age=31536000, immutable'],
    ['GET', '/assets/x-1.js.map', 404, 'no-store'],
    ['GET', '/assets/gone.js', 404, 'no-store'],
    ['GET', '/profile/style.css', 404, 'no-store'],
    ['GET', '/published/manifest.json', 404, 'no-store'],
    ['GET', '/published/host.json', 404, 'no-store'],
    ['GET', '/.git/config', 404, 'no-store'],
    ['POST', '/', 405, 'no-store'],
    ['GET', '/services/data/v64.0/sobjects', 404, 'no-store'],
    ['POST', record, 403, 'no-store'],
    ['GET', record, 200, 'no-store'],
    ['GET', '/healthz', 200, 'no-store'],
    ['GET', '/readyz', 200, 'no-store'],
  ] as const;
  it.each(table)(
    'answers %s %s with %s, kept: %s, and all security headers',
    async (...[method, url, status, cache]) => {
      const answer = await host.server.inject({ method, url, headers: { host: 'localhost' } });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['cache-control']).toBe(cache);
      const { 'content-security-policy': policy, ...others } = answer.headers;
      // A document's policy names its import map, too.
      const plain = String(policy).replace(/ 'sha256-[\w+/=]+'/, '');
      expect({ ...others, 'content-security-policy': plain }).toMatchObject(securityHeaders);
      expect(answer.headers['x-powered-by']).toBeUndefined();
    },
  );

  it('lets pages of an origin that it was told show its documents in a frame, and no others', async () => {
    const framedBy = 'http://127.0.0.1:4180';
    const shown = await createHost({ orgUrl: 'http://127.0.0.1:1', dist, clock: Date, framedBy });
    const headersOf = async ({ server }: Host) =>
      (await server.inject({ url: '/', headers: { host: 'localhost' } })).headers;
    const [own, framed] = [await headersOf(host), await headersOf(shown)];
    await shown.stop();
    expect(own).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(own['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(framed['x-frame-options']).toBeUndefined();
    expect(framed['content-security-policy']).toContain(`frame-ancestors ${framedBy};`);
  });

  it('serves the schemas of the screen language to editors anywhere, at addresses that stay', async () => {
    const answer = await host.server.inject({
      url: '/schemas/screen/2.json',
      headers: { host: 'localhost' },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '{"$id":"x"}']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const unknown = await host.server.inject({ url: '/schemas/screen/99', headers: { host: 'localhost' } });
    expect(unknown.statusCode).toBe(404);
  });

  it.each([
    ['/cases/7?from=mail', '/messages/7?from=mail'],
    ['/es/cases/7', '/es/messages/7'],
  ])('sends whoever asks for %s on to where the screen is now', async (url, location) => {
    const answer = await host.server.inject({ url, headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      location,
      'no-store',
    ]);
  });

  it('sends nobody on to an address that makes a longer header than proxies take', async () => {
    const url = `/cases/7?${'"'.repeat(3_000)}`;
    const answer = await host.server.inject({ url, headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.headers['location']]).toEqual([404, undefined]);
  });

  it.each(['br', 'gzip'])('sends files as %s', async (encoding) => {
    const headers = { host: 'localhost', 'accept-encoding': encoding };
    const answer = await host.server.inject({ url: '/assets/x-1.js', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(script.length / 4);
  });

  it('passes a write of the portal on, without what the org must not see', async () => {
    const kept = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
    const headers = { ...own, ...kept, 'x-forwarded-for': '6.6.6.6' };
    const payload = '{"fields":{}}';
    const answer = await host.server.inject({ method: 'PATCH', url: record, headers, payload });
    const call = seen.at(-1);
    expect([answer.statusCode, call?.method, call?.body]).toEqual([200, 'PATCH', payload]);
    expect(call?.headers).toMatchObject(kept);
    expect(call?.headers.host).not.toBe('localhost');
    expect(call?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(call?.headers['x-forwarded-proto']).toBe('http');
  });

  it('passes a file of several megabytes on as it came', async () => {
    const payload = `--x\r\n${'a'.repeat(3_000_000)}\r\n--x--`;
    const headers = { ...own, 'content-type': 'multipart/form-data; boundary=x' };
    const url = '/services/data/v64.0/ui-api/records/content-documents/content-versions';
    const answer = await host.server.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, seen.at(-1)?.body.length]).toEqual([200, payload.length]);
    expect(seen.at(-1)?.headers['content-type']).toBe(headers['content-type']);
  });

  it.each([
    { what: 'a read whose connection broke, once more', method: 'GET', breaks: 1, status: 200, calls: 2 },
    { what: 'no read a third time', method: 'GET', breaks: 2, status: 502, calls: 2 },
    { what: 'no write again', method: 'PATCH', breaks: 1, status: 502, calls: 1 },
  ] as const)('asks the org $what', async ({ method, breaks, status, calls }) => {
    const before = seen.length;
    broken = breaks;
    const answer = await host.server.inject({ method, url: record, headers: own });
    broken = 0;
    expect([answer.statusCode, seen.length - before]).toEqual([status, calls]);
  });

  it('says that the org cannot be reached, and nothing more', async () => {
    const answer = await lonely.server.inject({ url: record, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual([
      { errorCode: 'SERVICE_UNAVAILABLE', message: 'The service cannot be reached right now.' },
    ]);
    expect(answer.headers).toMatchObject(securityHeaders);
  });

  it('lets pages frame the payment processor, and nobody else', async () => {
    const { server } = await createHost({
      orgUrl: 'http://127.0.0.1:1',
      dist,
      clock: { now: () => 0 },
      paymentsUrl: 'https://pay.example/any',
    });
    const page = await server.inject({ url: '/login', headers: { host: 'localhost' } });
    const other = await host.server.inject({ url: '/login', headers: { host: 'localhost' } });
    await server.close();
    expect(page.headers['content-security-policy']).toContain('frame-src https://pay.example;');
    expect(other.headers['content-security-policy']).toContain("frame-src 'none';");
  });

  it.each(['http://pay.example', 'pay.example', 'javascript:alert(1)'])(
    'refuses %s as a payment processor',
    async (paymentsUrl) => {
      const options = { orgUrl: 'http://127.0.0.1:1', dist, clock: { now: () => 0 }, paymentsUrl };
      await expect(createHost(options)).rejects.toThrow(
        `The payment processor must be an https address (or http on localhost), not "${paymentsUrl}".`,
      );
    },
  );

  it('names the file that a broken build lacks', async () => {
    const options = {
      orgUrl: 'http://127.0.0.1:1',
      logger: pino({ level: 'silent' }),
      clock: { now: () => 0 },
    };
    await expect(createHost({ ...options, dist: join(dist, 'gone') })).rejects.toThrow(
      'gone/client/index.html',
    );
  });
});

describe('behind a proxy', () => {
  const page = async (trustProxy: string | undefined, headers: object, remoteAddress = '10.0.0.7') => {
    const options = {
      orgUrl: 'http://127.0.0.1:1',
      dist,
      clock: { now: () => 0 },
      trustProxy,
      hosts: 'portal.example',
    };
    const { server, stop } = await createHost(options);
    const answer = await server.inject({
      url: '/',
      remoteAddress,
      headers: { host: 'portal.example', ...headers },
    });
    await stop();
    return answer.body.match(/hreflang="es" href="([^"]*)"/)?.[1];
  };
  const https = { 'x-forwarded-proto': 'https' };

  it.each([
    ['no proxy is trusted', undefined, https, 'http'],
    ['the proxy is trusted', '10.0.0.0/8', https, 'https'],
    ['the proxy is one of several', 'loopback, 10.0.0.7', https, 'https'],
    ['the request comes from elsewhere', 'loopback', https, 'http'],
    ['the proxy says nothing', '10.0.0.7', {}, 'http'],
    [
      'the client said something before the proxy',
      '10.0.0.7',
      { 'x-forwarded-proto': 'https, http' },
      'http',
    ],
    ['the proxy says nonsense', '10.0.0.7', { 'x-forwarded-proto': 'javascript:x' }, 'http'],
    ['the proxy names another host', '10.0.0.7', { 'x-forwarded-host': 'evil.example' }, 'http'],
  ])('links between languages when %s', async (_, trustProxy, headers, want) => {
    expect(await page(trustProxy, headers)).toBe(`${want}://portal.example/es`);
  });

  it.each(['yes', '1', '10.0.0.0/33', '10.0.0.1,', '::1/200'])(
    'refuses TRUST_PROXY=%s',
    async (trustProxy) => {
      await expect(page(trustProxy, {})).rejects.toThrow('is no address of a proxy');
    },
  );
});
