import type { JsonPath } from '../load/source-file.ts';

/** Visits a value and everything inside it, from the outside in. */
export function walkValues(
  value: unknown,
  path: JsonPath,
  visit: (value: unknown, path: JsonPath) => void,
): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) value.forEach((inner, index) => walkValues(inner, [...path, index], visit));
  else for (const [name, inner] of Object.entries(value)) walkValues(inner, [...path, name], visit);
}

/** The values of each whole config, with their places. */
const walked = new WeakMap<object, readonly (readonly [value: unknown, path: JsonPath])[]>();

/** The same for a whole config, which nobody changes: dozens of rules walk it, and its places are made once. */
export function walkConfig(config: object, visit: (value: unknown, path: JsonPath) => void): void {
  let places = walked.get(config);
  if (places === undefined) {
    const found: (readonly [unknown, JsonPath])[] = [];
    walkValues(config, [], (value, path) => found.push([value, path]));
    places = found;
    walked.set(config, places);
  }
  for (const [value, path] of places) visit(value, path);
}
