import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDraftCipher } from './draft-cipher.ts';
import { draftKeyOf } from './draft-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is made once for a database in a file, for its owner only', () => {
  const database = join(folder, 'org.db');
  const key = draftKeyOf(database);
  expect(key).toHaveLength(32);
  expect(draftKeyOf(database)).toEqual(key);
  expect(statSync(`${database}.key`).mode & 0o777).toBe(0o600);
});

it('is another one for each org in memory', () => {
  expect(draftKeyOf(':memory:')).not.toEqual(draftKeyOf(':memory:'));
});

it('is refused where the file holds something else', () => {
  const database = join(folder, 'broken.db');
  writeFileSync(`${database}.key`, 'short');
  expect(() => draftKeyOf(database)).toThrow('holds no key');
});

it('opens only what it sealed, in the place it was sealed for', () => {
  const cipher = createDraftCipher(draftKeyOf(':memory:'));
  const sealed = cipher.seal('Ana 🐝', 'here');
  expect(cipher.open(sealed, 'here')).toBe('Ana 🐝');
  expect(cipher.seal('Ana 🐝', 'here')).not.toBe(sealed);
  expect(cipher.open(sealed, 'there')).toBeUndefined();
  expect(cipher.open('', 'here')).toBeUndefined();
  expect(createDraftCipher(draftKeyOf(':memory:')).open(sealed, 'here')).toBeUndefined();
});
