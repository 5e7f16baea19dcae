/**
 * Writes down which English each text of another language translates, in locales/translations. With a file and a key, such as
 * `screens/account/home title`, that text counts as right although its English was changed; `es screens/account/home title`
 * says so of one language.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject, recordTranslations } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';

const { files } = readProject(root);
const [first = '', ...others] = process.argv.slice(2);
const [language, file, key] = first in files.locales ? [first, ...others] : [undefined, first, ...others];
const isNamed: Parameters<typeof recordTranslations>[1] = (text) =>
  text.name === file &&
  (key === undefined || text.key === key) &&
  (language === undefined || text.language === language);
const translations = recordTranslations(files, isNamed);
const isThere = Object.entries(translations).some(([of, texts]) => {
  const known = language === undefined || of === language ? texts[file] : undefined;
  return known !== undefined && (key === undefined || known[key] !== undefined);
});
if (file !== '' && !isThere) {
  const where = language === undefined ? '' : ` in locales/${language}`;
  console.error(
    `There is no text "${[file, key].join(' ').trim()}"${where}: nothing was written. Name a file and a key as npm run check:locales does, such as screens/account/home title.`,
  );
  process.exit(2);
}
mkdirSync(join(root, 'locales/translations'), { recursive: true });
for (const [of, texts] of Object.entries(translations))
  writeFileSync(join(root, `locales/translations/${of}.json`), `${JSON.stringify(texts, null, 2)}\n`);
const recorded = Object.values(translations).flatMap((texts) => Object.values(texts));
const count = recorded.reduce((sum, texts) => sum + Object.keys(texts).length, 0);
console.log(`Wrote down ${count} translations in locales/translations.`);
