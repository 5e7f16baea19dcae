import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { noStore, securityHeaders } from './headers.ts';
import { answerOf } from './host-error.ts';
import { calls, createScenes, own, until } from './testing/scene.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

/** A host before an org that answers everything, and the paths that it was asked for. */
async function open() {
  const came: (string | undefined)[] = [];
  const scene = await start({
    org(request, response) {
      if (request.url !== '/services/data') came.push(request.url);
      request.resume();
      response.setHeader('content-type', 'application/json').end('{}');
    },
  });
  /** The status of the answer to a request as it stands on the line. */
  const say = async (...lines: readonly string[]): Promise<string | undefined> => {
    const socket = await scene.open([...lines, '', ''].join('\r\n'));
    let told = '';
    socket.on('data', (bytes: Buffer) => (told += bytes.toString('latin1')));
    await until(() => told.includes('\r\n\r\n') || socket.resume().destroyed);
    socket.destroy();
    return /^HTTP\/1\.1 (\d+)/.exec(told)?.[1];
  };
  return { scene, came, say, hostLine: `Host: localhost:${scene.port}` };
}

describe('a request that is larger than any of the portal’s own', () => {
  it.each([
    ['one long header', () => [`X-Long: ${'a'.repeat(20_000)}`]],
    ['many headers', () => Array.from({ length: 1_900 }, (_, at) => `X-${at}: value`)],
    ['a long cookie', () => [`Cookie: sid=${'a'.repeat(20_000)}`]],
  ])('is refused for %s', async (_, headers) => {
    const { say, hostLine, came } = await open();
    expect(await say(`GET ${calls.record} HTTP/1.1`, hostLine, ...headers())).toBe('431');
    expect(came).toEqual([]);
  });

  it('is refused for a long address', async () => {
    const { say, hostLine, came } = await open();
    expect(await say(`GET ${calls.record}?fields=${'a'.repeat(20_000)} HTTP/1.1`, hostLine)).toBe('431');
    expect(came).toEqual([]);
  });

  it('is refused for a long body, before it has come', async () => {
    const { say, hostLine, came } = await open();
    const headers = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
    const length = 'Content-Length: 2000000';
    expect(await say(`POST ${calls.pay} HTTP/1.1`, hostLine, ...headers, length)).toBe('413');
    expect(came).toEqual([]);
  });

  it('is let in while it keeps to the limits', async () => {
    const { say, hostLine, came, scene } = await open();
    const long = `X-Long: ${'a'.repeat(12_000)}`;
    expect(await say(`GET ${calls.record} HTTP/1.1`, hostLine, long)).toBe('200');
    const body = JSON.stringify({ text: 'a'.repeat(250_000) });
    expect((await scene.ask(calls.pay, { method: 'POST', headers: own, body })).status).toBe(200);
    expect(came).toEqual([calls.record, calls.pay]);
  });
});

it.each([
  ['GET', '/%'],
  ['GET', '/%zz?token=secret'],
  ['HEAD', '/assets/%'],
  ['POST', '/services/data/v64.0/ui-api/%'],
])('an address that cannot be read is answered as any other request: %s %s', async (method, path) => {
  const logged: object[] = [];
  const scene = await start({
    org: (_request, response) => void response.end(),
    logger: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line) as object) }),
  });
  const { status, headers, body } = await scene.ask(path, { method, headers: own });
  const told = answerOf('INVALID_REQUEST');
  expect({ status, headers, body }).toMatchObject({
    status: told.status,
    headers: { ...securityHeaders, ...noStore },
    body: method === 'HEAD' ? '' : JSON.stringify(told.body),
  });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'refused', limit: 'malformed request' }));
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'answered', method, status: told.status }));
  expect(JSON.stringify(logged)).not.toContain('secret');
});
