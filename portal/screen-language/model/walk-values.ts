import type { JsonPath } from '../load/source-file.ts';

/** Visits a value and everything inside it, from the outside in. */
export function walkValues(
  value: unknown,
  path: JsonPath,
  visit: (value: unknown, path: JsonPath) => void,
): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const name of Object.keys(value))
    walkValues(Reflect.get(value, name), [...path, isList ? Number(name) : name], visit);
}

type Placed<TValue> = readonly [value: TValue, path: JsonPath];

/** The values of a whole config, with their places. */
interface Walked {
  readonly all: readonly Placed<unknown>[];
  readonly texts: readonly Placed<string>[];
  readonly objects: readonly Placed<object>[];
}

const walked = new WeakMap<object, Walked>();

/** Walks a whole config once: nobody changes it, and dozens of rules go through it. */
function walkOnce(config: object): Walked {
  const known = walked.get(config);
  if (known !== undefined) return known;
  const all: Placed<unknown>[] = [];
  const texts: Placed<string>[] = [];
  const objects: Placed<object>[] = [];
  walkValues(config, [], (value, path) => {
    all.push([value, path]);
    if (typeof value === 'string') texts.push([value, path]);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      objects.push([value, path]);
  });
  const found = { all, texts, objects };
  walked.set(config, found);
  return found;
}

/** Visits all values of a whole config, from the outside in. */
export function walkConfig(config: object, visit: (value: unknown, path: JsonPath) => void): void {
  for (const [value, path] of walkOnce(config).all) visit(value, path);
}

/** The same for its texts alone. */
export function walkTexts(config: object, visit: (value: string, path: JsonPath) => void): void {
  for (const [value, path] of walkOnce(config).texts) visit(value, path);
}

/** The same for its objects alone, without lists. */
export function walkObjects(config: object, visit: (value: object, path: JsonPath) => void): void {
  for (const [value, path] of walkOnce(config).objects) visit(value, path);
}
