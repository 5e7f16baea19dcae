import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectOrg } from '../../tests/conformance/index.ts';
import { expiredCertificate } from './expired-certificate.ts';
import { root, run } from '../machine/process.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'check-org-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await run([process.execPath, join(root, 'scripts/check-org.ts'), ...args], {
    env: { ORG_URL: '', ORG_TOKEN: '', ...env },
  });
  return { code, lines: output.trim().split('\n') };
}

/** The address of a server whose certificate has ended. */
async function serve(): Promise<{ url: string; close: () => void }> {
  const server = createServer(expiredCertificate, (_request, response) => response.end('[]'));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // It listens on a TCP port, so its address is no string.
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => void server.close() };
}

it('ends with one sentence and 1 at a certificate that has expired', async () => {
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, expiredCertificate.cert);
  const { url, close } = await serve();
  const { code, lines } = await check(['--url', url, '--token', 'x'], { NODE_EXTRA_CA_CERTS: authority });
  close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    `No server answers at ${url}: CERT_HAS_EXPIRED. Its certificate has expired: have it renewed.`,
  ]);
});

it.each([
  [
    'a web page',
    200,
    'text/html',
    '<!doctype html>',
    'answers with a web page, perhaps one to log in on; give',
  ],
  [
    'no org',
    404,
    'application/json',
    '{}',
    'is no org: it answers 404 where an org lists its versions. Give',
  ],
  ['an old version', 200, 'application/json', '[{"version":"50.0"}]', 'has no version 64.0; it has 50.0. Re'],
  [
    'an org under maintenance',
    503,
    'text/html',
    '<html>',
    'does not work now: it answers 503. Try again later',
  ],
])('asks nobody to log in to %s', async (_, status, type, body, sentence) => {
  const server = createHttpServer((_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // It listens on a TCP port, so its address is no string.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { code, lines } = await check(['--url', url]);
  server.close();
  expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 });
  expect(lines[0]).toContain(`${url} ${sentence}`);
});

it('ends with 2 at an argument that it does not know', async () => {
  const { code, lines } = await check(['--url', 'http://a.test', '--apex', 'soap']);
  expect({ code, lines }).toEqual({ code: 2, lines: ['--apex takes one of plain, wrapped, rest.'] });
});

it.each([
  ['ENOTFOUND', 'Check the address, and whether this machine may reach it.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'Its certificate is not trusted here: check the address, or name'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Its certificate is not trusted here'],
  ['EPIPE', 'Try again, and look at the network.'],
])('says what to do at %s', async (code, sentence) => {
  const cause = Object.assign(new Error('no'), { code });
  const fails: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const connection = connectOrg({ org: 'https://a.test', token: '', fetch: fails, timeout: 1000 });
  await expect(connection.send({ method: 'GET', path: '/' })).rejects.toThrow(`${code}. ${sentence}`);
});
