import type { Json, JsonObject } from './json-value.ts';

/** True for a JSON object: no list, not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: string): Json | undefined {
  if (!path.includes('.')) return isJsonObject(value) && Object.hasOwn(value, path) ? value[path] : undefined;
  return path.split('.').reduce<unknown>(
    (inner, name) => (isJsonObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
    // What is reached by walking JSON is JSON, or undefined where the walk left it.
  ) as Json | undefined;
}

/** The value at a dotted path, through lists too. */
export function valueIn(value: unknown, path: string): unknown {
  // Whatever it is, it is asked for members that it may not have.
  return path
    .split('.')
    .reduce((inner, name) => (inner as { [name: string]: unknown } | undefined)?.[name], value);
}

/** Deeper nesting than any answer has: who takes one in walks it, and what is left half-way would be half-written. */
const DEEPEST = 200;

/** Returns true when a value is nested no deeper than `DEEPEST`. */
export function isWalkable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isWalkable(item, depth + 1));
  // An object that is no list is looked at by its members; few of them are worth a call.
  const members = value as JsonObject;
  for (const member in members) {
    const inner = members[member];
    if (typeof inner === 'object' && !isWalkable(inner, depth + 1)) return false;
  }
  return true;
}

/** Freezes a JSON value and everything in it, in place. A frozen branch is taken to be frozen all the way. */
export function deepFreeze<TValue>(value: TValue): TValue {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  return freezeWithin(value);
}

/** Freezes an object and everything in it, also where only its outside is frozen. */
export function freezeWithin<TValue extends object>(value: TValue): TValue {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') deepFreeze(item);
  } else {
    for (const member in value) {
      const inner = value[member];
      if (typeof inner === 'object') deepFreeze(inner);
    }
  }
  return Object.freeze(value);
}

/** Returns true when two JSON values are equal; the order of members does not count. */
export function isSameJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  // Both are objects: lists and scalars were answered above.
  return isSameObject(one as JsonObject, other as JsonObject);
}

function isSameList(one: Json, other: Json): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, index) => isSameJson(item, other[index]));
}

function isSameObject(one: JsonObject, other: JsonObject): boolean {
  let count = 0;
  for (const _ in one) count += 1;
  return differingMembers(one, other, count) === NONE;
}

/**
 * The members whose values are not the very same in two objects; none where the objects say the same. Undefined where
 * they do not have the same members.
 *
 * @param count how many members the first one has
 */
export function differingMembers(
  one: JsonObject,
  other: JsonObject,
  count: number,
): readonly string[] | undefined {
  let found: string[] | undefined;
  let isSame = true;
  let members = 0;
  for (const member in other) {
    members += 1;
    const mine = one[member];
    const theirs = other[member];
    if (mine === theirs && mine !== undefined) continue;
    // What is named like a member of every object is found though it is not there.
    if (!Object.hasOwn(one, member)) return undefined;
    (found ??= []).push(member);
    isSame &&= isSameJson(mine ?? null, theirs ?? null);
  }
  if (members !== count) return undefined;
  return isSame ? NONE : found;
}

const NONE: readonly string[] = [];

/** Sets a member even if it is named `__proto__`, which an assignment would take for the prototype. */
export function setMember(target: { [member: string]: unknown }, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[name] = value;
  }
}

/**
 * Returns the earlier value where it equals the new one, so that identity is kept.
 *
 * @param previous a value that was made of JSON, or undefined
 */
export function keepJson(previous: unknown, next: Json): Json {
  // As its caller says.
  const earlier = previous as Json | undefined;
  return earlier !== undefined && isSameJson(earlier, next) ? earlier : next;
}

/** The previous object or list where the new one has exactly the same members, so that identity is kept. */
export function keepIdentity<TValue>(previous: unknown, next: TValue): TValue {
  if (typeof previous !== 'object' || previous === null) return next;
  if (typeof next !== 'object' || next === null) return next;
  const isList = Array.isArray(next);
  if (Array.isArray(previous) !== isList) return next;
  // Both are lists, or objects of which only own members are looked at.
  const isSame = isList
    ? hasSameItems(previous as readonly unknown[], next)
    : hasSameMembers(previous as Members, next as unknown as Members);
  // Equal member by member, so the old object is a value of the new one's type.
  return isSame ? (previous as TValue) : next;
}

interface Members {
  readonly [member: string]: unknown;
}

function hasSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function hasSameMembers(one: Members, other: Members): boolean {
  const members = Object.keys(one);
  if (members.length !== Object.keys(other).length) return false;
  return members.every((member) => Object.hasOwn(other, member) && one[member] === other[member]);
}
