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
  await scene.stop();
  const map = /<script type="importmap">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(map)).toMatchObject({
    integrity: { '/assets/chunk-1.js': expect.stringMatching(/^sha256-/) },
  });
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf(map)}';`);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(security)');
  expect(other.headers['content-security-policy']).toContain("script-src 'self';");
});
