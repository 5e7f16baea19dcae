import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let busy: Server;
let busyPort = 0;

beforeAll(async () => {
  busy = createServer();
  await new Promise<void>((resolve) => {
    busy.listen(0, '127.0.0.1', resolve);
  });
  const address = busy.address();
  busyPort = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => {
  busy.close();
});

/** Runs `npm start`'s program with this environment until it ends. */
function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', ['scripts/start.ts'], { cwd: root, env: { ...process.env, ...env } });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.on('data', (chunk) => (printed += String(chunk)));
    child.on('close', (code) => resolve({ code, printed: printed.trim() }));
  });
}

describe('what cannot be started says why and ends with 1', () => {
  it.each([
    [
      'a port that is none',
      { PORT: 'eighty' },
      ['PORT must be a whole number from 0 to 65535, not "eighty".'],
    ],
    ['an address that is none', { ORG_URL: 'org' }, ['ORG_URL must be an http or https address, not "org".']],
    [
      'production without a word about proxies and names',
      { NODE_ENV: 'production', ORG_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'loud' },
      [
        'TRUST_PROXY must be given in production: the addresses of the proxies in front of the host, such as 127.0.0.1, 10.0.0.0/8 or loopback, with commas between, or none.',
        'PORTAL_HOSTS must be given in production: the names of the host, such as portal.example or my.energy.example:8443, with commas between.',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
      ],
    ],
  ])('%s', async (_, env, sentences) => {
    expect(await start(env)).toEqual({ code: 1, printed: sentences.join('\n') });
  });
});

describe('places that nothing can be written to end it with one sentence, and soon', () => {
  it.each([
    ['SHARED_FILES', '/proc/nowhere/x', 'a folder'],
    ['SECURITY_LOG', '/proc/nowhere/x/security.log', 'a file'],
  ])('%s', async (name, place, kind) => {
    const { code, printed } = await start({ [name]: place, ORG_URL: 'http://127.0.0.1:9', PORT: '0' });
    const sentence = `${name} must be ${kind} that can be written to, not "${place}".`;
    expect({ code, last: printed.split('\n').at(-1) }).toEqual({ code: 1, last: sentence });
  });
});

/** This is found after the build, which may say that it is going on. */
it('a port that is taken ends it with one sentence, too', async () => {
  const { code, printed } = await start({ PORT: String(busyPort) });
  const sentence = `Port ${busyPort} is taken by another program. Choose another one with PORT.`;
  expect(printed.split('\n').at(-1)).toBe(sentence);
  expect(code).toBe(1);
});
