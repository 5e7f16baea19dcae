import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFolders, type FolderCopy } from './folder-copy.ts';

let from = '';
let copied: FolderCopy;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(from, 'a/b'), { recursive: true });
  for (const path of ['a/b/one', 'a/two', 'three', 'other']) {
    writeFileSync(join(from, path), path);
    // Files of a checkout are older than a test.
    utimesSync(join(from, path), 1, 1);
  }
  copied = copyFolders(from, ['a', 'three']);
});
afterEach(() => {
  copied.remove();
  rmSync(from, { recursive: true });
});

const at = (path: string) => join(copied.root, path);
const all = () =>
  readdirSync(copied.root, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')])
    .toSorted();
const whole = [
  ['one', 'a/b/one'],
  ['three', 'three'],
  ['two', 'a/two'],
];

it.each([
  ['nothing', () => undefined],
  ['a text of the same length', () => writeFileSync(at('three'), 'THREE')],
  ['a file that is gone', () => rmSync(at('a/two'))],
  ['a folder that is gone', () => rmSync(at('a'), { recursive: true })],
  ['a folder that was moved', () => renameSync(at('a/b'), at('c'))],
  [
    'a file in the place of a folder',
    () => (rmSync(at('a'), { recursive: true }), writeFileSync(at('a'), 'a')),
  ],
  [
    'a folder in the place of a file',
    () => (rmSync(at('three')), mkdirSync(at('three/four'), { recursive: true })),
  ],
  [
    'files that have come',
    () => (mkdirSync(at('d')), writeFileSync(at('d/new'), ''), writeFileSync(at('new'), '')),
  ],
])('puts back %s, again and again', (_, change) => {
  for (let times = 0; times < 2; times += 1) {
    change();
    copied.restore();
    expect(all()).toEqual(whole);
    expect(readdirSync(copied.root).toSorted()).toEqual(['a', 'three']);
  }
});
