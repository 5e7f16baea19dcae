import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { checkProject } from '../check/check-project.ts';
import type { Diagnostic } from './source-file.ts';
import { cataloguePath, readProject } from './project-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function change(path: string, edit: (text: string) => string): void {
  const text = readFileSync(join(root, path), 'utf8');
  const changed = edit(text);
  expect(changed).not.toBe(text);
  writeFileSync(join(root, path), changed);
}

const reported = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ file, rule }) => `${rule} ${file}`).sort();

describe('readProject', () => {
  it('tells every broken and every missing file at once', () => {
    write('screen-configs/a/one.json', '{ "id": }');
    write('screen-configs/a/two.json', '{');
    write('locales/en/common.json', '');
    write('screen-configs/navigation.json', '{}');
    expect(reported(readProject(root).diagnostics)).toEqual([
      'json locales/en/common.json',
      'json screen-configs/a/one.json',
      'json screen-configs/a/two.json',
      'missing-file portal/screen-language/generated/catalogue.gen.json',
      'missing-file screen-configs/brands.json',
      'missing-file screen-configs/brands.schema.json',
      'missing-file screen-configs/navigation.schema.json',
      'missing-file screen-configs/screen.schema.json',
    ]);
  });
});

describe('readProject with drafts', () => {
  const before = '{ "title": "Before" }';
  const titles = (drafts: Readonly<Record<string, string>>) => {
    const { files, diagnostics } = readProject(root, new Map(Object.entries(drafts)));
    const found = Object.entries(files.locales.en).map(([name, { value }]) => [name, value]);
    return [Object.fromEntries(found), diagnostics.filter(({ file }) => file.startsWith('locales/'))];
  };
  beforeEach(() => write('locales/en/screens/a/one.json', before));

  it('reads them in the place of files, and where there are none', () => {
    const drafts = { 'locales/en/screens/a/one.json': '{}', 'locales/en/screens/b/two.json': '[]' };
    expect(titles(drafts)).toEqual([{ 'screens/a/one': {}, 'screens/b/two': [] }, []]);
    expect(readFileSync(join(root, 'locales/en/screens/a/one.json'), 'utf8')).toBe(before);
  });

  it('tells where they are broken', () => {
    const file = 'locales/en/screens/a/one.json';
    expect(titles({ [file]: '{\n"a": }' })[1]).toMatchObject([{ file, rule: 'json', line: 2 }]);
  });
});

describe('checking a project with broken files', () => {
  beforeEach(() => {
    for (const path of ['screen-configs', 'locales', 'portal/src/brand', cataloguePath])
      cpSync(path, join(root, path), { recursive: true });
  });
  const checked = () => {
    const { files, diagnostics } = readProject(root);
    return reported([...diagnostics, ...checkProject(files, blockDescriptors)]);
  };

  it('finds nothing wrong with this project', () => expect(checked()).toEqual([]));

  it('tells what is wrong in all the others, and nothing that follows from the broken ones', () => {
    // Links and navigation.json name this screen's route.
    change('screen-configs/account/log-in.json', (text) => text.replace('"steps": [', '"steps": '));
    change('locales/es/screens/messages/new.json', (text) => text.slice(0, -3));
    change('locales/en/errors.json', (text) => text.replace('{', '{,'));
    change('screen-configs/messages/list.json', (text) =>
      text.replace('"getListRecordsByName"', '"getList"'),
    );
    change('screen-configs/messages/case.json', (text) =>
      text.replace('"name": "reply",', '"name": "reply", "as": "text",'),
    );
    change('screen-configs/brands.json', (text) => text.replace('"id": "b"', '"id": "x"'));
    change('locales/es/common.json', (text) => text.replace('{', '{ "extra": "",'));
    expect(checked()).toEqual([
      'empty-text locales/es/common.json',
      'json locales/en/errors.json',
      'json locales/es/screens/messages/new.json',
      'json screen-configs/account/log-in.json',
      'missing-file screen-configs/brands.json',
      'missing-file screen-configs/brands.json',
      'missing-text locales/en/common.json',
      'same-member screen-configs/messages/case.json',
      'unknown-operation screen-configs/messages/list.json',
    ]);
  });

  it.each([
    ['screen-configs/screen.schema.json', ['json screen-configs/screen.schema.json']],
    [cataloguePath, [`json ${cataloguePath}`]],
    ['screen-configs/brands.json', ['json screen-configs/brands.json']],
    ['screen-configs/navigation.schema.json', ['json screen-configs/navigation.schema.json']],
  ])('tells only that %s is broken', (path, want) => {
    change(path, (text) => text.trimEnd().slice(0, -1));
    expect(checked()).toEqual(want);
  });

  it('tells that a description of the org is none', () => {
    change('screen-configs/org.json', () => '{ "objects": { "Case": { "fields": { "Subject": 1 } } } }');
    expect(checked()).toEqual(['org-file screen-configs/org.json']);
  });

  it('says nothing about links while the route of a screen is lost', () => {
    change('screen-configs/account/log-in.json', () => '[');
    expect(checked()).toEqual(['json screen-configs/account/log-in.json']);
  });
});

describe('checking a project again', () => {
  beforeEach(() => {
    for (const path of ['screen-configs', 'locales', 'portal/src/brand', cataloguePath])
      cpSync(path, join(root, path), { recursive: true });
  });
  const checked = () => reported(checkProject(readProject(root).files, blockDescriptors));

  it('takes what has not changed as it was read before, and only that', () => {
    const screens = () => new Map(readProject(root).files.screens.map((source) => [source.file, source]));
    const before = screens();
    change('screen-configs/messages/list.json', (text) => text.replace('"/messages"', '"/letters"'));
    const after = screens();
    const anew = [...after].filter(([file, source]) => before.get(file) !== source).map(([file]) => file);
    expect(anew).toEqual(['screen-configs/messages/list.json']);
  });

  it.each([
    [cataloguePath, '"getListRecordsByName": {', 'unknown-operation screen-configs/messages/list.json'],
    [
      'screen-configs/messages/list.json',
      '"route": "/messages"',
      'unknown-route screen-configs/messages/case.json',
    ],
    ['screen-configs/org.json', '"Subject"', 'unknown-field screen-configs/messages/list.json'],
  ])(
    'finds what an edit of %s breaks in a screen that has not changed, and that it is mended',
    (path, name, want) => {
      expect(checked()).toEqual([]);
      const text = readFileSync(join(root, path), 'utf8');
      change(path, () => text.replaceAll(name, name.replace(/"(?=[^"]*$)/, 'Gone"')));
      expect(checked()).toContain(want);
      writeFileSync(join(root, path), text);
      expect(checked()).toEqual([]);
    },
  );
});
