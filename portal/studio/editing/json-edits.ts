import { applyEdits, findNodeAtLocation, modify, parse, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

/** The way to a value inside a JSON file. */
export type JsonPath = readonly (string | number)[];

/** Returns the value of a JSON text; undefined where it is none. */
export function valueOfText(text: string): unknown {
  const errors: ParseError[] = [];
  try {
    const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    return errors.length === 0 ? value : undefined;
  } catch {
    // Nested so deeply that no parser gets to its end.
    return undefined;
  }
}

/** Returns the value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    return (inner as Record<string | number, unknown>)[name]; // it has this member
  }, value);
}

/** Sets a value in a JSON text, or takes it out, and leaves everything else as it is laid out. */
export function withValue(text: string, path: JsonPath, value: unknown): string {
  if (value === undefined) return cut(text, path);
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** Takes a value out with its comma. The parser's own edit sometimes takes the entry before along. */
function cut(text: string, path: JsonPath): string {
  const root = parseTree(text);
  const found = root === undefined ? undefined : findNodeAtLocation(root, [...path]);
  const gone = found?.parent?.type === 'property' ? found.parent : found;
  const all = gone?.parent?.children;
  if (gone?.parent === undefined || all === undefined) return text;
  const at = all.indexOf(gone);
  const [last, next] = [all[at - 1], all[at + 1]];
  if (next !== undefined) return without(text, gone.offset, next.offset);
  if (last !== undefined) return without(text, endOf(last), endOf(gone));
  return without(text, gone.parent.offset + 1, endOf(gone.parent) - 1);
}

const endOf = ({ offset, length }: Node) => offset + length;
const without = (text: string, from: number, to: number) => text.slice(0, from) + text.slice(to);

/** Puts a value into a list, which is made where there is none. */
export function withItem(text: string, { list, index }: ListPlace, value: unknown): string {
  if (!Array.isArray(valueAt(valueOfText(text), list))) return withValue(text, list, [value]);
  const options = { formattingOptions, isArrayInsertion: true };
  return applyEdits(text, modify(text, [...list, index], value, options));
}

/** Takes an entry of a list, or a member, out. A list or object that is empty without it goes as well, where it may. */
export function withoutValue(text: string, path: JsonPath, mayBeAbsent: boolean): string {
  const owner = valueAt(valueOfText(text), path.slice(0, -1));
  const size = typeof owner === 'object' && owner !== null ? Object.keys(owner).length : 0;
  const isLast = size === 1 && mayBeAbsent && path.length > 1;
  return withValue(text, isLast ? path.slice(0, -1) : path, undefined);
}

/** The place of a list's entry: the list, and the place in it. */
export interface ListPlace {
  readonly list: JsonPath;
  /** Before the entry with this index, as the list is now. */
  readonly index: number;
}

/** Takes an entry of a list to another place, which may be in another list of the same file. */
export function withMoved(text: string, from: JsonPath, { list, index }: ListPlace): string {
  const value = valueAt(valueOfText(text), from);
  if (value === undefined) return text;
  const isWithin = from.every((name, at) => list[at] === name);
  if (isWithin) return text;
  const old = from.at(-1);
  const isSameList = samePath(from.slice(0, -1), list);
  const to = isSameList && typeof old === 'number' && old < index ? index - 1 : index;
  if (isSameList && to === old) return text;
  return withItem(withValue(text, from, undefined), { list: afterRemoval(list, from), index: to }, value);
}

/** Returns the place at which an entry stands after it was moved. */
export function placeAfterMove(from: JsonPath, { list, index }: ListPlace): JsonPath {
  const old = from.at(-1);
  const isBefore = samePath(from.slice(0, -1), list) && typeof old === 'number' && old < index;
  return [...afterRemoval(list, from), isBefore ? index - 1 : index];
}

/** Returns true for the same place. */
function samePath(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at]);
}

/** A path once something else was taken out of a list that it leads through. */
function afterRemoval(path: JsonPath, removed: JsonPath): JsonPath {
  const at = removed.length - 1;
  const [gone, step] = [removed[at], path[at]];
  const isThrough = samePath(path.slice(0, at), removed.slice(0, at));
  if (!isThrough || typeof gone !== 'number' || typeof step !== 'number' || step <= gone) return path;
  return [...path.slice(0, at), step - 1, ...path.slice(at + 1)];
}

const formattingOptions = { insertSpaces: true, tabSize: 2 } as const;
