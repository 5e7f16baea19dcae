import { applyEdits, findNodeAtLocation, modify, parse, parseTree } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import type { Diagnostic } from '../protocol.ts';

/** One text of a screen in both languages; undefined where it is missing. */
export interface TextEntry {
  /** `fields.email.label` */
  readonly key: string;
  readonly en: string | undefined;
  readonly es: string | undefined;
  /** True when the placeholders differ: `{{name}}` in one language only. */
  readonly unequalPlaces: boolean;
}

/**
 * The texts of two files side by side, in the order of the English one.
 *
 * @param missing keys that are wanted and stand in neither
 * @returns undefined while one of the files is no JSON
 */
export function textEntries(
  en: string,
  es: string,
  missing: readonly string[] = [],
): readonly TextEntry[] | undefined {
  const [english, spanish] = [leavesOf(en), leavesOf(es)];
  if (english === undefined || spanish === undefined) return undefined;
  const keys = new Set([...english.keys(), ...spanish.keys(), ...missing]);
  return [...keys].map((key) => {
    const texts = { en: english.get(key), es: spanish.get(key) };
    const unequalPlaces =
      texts.en !== undefined && texts.es !== undefined && placesOf(texts.en) !== placesOf(texts.es);
    return { key, ...texts, unequalPlaces };
  });
}

/** Keys that diagnostics call missing. */
export function missingKeys(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ rule }) => rule === 'missing-text')
    .flatMap(({ message }) => /"([^"]+)"/.exec(message)?.[1] ?? []);
}

/**
 * A file of texts with one of them changed, laid out as it was.
 *
 * @param text undefined takes it out, and what would be empty without it
 */
export function withText(file: string, key: string, text: string | undefined): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const path = key.split('.');
  const place = text === undefined ? emptiedBy(file, path) : path;
  return applyEdits(file, modify(file, place, text, { formattingOptions }));
}

/** The highest place at which nothing would be left without this one. */
function emptiedBy(file: string, path: readonly string[]): string[] {
  const root = parseTree(file);
  const isOnly = (at: readonly string[]) =>
    root !== undefined && findNodeAtLocation(root, [...at])?.children?.length === 1;
  let place = [...path];
  while (place.length > 1 && isOnly(place.slice(0, -1))) place = place.slice(0, -1);
  return place;
}

/** Returns true when a text can stand at a key: no other text is above or below it. */
export function isFreeKey(key: string, entries: readonly TextEntry[]): boolean {
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(key)) return false;
  return entries.every(
    (entry) => entry.key !== key && !entry.key.startsWith(`${key}.`) && !key.startsWith(`${entry.key}.`),
  );
}

function leavesOf(file: string): ReadonlyMap<string, string> | undefined {
  const errors: ParseError[] = [];
  const value: unknown = parse(file, errors);
  if (errors.length > 0 || parseTree(file)?.type !== 'object') return undefined;
  const leaves = new Map<string, string>();
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node === 'string') leaves.set(path.join('.'), node);
    else if (typeof node === 'object' && node !== null)
      for (const [name, below] of Object.entries(node)) walk(below, [...path, name]);
  };
  walk(value, []);
  return leaves;
}

function placesOf(text: string): string {
  return [...text.matchAll(/\{\{(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');
}
