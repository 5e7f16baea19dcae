import type { SourceFile } from '../../load/source-file.ts';

/** The text at a key, with plain spaces alone; empty where there is none, or something else. */
export function textAt(value: unknown, key: string): string {
  const found = leavesIn(value).get(key);
  // A number and its unit stand on one line: that changes nothing of what they say.
  return typeof found === 'string' ? found.replaceAll('\u00a0', ' ') : '';
}

/** Returns true for the key of a text. */
export const isText = (value: unknown, key: string): boolean => typeof leavesIn(value).get(key) === 'string';

/** Dotted paths of everything in a value that holds nothing more. */
export const leavesOf = (value: unknown): readonly string[] => [...leavesIn(value).keys()];

/** Files do not change once they are read: what stands in one is looked up many times. */
const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The innermost values of a value, by their dotted paths. */
function leavesIn(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([['', value]]);
  const found = known.get(value);
  if (found !== undefined) return found;
  const leaves = new Map<string, unknown>();
  const visit = (inner: unknown, path: string): void => {
    if (typeof inner !== 'object' || inner === null) leaves.set(path, inner);
    else for (const [name, one] of Object.entries(inner)) visit(one, path === '' ? name : `${path}.${name}`);
  };
  visit(value, '');
  known.set(value, leaves);
  return leaves;
}

/** The names of the values that a text waits for: `number` in `Request {{number}}`. */
export function placeholdersOf(text: string): readonly string[] {
  return !text.includes('{{') ? [] : [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name);
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
