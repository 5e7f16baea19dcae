import type { Json, JsonObject } from './types.ts';

/** A walk over plain data. */
interface Walk {
  /** Called with each object and the keys that lead to it, which are good for this call alone. */
  readonly visit: (node: JsonObject, keys: readonly string[]) => void;
  /** Tells of a member if nothing below it is visited, by its key and that of the object around it. */
  readonly skips: (key: string, holder: string) => boolean;
}

/** Visits every object of plain data, each before those in it. Nothing is made of a node that is passed by: there are millions. */
export function visitObjects(root: Json, { visit, skips }: Walk): void {
  const keys: string[] = [];
  const go = (node: Json, holder: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      (node as readonly Json[]).forEach((item, index) => {
        if (typeof item !== 'object') return;
        keys.push(String(index));
        go(item, '');
        keys.pop();
      });
      return;
    }
    // What is no list, no text and not null is an object.
    const object = node as JsonObject;
    visit(object, keys);
    for (const key of Object.keys(object)) {
      const value = object[key];
      if (typeof value !== 'object' || skips(key, holder)) continue;
      keys.push(key);
      go(value, key);
      keys.pop();
    }
  };
  go(root, '');
}
