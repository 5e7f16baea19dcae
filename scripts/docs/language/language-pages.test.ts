import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listAt, objectAt, textsAt, valueAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import { readProject } from '@energy-portal/portal/publish';
import { languagePages } from './language-pages.ts';

const { files } = readProject('.');
// Files of the project are JSON.
const schema = files.schemas.screen.value as JsonObject;
const sample = JSON.parse(readFileSync('portal/gallery/samples/screen.json', 'utf8')) as Json;
const screens = new Map<string, Json>([
  ...files.screens.map(({ file, value }) => [file, value as Json] as const),
  ['gallery/sample', sample],
]);
const pictures = new Set(['block-list']);
/** The pictures of the project. */
const taken = readdirSync('.github/words');
const pages = languagePages({ schema, screens, pictures });
const textOf = (path: string) =>
  pages.find((page) => page.path === `reference/screens/${path}.html`)?.text ?? '';
const definitions = objectAt(schema, 'definitions');
const blocks = listAt(objectAt(definitions, 'Block'), 'oneOf').map((block) =>
  String(valueAt(block, 'properties.block.const')),
);
const kinds = textsAt(valueAt(schema, 'definitions.Field.properties.as'), 'enum');

/** The text of a section of a page. */
const sectionOf = (page: string, anchor: string) =>
  textOf(page)
    .split('<section aria-labelledby="')
    .find((section) => section.startsWith(`${anchor}"`)) ?? '';

describe('the reference of the screen language', () => {
  it.each(blocks)('shows the block %s with its members and an example', (kind) => {
    const section = sectionOf('blocks', `block-${kind}`);
    expect(section).toContain(`<h2 id="block-${kind}"`);
    expect(section).toContain('<td><code>&quot;');
    expect(section).toContain('<pre');
  });

  it.each(kinds)('says what a question of the kind %s is, with an example', (kind) => {
    const section = sectionOf('questions', `field-${kind}`);
    expect(section).toMatch(/<p>[A-Z].+\.<\/p>/);
    expect(section).toContain('<pre');
  });

  it.each([...blocks.map((kind) => `block-${kind}`), ...kinds.map((kind) => `field-${kind}`)])(
    'has a live picture of %s to show',
    (name) => expect(taken).toContain(`${name}.png`),
  );

  it.each(pages.map(({ path, text }) => [path, text] as const))(
    'leaves no member without its value or its description: %s',
    (_, text) => {
      const rows = text.match(/<tr><th scope="row">[^]*?<\/tr>/g) ?? [];
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter((row) => row.includes('<td></td>'))).toEqual([]);
    },
  );

  it('has a picture where one was taken, and none elsewhere', () => {
    expect(textOf('blocks').match(/<img /g)).toHaveLength(1);
    expect(textOf('blocks')).toContain('/pictures/words/block-list.png');
  });

  it('leads to sections that there are', () => {
    const links = pages.flatMap(({ text }) => [...text.matchAll(/href="(\w+)\.html#([\w-]+)"/g)]);
    expect(links.length).toBeGreaterThan(20);
    for (const [, page = '', anchor = ''] of links) expect(textOf(page)).toContain(`id="${anchor}"`);
  });

  it('names every shape', () => {
    const shapes = Object.keys(definitions).filter((name) => name !== 'Block' && name !== 'Field');
    expect(shapes.filter((name) => !textOf('shapes').includes(`<h2 id="${name}"`))).toEqual([]);
  });
});
