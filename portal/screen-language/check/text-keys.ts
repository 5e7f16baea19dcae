import type { SourceFile } from '../load/source-file.ts';
import { readPath } from '../model/dotted-path.ts';

/** The text at a key; empty where there is none, or something else. */
export function textAt(value: unknown, key: string): string {
  const found = readPath(value, key);
  return typeof found === 'string' ? found : '';
}

/** Dotted paths of everything in a value that holds nothing more. */
export function leavesOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** The names of the values that a text waits for: `number` in `Request {{number}}`. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name);
}

const saidIn = new WeakMap<SourceFile, ReadonlySet<string>>();

/** The names of all values that the texts of a file wait for. */
export function placeholdersIn(file: SourceFile): ReadonlySet<string> {
  const names =
    saidIn.get(file) ??
    new Set(leavesOf(file.value).flatMap((key) => placeholdersOf(textAt(file.value, key))));
  saidIn.set(file, names);
  return names;
}
