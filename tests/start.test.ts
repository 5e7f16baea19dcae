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

describe('what cannot be started says why in one sentence and ends with 1', () => {
  it.each([
    ['a port that is none', { PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
    ['an address that is none', { ORG_URL: 'org' }, 'ORG_URL must be an http or https address, not "org".'],
  ])('%s', async (_, env, sentence) => {
    expect(await start(env)).toEqual({ code: 1, printed: sentence });
  });
});

/** These are found after the build, which may say that it is going on. */
it.each([
  [
    'a port that is taken',
    () => ({ PORT: String(busyPort) }),
    () => `Port ${busyPort} is taken by another program. Choose another one with PORT.`,
  ],
  [
    'a level of the log that is none',
    () => ({ PORT: '0', LOG_LEVEL: 'loud' }),
    () => 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  ],
  [
    'production without a word about proxies, not an org that is down',
    () => ({ PORT: '0', NODE_ENV: 'production', ORG_URL: 'http://127.0.0.1:9' }),
    () => 'TRUST_PROXY must list the addresses of the proxies in front of the host, or be none.',
  ],
])('%s ends it with one sentence, too', async (_, env, sentence) => {
  const { code, printed } = await start(env());
  expect(printed.split('\n').at(-1)).toBe(sentence());
  expect(code).toBe(1);
});
