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
