import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachLanguage, otherLanguages } from '../language.ts';
import type { Language, PerLanguage } from '../language.ts';
import { emptyCatalogue, expandCatalogue } from './catalogue.ts';
import type { Catalogue, StoredCatalogue } from './catalogue.ts';
import { brandFolder, listFiles, plainFilesIn } from './plain-files.ts';
import type { PlainFiles } from './plain-files.ts';
import { parseSource } from './source-file.ts';
import type { Diagnostic, ParsedSource, SourceFile } from './source-file.ts';

/** All files that checking and publishing read. */
export interface ProjectFiles extends PlainFiles {
  /** The schemas of screens, brands and navigation. */
  readonly schemas: {
    readonly screen: SourceFile;
    readonly brands: SourceFile;
    readonly navigation: SourceFile;
  };
  readonly navigation: SourceFile;
  readonly brands: SourceFile;
  /** Paths of the brands' stylesheets and logos, relative to the project's root. */
  readonly brandAssets: readonly string[];
  readonly screens: readonly SourceFile[];
  /** By language, then by path below the language's folder without `.json`: `common`, `screens/account/log-in`. */
  readonly locales: PerLanguage<{ readonly [name: string]: SourceFile }>;
  readonly catalogue: Catalogue;
  /** The description of the org's objects, where one was captured: `screen-configs/org.json`. */
  readonly org?: SourceFile;
  /** The languages of the site: `locales/languages.json`. */
  readonly languages?: SourceFile;
  /** The English that each text translates, where it was written down: `locales/translations/<language>.json`. */
  readonly translations?: { readonly [language in Language]?: SourceFile };
  /** Paths of files that are missing or no JSON: what needs them is not checked, everything else is. */
  readonly unreadable: readonly string[];
}

/** Returns true when a file is there and JSON, so that its content can be judged. */
export function isWhole({ file }: SourceFile, { unreadable }: Pick<ProjectFiles, 'unreadable'>): boolean {
  return !unreadable.includes(file);
}

/** The file in which the generator lists what screens can name of the specs. */
export const cataloguePath = 'portal/screen-language/generated/catalogue.gen.json';

const orgPath = 'screen-configs/org.json';
const languagesPath = 'locales/languages.json';

const translationsPath = (language: Language) => `locales/translations/${language}.json`;

/** Files that lie beside the screens and are none. */
const noScreens = [
  'screen.schema.json',
  'brands.json',
  'brands.schema.json',
  'navigation.json',
  'navigation.schema.json',
  'org.json',
];

/**
 * Texts of files that are not written yet, by path: each stands for the file, or for one that is to come. Undefined stands
 * for a file that is to go.
 */
export type DraftTexts = ReadonlyMap<string, string | undefined>;

/**
 * Reads the project's configs, texts and catalogue.
 *
 * @param root the project's root folder
 * @param drafts what to read in the place of files; nothing unless stated
 * @returns the files as far as they could be read, and what is wrong with them as JSON. Only without a diagnostic are
 * they fit for publishing
 */
export function readProject(
  root: string,
  drafts: DraftTexts = new Map(),
): {
  readonly files: ProjectFiles;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const unreadable: string[] = [];
  const read = (path: string): SourceFile => {
    const draft = drafts.get(path);
    const found = draft === undefined ? readSource(root, path) : parsedSource(path, draft);
    diagnostics.push(...found.diagnostics);
    if (found.isBroken) unreadable.push(path);
    return found.source;
  };
  const config = (path: string) => read(`screen-configs/${path}`);
  const jsonBelow = (folder: string) => jsonFilesIn(folder, root, drafts);
  const localeFiles = (language: string) =>
    Object.fromEntries(
      jsonBelow(`locales/${language}`).map((path) => [
        path.replace(/\.json$/, ''),
        read(`locales/${language}/${path}`),
      ]),
    );
  const files: ProjectFiles = {
    schemas: {
      screen: config('screen.schema.json'),
      brands: config('brands.schema.json'),
      navigation: config('navigation.schema.json'),
    },
    navigation: config('navigation.json'),
    brands: config('brands.json'),
    brandAssets: brandAssetsIn(root),
    ...plainFilesIn(root),
    screens: jsonBelow('screen-configs')
      .filter((path) => !noScreens.includes(path))
      .map(config),
    locales: eachLanguage(localeFiles),
    // Written by the generator from these types' description.
    catalogue: expandCatalogue((read(cataloguePath).value ?? emptyCatalogue) as StoredCatalogue),
    ...optionalFiles(root, read),
    translations: Object.fromEntries(
      otherLanguages
        .filter((language) => existsSync(join(root, translationsPath(language))))
        .map((language) => [language, read(translationsPath(language))]),
    ),
    unreadable,
  };
  return { files, diagnostics };
}

/** Files that a project may have or not. */
function optionalFiles(
  root: string,
  read: (path: string) => SourceFile,
): Pick<ProjectFiles, 'org' | 'languages'> {
  const isThere = (path: string) => existsSync(join(root, path));
  return {
    ...(isThere(orgPath) && { org: read(orgPath) }),
    ...(isThere(languagesPath) && { languages: read(languagesPath) }),
  };
}

/** Paths inside of a folder, with the files that are to come and without those that are to go. */
function jsonFilesIn(folder: string, root: string, drafts: DraftTexts): readonly string[] {
  const drafted = [...drafts.keys()].filter((path) => path.startsWith(`${folder}/`));
  const found = listFiles(join(root, folder), '.json');
  const all = new Set([...found, ...drafted.map((path) => path.slice(folder.length + 1))]);
  const isGone = (path: string) => drafts.has(path) && drafts.get(path) === undefined;
  return [...all].filter((path) => !isGone(`${folder}/${path}`)).sort();
}

const brandAssetsIn = (root: string): readonly string[] =>
  ['.css', '.svg'].flatMap((extension) =>
    listFiles(join(root, brandFolder), extension).map((path) => `${brandFolder}/${path}`),
  );

/** The file parsed last, by path: an unchanged one is the same value again, so what was made of it can be kept. */
const parsed = new Map<string, { readonly text: string; readonly found: ParsedSource }>();

function parsedSource(path: string, text: string): ParsedSource {
  const last = parsed.get(path);
  if (last?.text === text) return last.found;
  const found = parseSource(path, text);
  parsed.set(path, { text, found });
  return found;
}

function readSource(root: string, path: string): ParsedSource {
  try {
    return parsedSource(path, readFileSync(join(root, path), 'utf8'));
  } catch {
    const message = 'This file is missing or cannot be read.';
    const remedy = 'Put it back, or make it readable.';
    const diagnostic = { file: path, line: 1, column: 1, pointer: '', rule: 'missing-file', message, remedy };
    return {
      source: { file: path, value: undefined, diagnostic: () => diagnostic },
      isBroken: true,
      diagnostics: [diagnostic],
    };
  }
}
