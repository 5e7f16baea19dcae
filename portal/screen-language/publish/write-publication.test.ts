import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePublication } from './write-publication.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publication-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const published = () => join(root, 'published');
const first = [
  { path: 'manifest.json', content: 'first' },
  { path: 'screens/a.json', content: 'a' },
];

describe('writePublication', () => {
  it('takes the place of the one before and leaves nothing of it', () => {
    writePublication(published(), first);
    writePublication(published(), [{ path: 'manifest.json', content: 'second' }]);
    expect(readdirSync(root)).toEqual(['published']);
    expect(readdirSync(published())).toEqual(['manifest.json']);
    expect(readFileSync(join(published(), 'manifest.json'), 'utf8')).toBe('second');
  });

  it('stays live where the one before cannot be removed, and removes that with the next one', () => {
    writePublication(published(), first);
    const second = [{ path: 'manifest.json', content: 'second' }];
    writePublication(published(), second, () => {
      throw new Error('EBUSY');
    });
    expect(readFileSync(join(published(), 'manifest.json'), 'utf8')).toBe('second');
    expect(readdirSync(root)).toEqual(['published', 'published.past']);
    writePublication(published(), [{ path: 'manifest.json', content: 'third' }]);
    expect(readFileSync(join(published(), 'manifest.json'), 'utf8')).toBe('third');
    expect(readdirSync(root)).toEqual(['published']);
  });

  it.each([
    ['a write', [...first, { path: 'manifest.json/below', content: 'a file is in the way' }]],
    // Nothing was written, so there is nothing to move into place.
    ['the second rename', []],
  ])('keeps the one before when %s fails', (_, files) => {
    writePublication(published(), first);
    expect(() => writePublication(published(), files)).toThrow(/EEXIST|ENOTDIR|ENOENT/);
    expect(readFileSync(join(published(), 'manifest.json'), 'utf8')).toBe('first');
    expect(readFileSync(join(published(), 'screens/a.json'), 'utf8')).toBe('a');
  });

  it('publishes nothing when the first one fails', () => {
    expect(() => writePublication(published(), [])).toThrow('ENOENT');
    expect(existsSync(published())).toBe(false);
  });
});
