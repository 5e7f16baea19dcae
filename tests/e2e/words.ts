import { readFileSync } from 'node:fs';
import { orgLanguages, type Language } from '@energy-portal/portal/server';

export type { Language } from '@energy-portal/portal/server';

/** Those that the org speaks, for tests that run in each: the others differ from them in their texts alone. */
export const languages = orgLanguages;

/** A text by its dotted path in one file of texts; fails where there is none. */
export type Words = (path: string, values?: Readonly<Record<string, string>>) => string;

/**
 * The texts that the customer reads, out of the portal's own files, so that a better wording breaks no journey.
 *
 * @param file below `locales/<language>`, without its ending
 * @param missing what stands for a value that is not given
 * @example words('es', 'screens/account/log-in')('fields.username.label')
 */
export function words(language: Language, file: string, missing: (name: string) => string = () => ''): Words {
  const texts = readTexts(language, file);
  return (path, values = {}) => {
    const found = path.split('.').reduce<unknown>((value, name) => memberOf(value, name), texts);
    if (typeof found !== 'string') throw new Error(`locales/${language}/${file}.json has no ${path}.`);
    return found.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? missing(name));
  };
}

/** All texts of a file, as they stand there. */
export function readTexts(language: Language, file: string): unknown {
  const address = new URL(`../../locales/${language}/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(address, 'utf8'));
}

/** The dotted paths of all texts below `texts`. */
export function leavesOf(texts: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof texts === 'string') return [path.join('.')];
  return typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([name, value]) => leavesOf(value, [...path, name]))
    : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
