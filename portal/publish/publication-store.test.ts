import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublicationStore } from './publication-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publications-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openPublicationStore(folder);
const add = (sources: Record<string, string>, reason = 'because') =>
  open().add({ author: 'Maria', time: 7, reason, sources: new Map(Object.entries(sources)) }).version;

describe('publications', () => {
  it('are none at first', () => expect(open().versions()).toEqual([]));

  it('have a number, an author, a time, a reason and what changed, newest first', () => {
    add({ 'a.json': '1', 'b.json': '1' });
    add({ 'a.json': '2', 'c.json': '1' }, 'the second');
    expect(open().versions()).toMatchObject([
      { number: 2, author: 'Maria', time: 7, reason: 'the second', changed: ['a.json', 'b.json', 'c.json'] },
      { number: 1, changed: ['a.json', 'b.json'] },
    ]);
  });

  it('give back what they were made of', () => {
    const version = add({ 'a.json': 'ñ', 'b.json': 'ñ' });
    expect(Object.fromEntries(open().sourcesOf(version))).toEqual({ 'a.json': 'ñ', 'b.json': 'ñ' });
    expect(readdirSync(join(folder, 'objects'))).toHaveLength(1);
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, 'HACKED')],
    ['missing', (file: string) => rmSync(file)],
  ])('are refused with a file that is %s', (_, harm) => {
    const version = add({ 'a.json': '1' });
    harm(join(folder, 'objects', version.sources['a.json'] ?? ''));
    const sentence = 'Version 1 cannot be used: its file a.json is not what was published.';
    expect(() => open().sourcesOf(version)).toThrow(sentence);
    expect(
      open()
        .sourcesOf(add({ 'a.json': '1' }))
        .get('a.json'),
    ).toBe('1');
  });

  it('never lead out of their folder', () => {
    const version = { ...add({ 'a.json': '1' }), sources: { 'a.json': '../versions/000001.json' } };
    expect(() => open().sourcesOf(version)).toThrow('is not what was published');
  });

  it('are kept up to the last 50, with the files that these need', () => {
    for (let at = 0; at < 53; at += 1) add({ 'a.json': String(at) });
    expect(
      open()
        .versions()
        .map(({ number }) => number),
    ).toEqual(Array.from({ length: 50 }, (_, at) => 53 - at));
    expect(readdirSync(join(folder, 'objects'))).toHaveLength(50);
  });

  it('pass over a file that is none', () => {
    add({ 'a.json': '1' });
    for (const [name, text] of [
      ['000002.json', '{'],
      ['000003.json', '{}'],
      ['000009.json', JSON.stringify({ ...open().versions()[0] })],
      ['x.txt', ''],
    ] as const)
      writeFileSync(join(folder, 'versions', name), text);
    expect(
      open()
        .versions()
        .map(({ number }) => number),
    ).toEqual([1]);
  });

  it('are not kept twice where nothing has changed', () => {
    add({ 'a.json': '1' });
    expect(add({ 'a.json': '1' }).number).toBe(1);
  });

  it('forget the newest where it could not be put live', () => {
    add({ 'a.json': '1' });
    open()
      .add({ author: 'x', time: 8, reason: 'y', sources: new Map([['a.json', '2']]) })
      .forget();
    expect(add({ 'a.json': '3' }).number).toBe(2);
  });
});
