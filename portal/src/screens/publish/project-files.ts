import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '../../i18n/language.ts';
import type { PerLanguage } from '../../i18n/language.ts';
import { isFault, parseSource } from '../load/source-file.ts';
import type { Fault, SourceFile } from '../load/source-file.ts';

/** The specs, as far as screens can name them. */
export interface Catalogue {
  readonly operations: { readonly [operationId: string]: CatalogueOperation };
  /** By api and name: what schemas refer to as `#/$defs/<api>/<name>`. */
  readonly $defs: { readonly [api: string]: { readonly [name: string]: CatalogueSchema } };
  readonly constants: unknown;
}

/** One operation of the specs. */
export interface CatalogueOperation {
  readonly api: string;
  /** The module of the SDK that holds it. */
  readonly module: string;
  readonly kind: 'read' | 'write';
  /** JSON Schema of the call's configuration. */
  readonly config: CatalogueSchema;
  /** JSON Schema of the answer. */
  readonly data?: CatalogueSchema;
  readonly errorCodes: readonly string[];
}

/** The part of JSON Schema that the checker understands. */
export interface CatalogueSchema {
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [member: string]: CatalogueSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | CatalogueSchema;
  readonly items?: CatalogueSchema;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly allOf?: readonly CatalogueSchema[];
  readonly anyOf?: readonly CatalogueSchema[];
  readonly $ref?: string;
}

/** Everything that checking and publishing read. */
export interface ProjectFiles {
  readonly schema: SourceFile;
  readonly navigation: SourceFile;
  readonly brands: SourceFile;
  readonly screens: readonly SourceFile[];
  /** By language, then by path below the language's folder without `.json`: `common`, `screens/account/log-in`. */
  readonly locales: PerLanguage<{ readonly [name: string]: SourceFile }>;
  readonly catalogue: Catalogue;
}

/** Files that lie beside the screens and are none. */
const noScreens = ['screen.schema.json', 'brands.json', 'navigation.json'];

/**
 * Reads the project's configs, texts and catalogue.
 *
 * @param root the project's root folder
 * @returns the files, and one fault for each that is missing or no JSON; `files` is missing when one has a fault
 */
export function readProject(root: string): {
  readonly files?: ProjectFiles;
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  const read = (path: string): SourceFile => {
    const found = readSource(root, path);
    if (!isFault(found)) return found;
    faults.push(found);
    return { file: path, value: {}, fault: () => found };
  };
  const screenPaths = listJson(join(root, 'screen-configs')).filter((path) => !noScreens.includes(path));
  const localeFiles = (language: string) =>
    Object.fromEntries(
      listJson(join(root, 'locales', language)).map((path) => [
        path.replace(/\.json$/, ''),
        read(`locales/${language}/${path}`),
      ]),
    );
  const files: ProjectFiles = {
    schema: read('screen-configs/screen.schema.json'),
    navigation: read('screen-configs/navigation.json'),
    brands: read('screen-configs/brands.json'),
    screens: screenPaths.map((path) => read(`screen-configs/${path}`)),
    locales: { en: localeFiles(languages[0]), es: localeFiles(languages[1]) },
    // Written by the generator from these types' description.
    catalogue: read('portal/src/generated/catalogue.gen.json').value as Catalogue,
  };
  return faults.length === 0 ? { files, faults } : { faults };
}

function readSource(root: string, path: string): SourceFile | Fault {
  try {
    return parseSource(path, readFileSync(join(root, path), 'utf8'));
  } catch {
    const message = 'This file is missing or cannot be read.';
    return { file: path, line: 1, column: 1, pointer: '', rule: 'missing-file', message };
  }
}

/** Paths of all JSON files below a folder, sorted. */
function listJson(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
