import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readText, writeTogether } from './file-writing.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'writing-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('writes all files, also into folders that are not there', () => {
  writeTogether(
    root,
    new Map([
      ['a.json', '1'],
      ['new/b.json', '2'],
    ]),
  );
  expect([readText(join(root, 'a.json')), readText(join(root, 'new/b.json'))]).toEqual(['1', '2']);
  expect(readdirSync(root)).toEqual(['a.json', 'new']);
});

it('writes none when one of them cannot be moved into its place', () => {
  writeFileSync(join(root, 'a.json'), 'before');
  mkdirSync(join(root, 'c.json/in-the-way'), { recursive: true });
  const texts = new Map([
    ['a.json', 'after'],
    ['b.json', 'new'],
    ['c.json', 'x'],
  ]);
  expect(() => writeTogether(root, texts)).toThrow('c.json');
  expect(readText(join(root, 'a.json'))).toBe('before');
  expect(readdirSync(root)).toEqual(['a.json', 'c.json']);
});
