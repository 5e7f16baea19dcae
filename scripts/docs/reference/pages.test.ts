import { readFile, readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { bundleSpecs, createModel } from '@energy-portal/generator';
import type { JsonObject, LoadedSpec } from '@energy-portal/generator';
import { findSpecs } from '@energy-portal/generator/project';
import { beforeAll, describe, expect, it } from 'vitest';
import { SDK, operationAddress } from './address.ts';
import { createPages } from './pages.ts';
import { schemaAddress } from './reference.ts';

const root = new URL('../../..', import.meta.url).pathname;

let specs: readonly LoadedSpec[] = [];
let pages: ReadonlyMap<string, string> = new Map();

async function readExtensions(): Promise<Readonly<Record<string, JsonObject>>> {
  const folder = `${root}/specs/extensions`;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.schema.json'));
  const entries = files.map(async (file) => {
    // Each of these files is the JSON Schema of an extension.
    const schema = JSON.parse(await readFile(`${folder}/${file}`, 'utf8')) as JsonObject;
    return [file.replace('.schema.json', ''), schema] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

beforeAll(async () => {
  const bundled = await bundleSpecs(await findSpecs(root), (path) => readFile(`${root}/${path}`, 'utf8'));
  if (!bundled.ok) throw new Error(bundled.diagnostics.map(({ message }) => message).join('\n'));
  specs = bundled.value;
  pages = new Map(createPages(specs, await readExtensions()).map(({ path, text }) => [path, text]));
});

function anchorsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? ''));
}

/** The page of one operation. */
function pageOf(id: string): string {
  const operation = createModel(specs)
    .flatMap((api) => api.operations)
    .find((each) => each.id === id);
  if (operation === undefined) throw new Error(`No operation ${id}`);
  return pages.get(operationAddress(operation)) ?? '';
}

describe('the reference of the specs', () => {
  it('has an anchor for every operation and every schema', () => {
    const addresses = createModel(specs).flatMap((api) => [
      ...api.operations.map((operation) => `${operationAddress(operation)}#top`),
      ...Object.keys(api.schemas).map((name) => schemaAddress(api, name)),
    ]);
    const missing = addresses.filter((address) => {
      const [page = '', anchor = ''] = address.split('#');
      return !anchorsOf(pages.get(page) ?? '').has(anchor);
    });
    expect(addresses.length).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));
    const broken = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/(?:href|src)="([^"]*)"/g)]
        .map(([, link]) => link ?? '')
        .filter((link) => link !== 'data:,')
        .filter((link) => {
          const [to = '', anchor] = link.split('#');
          const target = to === '' ? path : posix.join(posix.dirname(path), to);
          if (target === SDK) return false;
          return !pages.has(target) || (anchor !== undefined && !anchors.get(target)?.has(anchor));
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('is one block of HTML, which Markdown leaves alone', () => {
    const split = [...pages].filter(([, text]) => /\n\s*\n/.test(text.slice(text.indexOf('<div')).trim()));
    expect(split.map(([path]) => path)).toEqual([]);
  });

  it('has one heading of the first rank and no anchor twice on a page', () => {
    const faulty = [...pages].filter(([, text]) => {
      const ids = [...text.matchAll(/ id="([^"]*)"/g)];
      return text.split('<h1').length !== 2 || ids.length !== anchorsOf(text).size;
    });
    expect(faulty.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['getRecord', '<strong>30 s</strong>'],
    ['getObjectInfo', '<strong>15 min</strong>'],
    ['getListInfoByName', '<strong>30 days</strong>'],
    ['getListRecordsByName', 'reading <code>general</code>: <strong>2 min</strong>'],
    ['getLobby', '<strong>30 s</strong>'],
    ['findDeposit', '<strong>stale at once</strong>'],
  ])('shows how long %s is fresh', (id, shown) => {
    expect(pageOf(id)).toContain(shown);
  });

  it('shows keys, needs, remembered errors and what a write invalidates', () => {
    const read = pageOf('getRecord');
    expect(read).toContain('<code>id</code>: <code>recordId</code>');
    expect(read).toContain('at least one of <code>fields</code>, <code>optionalFields</code>');
    expect(read).toContain('<code>404</code>');
    const write = pageOf('deleteRecord');
    expect(write).toContain('Invalid config for &quot;deleteRecord&quot;');
    expect(write).toContain('<code>getRelatedListRecords</code>');
  });

  it('escapes whatever a spec says', () => {
    const hostile = '<script>alert("`&`")</script>';
    const text = JSON.stringify(specs).replaceAll('"Read one record"', JSON.stringify(hostile));
    // What was made of specs is specs again.
    const shown = createPages(JSON.parse(text) as readonly LoadedSpec[], {});
    const all = shown.map((page) => page.text).join('');
    expect(all).not.toContain('<script>');
    expect(all).toContain('&lt;script&gt;alert(&quot;<code>&amp;</code>&quot;)&lt;/script&gt;');
  });
});
