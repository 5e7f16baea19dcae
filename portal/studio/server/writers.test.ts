import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWriters } from './writers.ts';

let folder = '';
let unpublished: () => readonly string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writers-'));
  unpublished = () => ['a', 'b'];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openWriters(join(folder, 'deep/writers.json'), () => unpublished());

it('knows who saved any of some files, over a new start', () => {
  open().note('m', ['a']);
  open().note('p', ['a', 'b']);
  open().note('p', ['a']);
  expect([open().of(['a']), open().of(['b']), open().of(['c']), open().of(['c', 'a', 'b'])]).toEqual([
    ['m', 'p'],
    ['p'],
    [],
    ['m', 'p'],
  ]);
});

it('forgets who saved a file once it is live, and nobody where it cannot be told', () => {
  open().note('m', ['a', 'b']);
  unpublished = () => {
    throw new Error('tampered with');
  };
  open().note('p', ['b']);
  expect(open().of(['a', 'b'])).toEqual(['m', 'p']);
  unpublished = () => ['b'];
  open().note('t', ['a']);
  expect([open().of(['a']), open().of(['b'])]).toEqual([['t'], ['m', 'p']]);
});

it('tells nothing out of a list that is not what was written', () => {
  open().note('m', ['a']);
  writeFileSync(join(folder, 'deep/writers.json'), '{"a":"m"}');
  expect(() => open().of(['a'])).toThrow('is not what was written');
});
