import type { KeyedStorage } from './storage.ts';

/**
 * A storage that forgets everything with the page; for tests.
 *
 * @example
 * const queue = createWriteQueue({ ...environment, storage: createMemoryStorage(), operations, version });
 */
export function createMemoryStorage(): KeyedStorage {
  const values = new Map<string, unknown>();
  return {
    async update(key, change) {
      const kept = structuredClone(values.get(key));
      const next = change(kept);
      if (next === kept) return;
      if (next === undefined) values.delete(key);
      else values.set(key, structuredClone(next));
    },
  };
}

/**
 * A storage that goes on in memory where the device's fails, for apps that would rather take a write that a
 * reload loses than refuse it.
 *
 * @param onFallback told once, with the reason: from here on a reload loses what is queued
 *
 * @example
 * const storage = allowMemory(createIndexedDbStorage(), (reason) => console.warn('In memory only', reason));
 */
export function allowMemory(storage: KeyedStorage, onFallback: (reason: unknown) => void): KeyedStorage {
  const memory = createMemoryStorage();
  let isBroken = false;
  return {
    async update(key, change) {
      const thrown: unknown[] = [];
      let next: unknown;
      const changeSafely = (kept: unknown): unknown => {
        try {
          next = change(kept);
          return next;
        } catch (error) {
          thrown.push(error);
          throw error;
        }
      };
      if (isBroken) return memory.update(key, change);
      try {
        await storage.update(key, changeSafely);
        return await memory.update(key, () => next);
      } catch (reason) {
        if (thrown.length > 0) throw thrown[0];
        if (!isBroken) onFallback(reason);
        isBroken = true;
      }
      return memory.update(key, change);
    },
  };
}
