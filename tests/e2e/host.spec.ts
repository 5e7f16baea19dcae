import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';
import { expect, test, type Site } from './site.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const api = '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.Email';
const apex = '/lwr/apex/v64.0/PortalDataController';
const own = {
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'portal',
  'content-type': 'application/json',
};

/** One request as it stands: no cookies, no redirects, nothing unpacked. */
async function ask(
  site: Site,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  const { port } = new URL(site.url('/'));
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      agent,
      headers: { host: `localhost:${port}`, ...headers },
    };
    const outgoing = send(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function assetPath(site: Site): Promise<string> {
  const { body } = await ask(site, '/login');
  return /<script[^>]* src="(\/assets\/[\w.-]+\.js)"/.exec(body)?.[1] ?? 'no script in the document';
}

const kinds: readonly (readonly [string, number, string, Ask?])[] = [
  ['a page', 200, '/login'],
  ['a page in Spanish', 200, '/es/login'],
  ['a page that is not there', 404, '/nowhere'],
  ['a file that is not there', 404, '/assets/nothing-1234.js'],
  ['a health check', 200, '/healthz'],
  ['an answer of the org', 200, `${apex}/getCurrentSession`],
  ['an error of the org', 401, api],
  ['a call that the host does not know', 404, '/services/data/v64.0/query?q=x'],
  [
    'a write of another site',
    403,
    `${apex}/logIn`,
    { method: 'POST', headers: { ...own, 'sec-fetch-site': 'cross-site' }, body: '{}' },
  ],
  ['a method that is not allowed', 405, '/login', { method: 'PUT' }],
];

for (const [what, status, path, how] of kinds) {
  test(`${what} answers ${status} with every security header`, async ({ site }) => {
    const answer = await ask(site, path, how);
    expect(answer.status).toBe(status);
    const policy = String(answer.headers['content-security-policy']);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
}

test('files of the build are compressed, kept for ever, and never change under a name', async ({ site }) => {
  const path = await assetPath(site);
  const plain = await ask(site, path);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers['content-type']).toContain('text/javascript');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const size = Number(plain.headers['content-length']);
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(site, path, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(Number(packed.headers['content-length'])).toBeLessThan(size / 2);
  }
});

test('a document is compressed and never kept', async ({ site }) => {
  const { headers } = await ask(site, '/login', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('no-store');
});

for (const [what, headers] of [
  ['of another site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['of a neighbouring site', { ...own, 'sec-fetch-site': 'same-site' }],
  [
    'without the portal’s own header',
    { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  ],
  [
    'of a foreign origin',
    { 'x-requested-with': 'portal', 'content-type': 'application/json', origin: 'http://evil.example' },
  ],
] as const) {
  test(`a write ${what} is refused and begins no session`, async ({ site }) => {
    const body = JSON.stringify({ username: 'emily.hughes@example.com', password: 'Sunny-day-7' });
    const answer = await ask(site, `${apex}/logIn`, { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject([{ errorCode: 'FORBIDDEN_REQUEST' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
}

test('a form cannot be posted at the org', async ({ site }) => {
  const headers = { ...own, 'content-type': 'text/plain' };
  const answer = await ask(site, `${apex}/logIn`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(415);
});

test('a session is HttpOnly, for this site alone, and guests have none', async ({ site }) => {
  const body = JSON.stringify({ username: 'emily.hughes@example.com', password: 'Sunny-day-7' });
  const answer = await ask(site, `${apex}/logIn`, { method: 'POST', headers: own, body });
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  for (const flag of [/; *HttpOnly/i, /; *SameSite=(Lax|Strict)/i, /; *Path=\//i])
    expect(cookie).toMatch(flag);
  expect(cookie).not.toMatch(/domain=/i);
  const guest = await ask(site, `${apex}/getCurrentSession`);
  expect(guest.headers['set-cookie']).toBeUndefined();
  expect(JSON.parse(guest.body)).toMatchObject({ isGuest: true });
});

for (const path of [
  '/services/data/v64.0/ui-api/%2e%2e/%2e%2e/secret',
  '/lwr/apex/v64.0/a%2fb/c',
  '/assets/../index.html',
  '/.vite/manifest.json',
]) {
  test(`${path} leads nowhere`, async ({ site }) => {
    expect((await ask(site, path)).status).toBe(404);
  });
}

test('the health check says that the host lives, and nothing else', async ({ site }) => {
  const { status, body } = await ask(site, '/healthz');
  expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: { ok: true } });
});

test('an org that cannot be reached is a 502 that says nothing of the inside', async ({ lonelySite }) => {
  const answer = await ask(lonelySite, `${apex}/getCurrentSession`);
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.body)).toEqual([
    { errorCode: 'SERVICE_UNAVAILABLE', message: expect.stringMatching(/^[\w ]+\.$/) },
  ]);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask(lonelySite, '/login')).status).toBe(200);
  expect((await ask(lonelySite, '/healthz')).status).toBe(200);
});

test('a portal can be put beside other apps, in the name of its brand', async ({ page, site }) => {
  await page.goto(site.url('/es/login', 'a'));
  const protocol = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await protocol.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/es/app.webmanifest');
  expect(errors).toEqual([]);
  const { icons, ...app } = JSON.parse(data);
  expect(app).toMatchObject({ name: 'Marigold Energy', lang: 'es', start_url: '/es' });
  expect(icons).toHaveLength(4);
  for (const { src } of icons) expect((await ask(site, src)).headers['content-type']).toBe('image/png');
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
