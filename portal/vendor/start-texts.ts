import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { attributesOf, languages } from '../screen-language/language.ts';
import type { Language } from '../screen-language/language.ts';

/** `locales/<language>/start.json`: what a page says that cannot fetch its texts. */
interface StartTexts {
  readonly failed: string;
  readonly retry: string;
  readonly needsScript: string;
}

/** Writes the texts of a page that cannot start into its document, in every language: nothing else can be fetched then. */
export function startTextsPlugin(): Plugin {
  return { name: 'portal-start-texts', transformIndexHtml: { order: 'pre', handler: withStartTexts } };
}

/** Returns the template with the texts in the places of its comments. */
function withStartTexts(template: string): string {
  const inEach = (tag: 'p' | 'span', text: keyof StartTexts, between: string) =>
    languages
      .map((language) => `<${tag} ${attributesOf(language)}>${textsIn(language)[text]}</${tag}>`)
      .join(between);
  return template
    .replace('<!--portal-start-failed-->', () => inEach('p', 'failed', '\n      '))
    .replace('<!--portal-start-retry-->', () => inEach('span', 'retry', ' · '))
    .replace('<!--portal-start-needs-script-->', () => inEach('p', 'needsScript', '\n      '));
}

function textsIn(language: Language): StartTexts {
  const file = new URL(`../../locales/${language}/start.json`, import.meta.url);
  // The check of locales wants the same texts in each language, and refuses marks of HTML in them.
  return JSON.parse(readFileSync(file, 'utf8')) as StartTexts;
}
