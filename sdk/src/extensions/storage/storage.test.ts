import { mkdtempSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, describe, expect, it } from 'vitest';
import { createAsyncStorage, type AsyncItems } from './async-storage.ts';
import { createFileStorage } from './file-storage.ts';
import { createIndexedDbStorage } from './indexed-db-storage.ts';
import { allowMemory, createMemoryStorage } from './memory-storage.ts';
import type { KeyedStorage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;
const newFolder = (): string => join(folder, String((folders += 1)));

/** Items as React Native keeps them. */
function createItems(): AsyncItems {
  const items = new Map<string, string>();
  return {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, value) => void items.set(key, value),
    removeItem: async (key) => void items.delete(key),
  };
}

/** Items as `localStorage` keeps them. */
function createSynchronousItems(): AsyncItems {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const KINDS: readonly (readonly [string, () => () => KeyedStorage])[] = [
  [
    'memory',
    () => {
      const storage = createMemoryStorage();
      return () => storage;
    },
  ],
  [
    'IndexedDB',
    () => {
      const factory = new IDBFactory();
      return () => createIndexedDbStorage({ factory });
    },
  ],
  [
    "React Native's AsyncStorage",
    () => {
      const items = createItems();
      return () => createAsyncStorage(items);
    },
  ],
  [
    'localStorage',
    () => {
      const items = createSynchronousItems();
      return () => createAsyncStorage(items);
    },
  ],
  [
    'files',
    () => {
      const place = newFolder();
      return () => createFileStorage({ folder: place, files });
    },
  ],
  [
    'memory in place of a broken one',
    () => {
      const storage = allowMemory(broken(new Error('Full')), () => undefined);
      return () => storage;
    },
  ],
];

function broken(reason: unknown): KeyedStorage {
  return { update: () => Promise.reject(reason) };
}

async function valueIn(storage: KeyedStorage, key = 'k'): Promise<unknown> {
  let value: unknown;
  await storage.update(key, (kept) => (value = kept));
  return value;
}

describe.each(KINDS)('a storage: %s', (_, createOpener) => {
  it('keeps values apart, whatever their keys are', async () => {
    const storage = createOpener()();
    const keys = ['writes/1/u', 'writes/1/u*', '../x', 'ü ?'];
    for (const key of keys) await storage.update(key, () => ({ key }));
    expect(await Promise.all(keys.map((key) => valueIn(storage, key)))).toEqual(keys.map((key) => ({ key })));
  });

  it('gives back what was put in, to whoever opens it next', async () => {
    const open = createOpener();
    await open().update('k', () => [{ a: 1 }]);
    expect(await valueIn(open())).toEqual([{ a: 1 }]);
    expect(await valueIn(open(), 'other')).toBeUndefined();
    await open().update('k', () => undefined);
    expect(await valueIn(open())).toBeUndefined();
  });

  it('makes one change after the other', async () => {
    const storage = createOpener()();
    const add = (name: string) => storage.update('k', (kept) => [...(Array.isArray(kept) ? kept : []), name]);
    await Promise.all(['a', 'b', 'c'].map(add));
    expect(await valueIn(storage)).toEqual(['a', 'b', 'c']);
  });

  it('stays as it is where a change throws, and hands on what it throws', async () => {
    const storage = createOpener()();
    await storage.update('k', () => 1);
    const error = new Error('No');
    const changing = storage.update('k', () => {
      throw error;
    });
    await expect(changing).rejects.toBe(error);
    expect(await valueIn(storage)).toBe(1);
  });

  it('refuses what cannot be kept', async () => {
    const storage = createOpener()();
    await expect(storage.update('k', () => ({ call: () => undefined }))).rejects.toThrow(
      'could not be cloned',
    );
  });
});

describe('IndexedDB', () => {
  it('that cannot be opened fails, and is tried anew', async () => {
    const factory = new IDBFactory();
    let isBroken = true;
    const open = factory.open.bind(factory);
    factory.open = (...given) => {
      if (isBroken) throw new DOMException('Denied', 'SecurityError');
      return open(...given);
    };
    const storage = createIndexedDbStorage({ factory });
    await expect(storage.update('k', () => 1)).rejects.toThrow('Denied');
    isBroken = false;
    await storage.update('k', () => 1);
    expect(await valueIn(storage)).toBe(1);
  });
});

describe('memory that is allowed', () => {
  it('goes on from what was kept last, and says so once', async () => {
    const durable = createMemoryStorage();
    const reason = new DOMException('Full', 'QuotaExceededError');
    let isFull = false;
    const told: unknown[] = [];
    const storage = allowMemory(
      { update: (key, change) => (isFull ? Promise.reject(reason) : durable.update(key, change)) },
      (why) => told.push(why),
    );
    await storage.update('k', () => ['a']);
    isFull = true;
    await storage.update('k', (kept) => [...(Array.isArray(kept) ? kept : []), 'b']);
    await storage.update('k', (kept) => [...(Array.isArray(kept) ? kept : []), 'c']);
    expect(await valueIn(storage)).toEqual(['a', 'b', 'c']);
    expect(await valueIn(durable)).toEqual(['a']);
    expect(told).toEqual([reason]);
  });
});

describe('files', () => {
  it('have the value before or the value after, wherever the program was killed', async () => {
    const place = newFolder();
    await createFileStorage({ folder: place, files }).update('k', () => 'before');
    for (const step of ['writeFile', 'rename'] as const) {
      // Killed while it writes: half of the text is there, and nothing follows.
      const killed = {
        ...files,
        writeFile: (path: string, text: string) =>
          files
            .writeFile(path, step === 'writeFile' ? text.slice(0, 3) : text)
            .then(() => kill(step === 'writeFile')),
        rename: () => kill(true),
      };
      const writing = createFileStorage({ folder: place, files: killed }).update('k', () => 'after');
      await expect(writing).rejects.toThrow('killed');
      expect(await valueIn(createFileStorage({ folder: place, files }))).toBe('before');
    }
    await createFileStorage({ folder: place, files }).update('k', () => 'after');
    expect(await valueIn(createFileStorage({ folder: place, files }))).toBe('after');
  });

  it('that cannot be read are no missing ones', async () => {
    const unreadable = {
      ...files,
      readFile: () => Promise.reject(Object.assign(new Error('No'), { code: 'EACCES' })),
    };
    const storage = createFileStorage({ folder: newFolder(), files: unreadable });
    await expect(storage.update('k', () => 1)).rejects.toThrow('No');
  });
});

async function kill(isNow: boolean): Promise<void> {
  if (isNow) throw new Error('killed');
}
