import { useState } from 'react';

interface Keys {
  readonly list: readonly number[];
  readonly next: number;
}

/** A list of keys that is as long as the list of entries: a draft that is taken brings entries of its own. */
function fitted({ list, next }: Keys, count: number): Keys {
  const missing = Math.max(0, count - list.length);
  const fresh = Array.from({ length: missing }, (_, index) => next + index);
  return { list: [...list.slice(0, count), ...fresh], next: next + missing };
}

/** Keys of entries, which stay with them when they are moved, and when others are removed. */
export function useEntryKeys(count: number) {
  const [kept, setKeys] = useState<Keys>({ list: [], next: 0 });
  const keys = kept.list.length === count ? kept : fitted(kept, count);
  if (keys !== kept) setKeys(keys);
  const change = (list: readonly number[], next = keys.next) => setKeys({ list, next });
  return {
    keys: keys.list,
    /** Returns the key of an entry that is added at the end. */
    add: () => {
      change([...keys.list, keys.next], keys.next + 1);
      return keys.next;
    },
    remove: (index: number) => change(keys.list.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      change(keys.list.toSpliced(from, 1).toSpliced(to, 0, ...keys.list.slice(from, from + 1))),
  };
}
