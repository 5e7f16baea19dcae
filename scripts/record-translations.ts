/**
 * Writes down which English each Spanish text translates, in locales/translations.json. With a file and a key, such as
 * `screens/account/home title`, that text counts as right although its English was changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject, recordTranslations } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';

const [file, key] = process.argv.slice(2);
const { files } = readProject(root);
const isNamed = (name: string, text: string) => name === file && (key === undefined || text === key);
const translations = recordTranslations(files, isNamed);
writeFileSync(join(root, 'locales/translations.json'), `${JSON.stringify(translations, null, 2)}\n`);
const count = Object.values(translations).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
console.log(`Wrote down ${count} translations in locales/translations.json.`);
