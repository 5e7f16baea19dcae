import type { NewScreen } from '../protocol.ts';
import { languageVersion } from '../../screen-language/language-version.ts';
import { screenDocument } from './document-files.ts';

/** The texts of a new screen's files by their paths: a heading and one sentence, without a diagnostic. */
export function starterFiles({ area, name, route, access, title }: NewScreen): ReadonlyMap<string, string> {
  const id = `${area}/${name}`;
  const config = {
    $schema: '../screen.schema.json',
    version: languageVersion,
    id,
    route,
    access,
    sections: [{ columns: [{ blocks: [{ block: 'message', name: 'intro', tone: 'plain' }] }] }],
  };
  const texts = {
    en: { title: title.en, blocks: { intro: { body: 'This page is being written.' } } },
    es: { title: title.es, blocks: { intro: { body: 'Estamos escribiendo esta página.' } } },
  };
  const contents = { config, ...texts };
  return new Map(
    screenDocument(id).files.map(({ path, role }) => [path, `${JSON.stringify(contents[role], null, 2)}\n`]),
  );
}

/** Prefixes of the ids of documents that are no screens. */
const ownFolders = ['texts', 'layout'];

/** Returns the error in the beginning of a new screen, in a sentence; undefined where there is none. */
export function diagnosticOfNewScreen({ area, name, route, title }: NewScreen): string | undefined {
  const isName = (text: string) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);
  if (!isName(area) || !isName(name))
    return 'Folder and name take small letters, digits and hyphens, such as "plans" and "my-offers".';
  if (ownFolders.includes(area)) return `The studio keeps "${area}" for itself. Choose another folder.`;
  if (!/^(?:\/:?[\w-]+)+$/.test(route))
    return 'An address begins with a slash, such as "/offers" or "/offers/:offerId".';
  if (title.en.trim() === '' || title.es.trim() === '')
    return 'A screen has a title in English and in Spanish.';
  return undefined;
}
