import type { KeyedStorage } from './storage.ts';
import { createTextStorage } from './text-storage.ts';

/** The members of React Native's AsyncStorage that are used; `localStorage` has them too. */
export interface AsyncItems {
  getItem(key: string): Promise<string | null> | string | null;
  setItem(key: string, value: string): Promise<unknown> | void;
  removeItem(key: string): Promise<unknown> | void;
}

/**
 * Keeps values in React Native's AsyncStorage, or in anything of its shape, for one program at a time.
 *
 * @param prefix of all keys; `energy-portal/` unless stated
 *
 * @example
 * import AsyncStorage from '@react-native-async-storage/async-storage';
 * const storage = createAsyncStorage(AsyncStorage);
 */
export function createAsyncStorage(items: AsyncItems, prefix = 'energy-portal/'): KeyedStorage {
  return createTextStorage({
    read: async (key) => (await items.getItem(prefix + key)) ?? undefined,
    async write(key, text) {
      await items.setItem(prefix + key, text);
    },
    async remove(key) {
      await items.removeItem(prefix + key);
    },
  });
}
