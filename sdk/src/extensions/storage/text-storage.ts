import { createKeyedMutex } from './keyed-mutex.ts';
import type { KeyedStorage } from './storage.ts';

/** Texts by key, each written wholly or not at all. */
interface TextStore {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A storage that keeps values as JSON; changes of this program are made one after the other. */
export function createTextStorage(texts: TextStore): KeyedStorage {
  const mutex = createKeyedMutex();
  return {
    update: (key, change) =>
      mutex.run([key], async () => {
        const text = await texts.read(key);
        const kept: unknown = text === undefined ? undefined : JSON.parse(text);
        const next = change(kept);
        if (next === kept) return;
        if (next === undefined) await texts.remove(key);
        else await texts.write(key, jsonOf(next));
      }),
  };
}

/** Unlike `JSON.stringify` alone it refuses what would come back as something else. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, name, member: unknown) {
    const given: unknown = name === '' ? value : Reflect.get(Object(this), name);
    const isPlain =
      typeof given !== 'object' ||
      given === null ||
      Array.isArray(given) ||
      [Object.prototype, null].includes(Object.getPrototypeOf(given));
    if (isPlain && !['function', 'symbol', 'bigint'].includes(typeof given)) return member;
    throw new TypeError(`"${name}" could not be cloned: only JSON is kept`);
  });
}
