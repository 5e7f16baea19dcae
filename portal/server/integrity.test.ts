import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BuildFile } from './build-files.ts';
import { bindScripts } from './integrity.ts';
import { calls, startScene } from './testing/scene.ts';

const file = (text: string): BuildFile => ({
  type: '',
  identity: Buffer.from(text),
  br: undefined,
  gzip: undefined,
});
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('binds every script to its bytes, and nothing else', () => {
  const { map, source } = bindScripts([
    new Map([
      ['/assets/b.js', file('b')],
      ['/assets/a.css', file('a')],
    ]),
    new Map([['/published/a.js', file('a')]]),
  ]);
  expect(JSON.parse(map)).toEqual({
    integrity: { '/assets/b.js': hashOf('b'), '/published/a.js': hashOf('a') },
  });
  expect(source).toBe(`'${hashOf(map)}'`);
});

it('stands in the document, and its policy names it', async () => {
  const scene = await startScene({ org: () => undefined });
  const { body, headers } = await scene.ask('/');
  const other = await scene.ask(calls.record.replace('003', '..'));
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  const inWebKit = await scene.ask('/', { headers: { 'user-agent': safari } });
  const inChromium = await scene.ask('/', {
    headers: { 'user-agent': 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36' },
  });
  await scene.stop();
  const map = /<script type="importmap">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(map)).toMatchObject({
    integrity: { '/assets/chunk-1.js': expect.stringMatching(/^sha256-/) },
  });
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf(map)}';`);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(security)');
  // WebKit would run no script of the portal (tests/engines).
  expect(inWebKit.headers['integrity-policy']).toBeUndefined();
  expect(inWebKit.headers['reporting-endpoints']).toBe('security="/security-reports"');
  expect(inChromium.headers['integrity-policy']).toBeDefined();
  expect(other.headers['content-security-policy']).toContain("script-src 'self';");
});
