import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'below/drafts.json');

it('keeps drafts beyond its own life', () => {
  const drafts = new Map([
    ['a.json', { text: '{}', base: undefined }],
    ['b.json', { text: '[]', base: '{}' }],
  ]);
  createDraftKeeper(file()).replace(drafts);
  expect(createDraftKeeper(file()).all()).toEqual(drafts);
});

it.each(['{', 'null', '{ "a": 1 }', '{ "a": { "text": 1 } }', '{ "a": { "text": "", "base": 1 } }'])(
  'sets what it cannot read aside: %s',
  (text) => {
    createDraftKeeper(file()).replace(new Map());
    writeFileSync(file(), text);
    expect(createDraftKeeper(file()).all().size).toBe(0);
    expect(existsSync(file())).toBe(false);
    expect(readFileSync(`${file()}.broken`, 'utf8')).toBe(text);
  },
);
