import type { Json, JsonObject } from './types.ts';

/** Returns true for an object with members. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that is expected to be an object; an empty one where it is something else or missing. */
export function objectAt(value: unknown, member: string): JsonObject {
  const found = isObject(value) ? value[member] : undefined;
  return isObject(found) ? found : {};
}

/** A member that is expected to be text; empty where it is something else or missing. */
export function textAt(value: unknown, member: string): string {
  const found = isObject(value) ? value[member] : undefined;
  return typeof found === 'string' ? found : '';
}

/** A member that is expected to be a list; empty where it is something else or missing. */
export function listAt(value: unknown, member: string): readonly Json[] {
  const found = isObject(value) ? value[member] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The texts in a member that is expected to be a list of them. */
export function textsAt(value: unknown, member: string): readonly string[] {
  return listAt(value, member).filter((item) => typeof item === 'string');
}

/** The value at a dotted path, `undefined` where there is none. */
export function valueAt(value: unknown, path: string): Json | undefined {
  let here: unknown = value;
  for (const member of path.split('.')) here = isObject(here) ? here[member] : undefined;
  // What was reached by walking Json is Json again, or undefined where the walk left it.
  return here as Json | undefined;
}

/** Names that every object inherits, as `constructor` and `toString`: as a member of another object none of them is ever missing. */
export const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Compares texts by code unit, so that no locale changes the order of generated files. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `camelCase` of a name in words, as a configuration member for a header such as `If-Unmodified-Since`. */
export function camelCase(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word))).join('');
}

/** `PascalCase` of a name in words. */
export function pascalCase(name: string): string {
  return upperFirst(camelCase(name));
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
