import { afterEach, expect, it } from 'vitest';
import { calls, createScenes } from './testing/scene.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

it.each([
  ['a short answer', 10],
  ['the longest that is sent as a text', 8_192 - 12],
  ['a longer one', 8_192 - 11],
])('%s of the org comes byte for byte', async (_, count) => {
  const json = `{"a":"ñ🐝${'x'.repeat(count - 6)}"}`;
  const scene = await start({
    org: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end(json),
  });
  const { status, headers, body } = await scene.ask(calls.session);
  expect([status, body]).toEqual([200, json]);
  expect(headers).toMatchObject({
    'content-length': String(Buffer.byteLength(json)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    etag: '"1"',
  });
  const head = await scene.ask('/assets/chunk-1.js', { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '33']);
});
