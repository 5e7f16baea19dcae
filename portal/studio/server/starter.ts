import { eachLanguage, englishNameOf, languages, mapLanguages } from '../../screen-language/language.ts';
import type { ProjectFiles } from '../../publish/index.ts';
import type { FileRole, NewScreen } from '../protocol.ts';
import { languageVersion } from '../../screen-language/language-version.ts';
import { screenDocument } from './document-files.ts';
import { starterWordsOf } from './proposal.ts';
import type { Proposal } from './proposal.ts';

/**
 * The texts of a new screen's files by their paths: a heading and one sentence, without a diagnostic, or what was proposed for
 * an operation.
 */
export function starterFiles(
  { area, name, route, access, title, isInMenu = false }: NewScreen,
  proposal: Proposal,
): ReadonlyMap<string, string> {
  const id = `${area}/${name}`;
  const config = {
    $schema: '../screen.schema.json',
    version: languageVersion,
    id,
    route,
    access,
    ...(isInMenu && { navigation: { area: 'account', order: 90 } }),
    ...proposal.config,
  };
  const titled = (words: string) => ({ title: words, ...(isInMenu && { navigation: words }) });
  const texts = mapLanguages(title, (words, language) => ({
    ...titled(words),
    ...proposal.texts[language],
  }));
  const contents: { readonly [role in FileRole]?: object } = { config, ...texts };
  return new Map(
    screenDocument(id).files.map(({ path, role }) => [path, `${JSON.stringify(contents[role], null, 2)}\n`]),
  );
}

/** A page that says that it is being written. */
export const plainProposal = (files: ProjectFiles): Proposal => ({
  config: { sections: [{ columns: [{ blocks: [{ block: 'message', name: 'intro', tone: 'plain' }] }] }] },
  texts: eachLanguage((language) => {
    const { beingWritten } = starterWordsOf(files, language);
    return { blocks: { intro: { body: beingWritten } } };
  }),
});

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
  const untitled = languages.filter((language) => (title[language] ?? '').trim() === '');
  if (untitled.length > 0)
    return `A screen has a title in ${untitled.map((language) => englishNameOf(language)).join(' and in ')}.`;
  return undefined;
}
