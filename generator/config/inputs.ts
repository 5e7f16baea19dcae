import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { byText } from '../spec/json.ts';

/** A document that was found, by paths as they were given. */
export interface FoundDocument {
  readonly api: string;
  readonly file: string;
  readonly overlays: readonly string[];
  /** The YAML files beside it, where it has a folder of its own. */
  readonly yamlFiles?: readonly string[];
}

const DOCUMENT = /\.(?:ya?ml|json)$/;
const OVERLAY = /\.overlay\.(?:ya?ml|json)$/;
/** Folders beside those of documents. */
const NO_APIS = new Set(['extensions', 'node_modules']);

/**
 * The documents that a file or folder stands for: the file itself, `<api>/openapi.yaml` below a folder, or all OpenAPI
 * documents in it. Overlays lie beside them: `trains.overlay.yaml` beside `trains.yaml`.
 */
export async function findDocuments(path: string): Promise<readonly FoundDocument[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [await documentAt(path)];
  const entries = await readdir(path, { withFileTypes: true });
  const folders = entries
    .filter((each) => each.isDirectory() && !NO_APIS.has(each.name))
    .map(({ name }) => name);
  const inFolders = await Promise.all(folders.map((name) => documentIn(join(path, name), name)));
  const names = entries.filter((each) => each.isFile()).map(({ name }) => name);
  const files = await Promise.all(
    names.filter((name) => DOCUMENT.test(name) && !OVERLAY.test(name)).map((name) => fileIn(path, name)),
  );
  return [...inFolders, ...files]
    .flatMap((each) => each ?? [])
    .sort((one, other) => byText(one.api, other.api));
}

async function documentIn(folder: string, name: string): Promise<FoundDocument | undefined> {
  const names = await readdir(folder, { recursive: true });
  const root = ['openapi.json', 'openapi.yaml', 'openapi.yml'].find((each) => names.includes(each));
  if (root === undefined) return undefined;
  const paths = names.map((each) => join(folder, each)).sort();
  return {
    api: apiName(name),
    file: join(folder, root),
    overlays: paths.filter((each) => dirname(each) === folder && OVERLAY.test(each)),
    yamlFiles: paths.filter((each) => /\.ya?ml$/.test(each) && !OVERLAY.test(each)),
  };
}

async function fileIn(folder: string, name: string): Promise<FoundDocument | undefined> {
  const file = join(folder, name);
  const start = (await readFile(file, 'utf8')).slice(0, 4_000);
  return /(?:^|[{, ])["']?(?:openapi|swagger)["']? ?:/m.test(start) ? documentAt(file) : undefined;
}

async function documentAt(file: string): Promise<FoundDocument> {
  const name = basename(file).replace(DOCUMENT, '');
  const beside = await readdir(dirname(file)).catch(() => []);
  const isGeneral = /^(?:openapi|swagger)$/i.test(name);
  return {
    api: apiName(isGeneral ? basename(dirname(resolve(file))) : name),
    file,
    overlays: beside
      .filter((each) => OVERLAY.test(each) && each.startsWith(`${name}.`))
      .sort()
      .map((each) => join(dirname(file), each)),
  };
}

/** A name that files and types can be called after. */
function apiName(name: string): string {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const plain = words
    .filter((word) => word !== '')
    .join('-')
    .replace(/^[-0-9]+/, '');
  return plain || 'api';
}
