import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIdOf } from '../../storage/index.ts';
import { createHost } from '../host.ts';
import type { Host } from '../host.ts';
import { manifest, writeEmptyBuild } from '../testing/empty-build.ts';
import { passFor, signClaim } from './staff-tokens.ts';
import type { StagingKeys } from './staff-tokens.ts';

const keys: StagingKeys = [{ id: 'k', bytes: new Uint8Array(32).fill(7) }];
const portal = 'localhost';
let dist = '';
let now = 0;
let host: Host;
beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'staging-'));
  now = 1_000_000;
  await writeEmptyBuild(dist);
  await writeFile(join(dist, 'client/index.html'), template);
  host = await openHost(keys);
});
afterEach(async () => {
  await host.stop();
  rmSync(dist, { recursive: true, force: true });
});

const template =
  '<html><head><title>T</title><!--portal-head--></head><body><!--portal-manifest--></body></html>';
const openHost = (stagingKeys: StagingKeys | undefined) =>
  createHost({ orgUrl: 'http://127.0.0.1:9', dist, clock: { now: () => now }, stagingKeys });
const secret = JSON.stringify({ words: 'nobody has seen this' });
const secretAddress = `/published/texts.${createHash('sha256').update(secret).digest('hex').slice(0, 12)}.json`;

/** Stages a publication whose version is `staged`, with a file that is in no other. */
async function stage(build = buildIdOf(template), reason = 'Try <it>'): Promise<void> {
  const folder = join(dist, 'staging/published');
  await mkdir(folder, { recursive: true });
  await cp(join(dist, 'published'), folder, { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version: 'staged' }));
  await writeFile(join(folder, secretAddress.slice('/published/'.length)), secret);
  const before = JSON.parse(await readFile(join(dist, 'published/host.json'), 'utf8')) as object;
  const note = { author: 'Maria', time: 0, reason, build };
  await writeFile(join(folder, 'host.json'), JSON.stringify({ ...before, stage: note }));
}

const ask = (url: string, headers: Readonly<Record<string, string>> = {}, name = portal) =>
  host.server.inject({ method: 'GET', url, headers: { host: name, 'user-agent': modern, ...headers } });
const modern =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const own = { origin: `http://${portal}`, 'sec-fetch-site': 'same-origin' };
const post = (url: string, body: string, headers: Readonly<Record<string, string>> = own) =>
  host.server.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { host: portal, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const invitation = (change: Partial<Parameters<typeof signClaim>[1]> = {}) =>
  signClaim(keys, { use: 'invitation', host: portal, until: now + 60_000, ...change });
const enter = (token: string, headers?: Readonly<Record<string, string>>) =>
  post('/staging', `invitation=${token}`, headers);
const passOf = async () => String((await enter(invitation())).headers['set-cookie']).split(';', 1)[0] ?? '';
const versionIn = (html: string) => /"version":"(\w+)"/.exec(html)?.[1];

describe('staff', () => {
  it('are asked, come in by a form, see what is staged with a bar, and leave', async () => {
    await stage();
    const token = invitation();
    const asked = await ask(`/staging?invitation=${token}`);
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toContain('Try &#60;it&#62;');
    expect(asked.headers['set-cookie']).toBeUndefined();
    const entered = await enter(token);
    expect([entered.statusCode, entered.headers['location']]).toEqual([303, '/']);
    expect(entered.headers['set-cookie']).toMatch(/^staging=[\w.-]+; HttpOnly; SameSite=Strict; Path=\/$/);
    const cookie = String(entered.headers['set-cookie']).split(';', 1)[0] ?? '';
    const page = await ask('/', { cookie });
    expect(versionIn(page.body)).toBe('staged');
    expect(page.body).toContain('<strong>Staging</strong>');
    expect(page.body).toContain('“Try &#60;it&#62;”, by Maria, 1970-01-01 00:00 UTC.');
    const file = await ask(secretAddress, { cookie });
    expect([file.statusCode, file.body]).toEqual([200, secret]);
    expect(file.headers['cache-control']).toMatch(/^private,/);
    const left = await post('/staging/leave', '', { ...own, cookie });
    expect([left.statusCode, left.headers['set-cookie']]).toEqual([
      303,
      expect.stringContaining('Max-Age=0'),
    ]);
  });

  it('see what no cache on the way may keep, the manifest of an app neither', async () => {
    await stage();
    const cookie = await passOf();
    const caches = await Promise.all(
      [{ cookie }, {}].map(
        async (headers) => (await ask('/app.webmanifest', headers)).headers['cache-control'],
      ),
    );
    expect(caches).toEqual(['no-store', 'public, max-age=3600']);
  });

  it('see what is live where nothing is staged any more', async () => {
    await stage();
    const cookie = await passOf();
    rmSync(join(dist, 'staging'), { recursive: true });
    now += 60_000;
    const page = await ask('/', { cookie });
    expect([versionIn(page.body), page.body.includes('staging-bar')]).toEqual(['1', false]);
  });

  it('see what is live until what is staged is made for this build', async () => {
    await stage('another build');
    const cookie = await passOf();
    expect(versionIn((await ask('/', { cookie })).body)).toBe('1');
  });

  it('see what is live where a staged file was tampered with', async () => {
    await stage();
    await writeFile(join(dist, `staging${secretAddress}`), '{"words":"hacked"}');
    const cookie = await passOf();
    expect(versionIn((await ask('/', { cookie })).body)).toBe('1');
  });
});

describe('nobody else', () => {
  const passes: readonly (readonly [what: string, make: () => string])[] = [
    ['no pass', () => ''],
    ['a word', () => 'yes'],
    ['an invitation for a pass', () => invitation()],
    ['a pass of another key', () => signClaim([{ id: 'k', bytes: new Uint8Array(32) }], passFacts())],
    ['a pass of another portal', () => signClaim(keys, { ...passFacts(), host: 'brand-b.localhost' })],
    ['a pass whose time is over', () => signClaim(keys, { ...passFacts(), until: now })],
  ];
  const passFacts = () => ({ use: 'pass', host: portal, until: now + passFor }) as const;

  it.each(passes)('sees what is staged: %s', async (_what, make) => {
    await stage();
    const cookie = `staging=${make()}`;
    const page = await ask('/', { cookie });
    expect([versionIn(page.body), page.body.includes('staging-bar')]).toEqual(['1', false]);
    expect((await ask(secretAddress, { cookie })).statusCode).toBe(404);
  });

  it.each(['?staging=1', '?publication=staged', '?version=staged'])(
    'chooses a publication: %s',
    async (query) => {
      await stage();
      expect(versionIn((await ask(`/${query}`)).body)).toBe('1');
    },
  );

  it('finds files of staging by its folder', async () => {
    await stage();
    for (const url of [
      '/staging/published/manifest.json',
      '/staging/published/host.json',
      '/published/host.json',
    ])
      expect((await ask(url)).statusCode).toBe(404);
  });

  const refused: readonly (readonly [
    what: string,
    token: () => string,
    headers: Readonly<Record<string, string>>,
  ])[] = [
    ['from another site', invitation, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from another brand', invitation, { origin: 'http://brand-b.localhost', 'sec-fetch-site': 'same-site' }],
    ['by a link', invitation, { 'sec-fetch-site': 'none' }],
    ['from nowhere', invitation, {}],
    ['by a pass', () => signClaim(keys, { ...passFacts() }), own],
    ['too late', () => invitation({ until: now }), own],
    ['with one of another portal', () => invitation({ host: 'brand-b.localhost' }), own],
    ['with nothing', () => '', own],
  ];
  it.each(refused)('comes in %s', async (_what, token, headers) => {
    await stage();
    const entered = await enter(token(), headers);
    expect([entered.statusCode, entered.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('comes in by an invitation that was used', async () => {
    await stage();
    const token = invitation();
    const [first, second] = [await enter(token), await enter(token)];
    expect([first.statusCode, second.statusCode]).toEqual([303, 403]);
    expect(second.body).toContain('This invitation is over');
  });

  it('is led in by a link alone, or led out by another site', async () => {
    await stage();
    const shown = await ask(`/staging?invitation=${invitation()}`);
    expect(shown.headers['set-cookie']).toBeUndefined();
    expect(shown.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    const left = await post('/staging/leave', '', { 'sec-fetch-site': 'cross-site' });
    expect(left.statusCode).toBe(403);
  });

  it('sends what is no short form', async () => {
    expect((await post('/staging', `invitation=${'x'.repeat(5_000)}`)).statusCode).toBe(413);
    const json = await post('/staging', '{}', { ...own, 'content-type': 'application/json' });
    expect(json.statusCode).toBe(415);
  });

  it('finds a way in where there are no keys', async () => {
    await host.stop();
    host = await openHost(undefined);
    await stage();
    const cookie = `staging=${signClaim(keys, passFacts())}`;
    expect(versionIn((await ask('/', { cookie })).body)).toBe('1');
    expect((await enter(invitation())).statusCode).toBe(405);
  });
});
