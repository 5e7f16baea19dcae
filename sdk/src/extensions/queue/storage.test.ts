import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createIndexedDbStorage } from './indexed-db.ts';
import { allowMemory, createMemoryStorage, type QueueStorage } from './storage.ts';

const KINDS: readonly (readonly [string, () => () => QueueStorage])[] = [
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
    'memory in place of a broken one',
    () => {
      const storage = allowMemory(broken(new Error('Full')), () => undefined);
      return () => storage;
    },
  ],
];

function broken(reason: unknown): QueueStorage {
  return { update: () => Promise.reject(reason) };
}

async function valueIn(storage: QueueStorage, key = 'k'): Promise<unknown> {
  let value: unknown;
  await storage.update(key, (kept) => (value = kept));
  return value;
}

describe.each(KINDS)('a storage: %s', (_, createOpener) => {
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
