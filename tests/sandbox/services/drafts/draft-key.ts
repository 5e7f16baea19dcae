import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const KEY_BYTES = 32;

/** A key that nobody else has. */
export function createDraftKey(): Uint8Array {
  return randomBytes(KEY_BYTES);
}

/**
 * The key of drafts for a database: in memory a new one; for a file the one in `<file>.key`, which only its owner may
 * read and which is made where there is none. A copy of the database alone says nothing of what is in its drafts.
 *
 * @throws Error when that file holds no key
 */
export function draftKeyOf(database: string): Uint8Array {
  if (database === '' || database === ':memory:') return createDraftKey();
  const file = `${database}.key`;
  try {
    writeFileSync(file, createDraftKey(), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || cause.code !== 'EEXIST') throw cause;
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes.`);
  return key;
}
