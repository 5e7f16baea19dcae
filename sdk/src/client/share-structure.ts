/**
 * Returns a value equal to the next one in which every list and plain object that equals the one at the same place before
 * is that one: who compares by identity then sees only what has changed.
 */
export function shareStructure<TValue>(before: unknown, next: TValue): TValue {
  if (Object.is(before, next) || !isStructure(before) || !isStructure(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  // A list has its items as members.
  const shared = (Array.isArray(next) ? [] : {}) as Structure;
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const value = shareStructure(before[name], next[name]);
    isSame &&= Object.hasOwn(before, name) && Object.is(before[name], value);
    Object.defineProperty(shared, name, { value, enumerable: true, writable: true, configurable: true });
  }
  // Equal to `next` member by member, and so of its type.
  return (isSame ? before : shared) as TValue;
}

/** A list, or an object that is made of members alone. */
interface Structure {
  [name: string]: unknown;
}

function isStructure(value: unknown): value is Structure {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
