import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptsEncoding } from './accepted-encodings.ts';
import { readHostNames } from './host-names.ts';
import { addressKey, networkKey, readTrustedProxies } from './limits/client-address.ts';
import { cookiesForClient, cookiesForOrg, sessionsIn } from './org/cookies.ts';
import { calls, own, createScenes } from './testing/scene.ts';
import { unsignedCertificate } from './testing/unsigned-certificate.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

describe('acceptsEncoding', () => {
  it.each([
    ['br', true],
    ['gzip, BR', true],
    [' br ; q=0.5', true],
    ['br;q=0', false],
    ['br;q=0.000', false],
    ['br;q=x', false],
    ['brotli', false],
    ['', false],
    [undefined, false],
    ['*', false],
  ])('%s: %s', (accepted, want) => {
    expect(acceptsEncoding(accepted, 'br')).toBe(want);
  });
});

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:1::9', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is counted as %s', (address, want) => {
    expect(addressKey(address)).toBe(want);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2', '2001:db8:1'],
  ['', ''],
])('%s is of the network %s', (key, want) => expect(networkKey(key)).toBe(want));

describe('readTrustedProxies', () => {
  it.each([
    [undefined, '127.0.0.1', false],
    ['none', '127.0.0.1', false],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '::1', true],
    ['10.0.0.0/8, 192.0.2.1', '192.0.2.1', true],
    ['10.0.0.0/8, 192.0.2.1', '192.0.2.2', false],
    ['uniquelocal', 'fd00::1', true],
    ['uniquelocal', 'no address', false],
  ])('%s and %s: %s', (list, address, want) => {
    expect(readTrustedProxies(list)(address)).toBe(want);
  });
});

describe('readHostNames', () => {
  const brands = [
    { id: 'a', name: 'A', crmName: 'A', word: 'brand-a' },
    { id: 'c', name: 'C', crmName: 'C', word: null },
  ];
  const at = { localAddress: '192.0.2.1', localPort: 4173 };
  it.each([
    ['portal.example', 'portal.example', true],
    ['portal.example', 'PORTAL.example:4173', true],
    ['portal.example', 'portal.example:80', false],
    ['portal.example', 'brand-a.portal.example', true],
    ['portal.example', 'brand-b.portal.example', false],
    ['portal.example', 'portal.example.evil', false],
    ['portal.example', 'localhost', false],
    ['portal.example', '192.0.2.1', false],
    ['a.example, b.example:8443', 'b.example:8443', true],
    ['a.example, b.example:8443', 'b.example', false],
    [undefined, 'localhost:9', true],
    [undefined, 'brand-a.localhost', true],
    [undefined, '[::1]:4173', true],
    [undefined, '192.0.2.1:4173', true],
    [undefined, '192.0.2.2:4173', false],
    [undefined, 'rebound.example', false],
  ])('names %s and %s: %s', (names, host, want) => {
    expect(readHostNames(names, brands)(host, at)).toBe(want);
  });

  it('refuses what is no name', () => {
    expect(() => readHostNames('https://portal.example', brands)).toThrow('is no name of a host');
  });
});

describe('cookies', () => {
  const guard = 'HttpOnly; SameSite=Lax; Path=/';
  it.each([
    ['sid=1; Domain=.example.com; Path=/x', false, `sid=1; ${guard}`],
    ['sid=1', true, `__Host-portal-sid=1; Secure; ${guard}`],
    ['__Host-sid=1; Secure; HttpOnly', true, `__Host-portal-__Host-sid=1; Secure; ${guard}`],
    ['sid=; Max-Age=0', true, `__Host-portal-sid=; Secure; ${guard}; Max-Age=0`],
    ['sid=1; samesite=none', false, `sid=1; ${guard}`],
    ['sid=1; SameSite=Strict', false, 'sid=1; HttpOnly; SameSite=Strict; Path=/'],
  ])('%s on https %s is %s', (cookie, secure, want) => {
    expect(cookiesForClient(cookie, secure)).toEqual([want]);
  });

  it.each([
    ['sid=1; b=2', false, 'sid=1; b=2'],
    ['sid=evil; __Host-portal-sid=1; __Host-portal-__Host-x=2', true, 'sid=1; __Host-x=2'],
    ['__Host-studio=secret; __Host-session=sealed; __Host-portal-sid=1', true, 'sid=1'],
    ['sid=evil', true, ''],
    [undefined, true, ''],
  ])('%s on https %s goes to the org as %s', (header, secure, want) => {
    expect(cookiesForOrg(header, secure)).toBe(want);
  });

  const secret = 'a-secret-of-a-session';
  it.each<readonly [string | undefined, boolean, boolean, readonly string[]]>([
    [`__Host-portal-sid=${secret}; consent=all-of-them-accepted-alike`, true, false, [`sid=${secret}`]],
    [
      `sid=${secret}; theme=dark; note=another-long-value`,
      false,
      false,
      [`sid=${secret}`, 'note=another-long-value'],
    ],
    [`__Host-session=sealed; __Host-portal-sid=${secret}`, true, true, ['sealed']],
    [`__Host-portal-sid=${secret}`, true, true, []],
    [undefined, true, false, []],
  ])('%s on https %s, proved by the host %s, may be the session %j', (header, secure, isHosts, want) => {
    expect(sessionsIn(header, secure, isHosts)).toEqual(want);
  });
});

/** An org that answers with what it was asked, and as it is told. */
function recordingOrg(headers: Readonly<Record<string, string>>, body: string = '{}', status = 200) {
  const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
  const org: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  };
  return { seen, org };
}

describe('the way to the org', () => {
  it('keeps nothing for guests of who proves something by a header', async () => {
    const { seen, org } = recordingOrg({}, '{"apiName":"Case"}');
    const scene = await start({ org, sharedReads: 'all' });
    const path = '/services/data/v64.0/ui-api/object-info/Case';
    const isAsked = async (headers: Readonly<Record<string, string>>) => {
      const before = seen.length;
      await scene.ask(path, { headers });
      return seen.length > before;
    };
    const bearer = { authorization: 'Bearer of-somebody' };
    expect([await isAsked(bearer), await isAsked({}), await isAsked(bearer), await isAsked({})]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('passes numbers on as they came', async () => {
    const { seen, org } = recordingOrg({}, '{"n":12345678901234567890}');
    const scene = await start({ org });
    const body = '{"a":12345678901234567890,"b":1e999,"c": 1.10}';
    const answer = await scene.ask(calls.pay, { method: 'POST', headers: own, body });
    expect([seen[0]?.body, answer.body]).toEqual([body, '{"n":12345678901234567890}']);
  });

  it('shows the org the headers that it reads, and none of the others', async () => {
    const { seen, org } = recordingOrg({});
    const scene = await start({ org });
    const kept = { 'if-none-match': '"1"', 'idempotency-key': 'k', prefer: 'example=x' };
    const dropped = {
      'x-http-method-override': 'DELETE',
      'x-original-url': '/',
      'x-rewrite-url': '/',
      via: '1',
    };
    await scene.ask(calls.record, { headers: { ...kept, ...dropped, 'x-forwarded-for': '6.6.6.6' } });
    expect(seen[0]?.headers).toMatchObject({ ...kept, 'x-forwarded-for': '127.0.0.1' });
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(Object.keys(dropped)));
    for (const name of Object.keys(dropped)) expect(seen[0]?.headers).not.toHaveProperty(name);
  });

  it('tells the org who asks over https, as a trusted proxy says, and guards its cookie', async () => {
    const { seen, org } = recordingOrg({ 'set-cookie': 'sid=1; Domain=example.com' });
    const scene = await start({ org, trustProxy: 'loopback', hosts: 'portal.example' });
    const headers = {
      host: 'portal.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '6.6.6.6, 192.0.2.7',
      cookie: '__Host-portal-sid=0; sid=evil',
    };
    const answer = await scene.ask(calls.record, { headers });
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'https',
      cookie: 'sid=0',
    });
    expect(answer.headers['set-cookie']).toEqual([
      '__Host-portal-sid=1; Secure; HttpOnly; SameSite=Lax; Path=/',
    ]);
  });

  it('shows the client the headers of the org that it reads, and none of the others', async () => {
    const kept = { etag: '"1"', 'retry-after': '7' };
    const dropped = {
      refresh: '0;url=//evil.example',
      link: '</x>; rel=preload',
      'service-worker-allowed': '/',
      sourcemap: '/x',
      'clear-site-data': '"*"',
      'x-internal-host': 'a',
      'strict-transport-security': 'max-age=0',
      'access-control-allow-origin': '*',
    };
    const { org } = recordingOrg({ ...kept, ...dropped });
    const { headers } = await (await start({ org })).ask(calls.record);
    expect(headers).toMatchObject(kept);
    for (const name of Object.keys(dropped)) expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ['a script', { 'content-type': 'text/javascript' }, 200, 502],
    ['a page', { 'content-type': 'text/html' }, 200, 502],
    ['an address', { location: 'https://evil.example' }, 302, 502],
    ['a page of an error', { 'content-type': 'text/html' }, 404, 404],
    ['a page of an ended session', { 'content-type': 'text/html' }, 401, 401],
  ])('never shows %s of the org', async (_, headers, status, want) => {
    const { org } = recordingOrg(headers, '<script>1</script>', status);
    const answer = await (await start({ org })).ask(calls.record);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      want,
      'application/json; charset=utf-8',
    ]);
    expect(answer.body).not.toContain('script');
    expect(answer.headers.location).toBeUndefined();
  });

  it('sends a file as bytes to be saved, whatever the org says of it', async () => {
    const says = { 'content-type': 'text/html', 'content-disposition': 'inline; filename="a.html"; x=1' };
    const { org } = recordingOrg(says, '<script>1</script>');
    const { headers } = await (await start({ org })).ask(calls.download);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="a.html"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('refuses a call that hides its method', async () => {
    const { seen, org } = recordingOrg({});
    const scene = await start({ org });
    const { status } = await scene.ask(`${calls.record}?a=1&_Http%4Dethod=DELETE`);
    expect([status, seen]).toEqual([400, []]);
  });

  it('speaks with no org whose certificate nobody has signed', async () => {
    let asked = 0;
    const server = createServer(unsignedCertificate, (_request, response) => {
      asked += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const scene = await start({ org: () => undefined, orgUrl: `https://127.0.0.1:${port}` });
    const { status } = await scene.ask(calls.record);
    server.close();
    expect([status, asked]).toEqual([502, 0]);
  });
});

describe('names of the host', () => {
  it('are those it was given; many others reach nothing but a refusal', async () => {
    const { org, seen } = recordingOrg({});
    const scene = await start({ org, hosts: 'portal.example' });
    const askAs = (host: string, path: string) => scene.ask(path, { headers: { host } });
    const statuses = new Set<number>();
    for (let at = 0; at < 200; at += 1) {
      statuses.add((await askAs(`x${at}.example`, at % 2 === 0 ? '/' : calls.record)).status);
    }
    expect([statuses, seen]).toEqual([new Set([421]), []]);
    expect((await askAs('portal.example', '/')).status).toBe(200);
    expect((await askAs('10.1.2.3', '/healthz')).status).toBe(200);
    expect(scene.logged).toMatchObject([{ limit: 'unknown host' }]);
  });
});

describe('the answer of logging out', () => {
  const logOut = calls.logIn.replace('logIn', 'logOut');
  it.each([
    [logOut, 200, '"storage"'],
    [`${logOut}?x`, 200, '"storage"'],
    [logOut, 503, undefined],
    [calls.logIn, 200, undefined],
  ])('%s with %i clears the browser: %s', async (path, status, want) => {
    const scene = await start({
      org: (_request, response) => {
        response
          .writeHead(status, { 'content-type': 'application/json', 'clear-site-data': '"*"' })
          .end('{}');
      },
    });
    const { headers } = await scene.ask(path, { method: 'POST', headers: own, body: '{}' });
    expect(headers['clear-site-data']).toBe(want);
  });
});
