import { firstLanguage, isLanguage, languages } from '../../screen-language/language.ts';
import type { FileRole, StudioDocument } from '../protocol.ts';

/** Files that a document consists of, whether they are there or not. */
export interface DocumentFiles extends Pick<StudioDocument, 'id' | 'kind'> {
  readonly files: readonly { readonly path: string; readonly role: FileRole }[];
}

const layout = ['brands', 'navigation'];

/** The document of a screen: its config and its texts have the same path. */
export function screenDocument(id: string): DocumentFiles {
  const name = `screens/${id}`;
  const config = { path: `screen-configs/${id}.json`, role: 'config' } as const;
  return { id, kind: 'screen', files: [config, ...textFiles(name)] };
}

/**
 * The documents of a project.
 *
 * @param paths of all its files, from its root; what the studio does not edit is passed over
 */
export function documentsOf(paths: readonly string[]): readonly DocumentFiles[] {
  const found = new Map<string, DocumentFiles>();
  for (const path of paths) {
    const document = documentOf(path);
    if (document !== undefined) found.set(document.id, document);
  }
  return [...found.values()].sort((one, other) => rank(one).localeCompare(rank(other), 'en'));
}

/** The document that a file belongs to; undefined for a file that the studio does not edit. */
export function documentOf(path: string): DocumentFiles | undefined {
  const [, language = firstLanguage] = /^locales\/([^/]+)\//.exec(path) ?? [];
  if (!isLanguage(language)) return undefined;
  const screen = /^(?:screen-configs|locales\/[^/]+\/screens)\/([a-z\d-]+\/[a-z\d-]+)\.json$/.exec(path)?.[1];
  if (screen !== undefined) return screenDocument(screen);
  const texts = /^locales\/[^/]+\/([a-z\d-]+)\.json$/.exec(path)?.[1];
  if (texts !== undefined) return { id: `texts/${texts}`, kind: 'texts', files: textFiles(texts) };
  const name = layout.find((one) => path === `screen-configs/${one}.json`);
  if (name === undefined) return undefined;
  return { id: `layout/${name}`, kind: 'layout', files: [{ path, role: 'config' }] };
}

const textFiles = (name: string) =>
  languages.map((language) => ({ path: `locales/${language}/${name}.json`, role: language }));

const rank = ({ kind, id }: DocumentFiles) => `${['screen', 'texts', 'layout'].indexOf(kind)} ${id}`;
