import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenLinks } from './broken-links.ts';
import { coveringPages } from './sample-pages.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'guide'));
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  await writeFile(
    join(folder, 'index.html'),
    '<h1 id="top">A</h1><img src="/logo.svg"><a href="/guide/b.html#c">B</a>',
  );
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['another page', '<a href="../index.html">A</a>', []],
  ['the root', '<a href="/">A</a>', []],
  ['an anchor', '<a href="/index.html#top">A</a>', []],
  ['another site', '<a href="https://example.com/x">W</a>', []],
  ['a text in a script', '<script>"<a href=\'x.html\'>"</script>', []],
  ['no page', '<a href="x.html">X</a>', ['guide/b.html: x.html']],
  ['no anchor', '<a href="/#x">X</a>', ['guide/b.html: /#x']],
  ['no picture', '<img src="/x.png">', ['guide/b.html: /x.png']],
])('a link to %s', async (_, html, want) => {
  await writeFile(join(folder, 'guide/b.html'), `<h2 id="c">C</h2>${html}`);
  expect(await brokenLinks(folder)).toEqual(want);
});

it('looks at one page of each kind', () => {
  const page = (path: string, content: string) => ({
    path,
    html: `<main class="_${path}">${content}</main>`,
  });
  const pages = [
    page('a', '<p>A</p>'),
    page('b', '<p>B</p><ul><li>C</li></ul>'),
    page('c', '<p class="mark">D</p>'),
  ];
  expect(coveringPages(pages)).toEqual(['b', 'c']);
});
