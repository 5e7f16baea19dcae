import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkProject, readProject } from '../../publish/index.ts';
import type { DraftTexts, Diagnostic, ProjectFiles } from '../../publish/index.ts';
import type { StudioDocument } from '../protocol.ts';
import { valueOfText } from '../editing/json-edits.ts';
import { readText } from './file-writing.ts';
import { documentsOf, screenDocument } from './document-files.ts';
import type { DocumentFiles } from './document-files.ts';

/** The project as it would be with drafts, and all that is wrong with it. */
export interface DraftedProject {
  readonly files: ProjectFiles;
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly NamedDocument[];
}

/** Texts of drafts by the paths of their files. */
type Drafted = ReadonlyMap<string, string>;

/** A document, what it is called, and where its screen is. */
type NamedDocument = DocumentFiles & Omit<StudioDocument, 'files'>;

/**
 * Reads and checks the project with drafts in the place of files.
 *
 * @param last a project that was read before: it is returned where nothing has changed since
 */
export function readDraftedProject(root: string, drafts: Drafted, last?: DraftedProject): DraftedProject {
  const gone = removedIn(root, drafts);
  const texts: DraftTexts = new Map([...drafts, ...gone.map((path) => [path, undefined] as const)]);
  const { files, diagnostics } = readProject(root, texts);
  if (last !== undefined && isSame(files, last.files)) return last;
  const documents = documentsOf([...pathsOf(files), ...gone]);
  return {
    files,
    diagnostics: [...diagnostics, ...checkProject(files)],
    documents: documents.map((document) => ({
      ...document,
      ...wordsOf(document, files),
      ...(document.files.every(({ path }) => gone.includes(path)) && removedWords(root, document)),
    })),
  };
}

/** Files of screens that are to go: all three of a screen's drafts are empty. One alone is a slip in typing. */
function removedIn(root: string, drafts: Drafted): readonly string[] {
  const emptied = [...drafts].filter(([, text]) => text === '').map(([path]) => path);
  const isGone = (path: string) =>
    emptied.includes(path) || !(drafts.has(path) || existsSync(join(root, path)));
  return documentsOf(emptied)
    .filter(({ kind, files }) => kind === 'screen' && files.every(({ path }) => isGone(path)))
    .flatMap(({ files }) => files.map(({ path }) => path));
}

/** The title that a screen had, which is to go. */
function removedWords(
  root: string,
  { id, files }: DocumentFiles,
): Pick<StudioDocument, 'title' | 'isRemoved'> {
  const english = files.find(({ role }) => role === 'en');
  const text = english === undefined ? undefined : readText(join(root, english.path));
  return { title: textIn(valueOfText(text ?? ''), 'title') ?? id, isRemoved: true };
}

/** A file that has not changed is read as the same value; one that is missing is a new one each time. */
function isSame(files: ProjectFiles, before: ProjectFiles): boolean {
  const [now, then] = [valuesOf(files), valuesOf(before)];
  return now.length === then.length && now.every((value, at) => value === then[at]);
}

function valuesOf(files: ProjectFiles): readonly unknown[] {
  const { schemas, screens, locales, brands, navigation, catalogue, org, translations } = files;
  return [
    ...Object.values(schemas),
    ...Object.values(locales).flatMap((byName) => Object.values(byName)),
    ...screens,
    ...files.brandAssets,
    brands,
    navigation,
    catalogue,
    org,
    ...Object.values(translations ?? {}),
  ];
}

/** The first diagnostic that is in one project more often than in another, wherever the others have moved to. */
export function firstNewDiagnostic(project: DraftedProject, before: DraftedProject): Diagnostic | undefined {
  const known = before.diagnostics.map(sentenceOf);
  return project.diagnostics.find((diagnostic) => {
    const at = known.indexOf(sentenceOf(diagnostic));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const sentenceOf = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`;

function pathsOf({ screens, locales, brands, navigation }: ProjectFiles): readonly string[] {
  const texts = Object.values(locales).flatMap((byName) => Object.values(byName));
  return [...screens, ...texts, brands, navigation].map(({ file }) => file);
}

/** Titles of documents that have none themselves. */
const names: Readonly<Record<string, string>> = {
  'texts/common': 'Header, footer and buttons',
  'texts/errors': 'Error messages',
  'texts/forms': 'Forms and values',
  'layout/brands': 'Brands',
  'layout/navigation': 'First pages',
};

function wordsOf({ id, kind }: DocumentFiles, files: ProjectFiles): Omit<StudioDocument, 'files'> {
  if (kind !== 'screen') return { id, kind, title: names[id] ?? id };
  const [config] = screenDocument(id).files;
  const screen = files.screens.find(({ file }) => file === config?.path)?.value;
  const route = textIn(screen, 'route');
  const access = textIn(screen, 'access');
  return {
    id,
    kind,
    title: textIn(files.locales.en[`screens/${id}`]?.value, 'title') ?? id,
    ...(route === undefined ? {} : { route }),
    ...(access === undefined ? {} : { access }),
  };
}

function textIn(value: unknown, member: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([name]) => name === member)?.[1];
  return typeof found === 'string' && found !== '' ? found : undefined;
}
