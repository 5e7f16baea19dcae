import { applyEdits, findNodeAtLocation, modify, parse, parseTree } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { eachLanguage, firstLanguage, mapLanguages, otherLanguages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';
import type { Diagnostic, FileText, LanguageTexts } from '../protocol.ts';

/** One text of a screen in all languages; undefined where it is missing. */
export interface TextEntry extends LanguageTexts {
  /** `fields.email.label` */
  readonly key: string;
  /** True when the placeholders differ: `{{name}}` not in all languages. */
  readonly unequalPlaces: boolean;
}

/**
 * The texts of a screen's files side by side, in the order of the English one.
 *
 * @param missing keys that are wanted and stand in none
 * @returns undefined while one of the files is no JSON
 */
export function textEntries(
  files: PerLanguage<string>,
  missing: readonly string[] = [],
): readonly TextEntry[] | undefined {
  const leaves = mapLanguages(files, leavesOf);
  const all = Object.values(leaves).flatMap((found) => found ?? []);
  if (all.length < Object.keys(leaves).length) return undefined;
  const keys = new Set([...all.flatMap((found) => [...found.keys()]), ...missing]);
  return [...keys].map((key) => {
    const texts = mapLanguages(leaves, (found) => found?.get(key));
    const places = Object.values(texts).flatMap((text) => (text === undefined ? [] : placesOf(text)));
    return { key, ...texts, unequalPlaces: new Set(places).size > 1 };
  });
}

/** The files of a screen's texts by their language; undefined while the English one is not there. */
export function textFilesIn(files: readonly FileText[]): PerLanguage<FileText> | undefined {
  const [english, ...others] = [firstLanguage, ...otherLanguages].map((language) =>
    files.find(({ role }) => role === language),
  );
  if (english === undefined) return undefined;
  const found = others.flatMap((file) => (file === undefined ? [] : [[file.role, file] as const]));
  return { ...Object.fromEntries(found), [firstLanguage]: english };
}

/** The text of a cell; empty where there is none. */
export const writtenIn = (entry: TextEntry): PerLanguage<string> =>
  eachLanguage((language) => entry[language] ?? '');

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
