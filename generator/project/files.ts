import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isStale } from '../emit/drift.ts';
import { GENERATED_PATH } from '../spec/generated-path.ts';
import type { GeneratedFile, ReadFile } from '../spec/types.ts';

/** The schemas of our extensions, where a project has none of its own. */
const VOCABULARY = new URL('../../specs/extensions/', import.meta.url);
const VOCABULARY_FILE = /^specs\/extensions\/([\w-]+\.schema\.json)$/;

/** Reads files of a project; the schemas of our extensions come with the generator. */
export function createReader(root: string): ReadFile {
  return async (path) => {
    const own = VOCABULARY_FILE.exec(path)?.[1];
    try {
      return await readFile(join(root, path), 'utf8');
    } catch (error) {
      if (own === undefined) throw error;
      return readFile(new URL(own, VOCABULARY), 'utf8');
    }
  };
}

/** The generated files that are there. */
export async function readPresent(
  root: string,
  folders: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const folder of new Set(folders)) {
    const place = join(root, folder);
    const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(place, join(entry.parentPath, entry.name)));
    const paths = names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => GENERATED_PATH.test(name) && !name.split('/').includes('node_modules'))
      .map((name) => (folder === '' ? name : `${folder}/${name}`));
    const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
    paths.forEach((path, index) => found.set(path, texts[index] ?? ''));
  }
  return found;
}

/** Writes all files under other names first, so that a failure leaves the previous output as it was. */
export async function writeAll(
  root: string,
  files: readonly GeneratedFile[],
  present: ReadonlyMap<string, string>,
): Promise<number> {
  const changed = files.filter((file) => present.get(file.path) !== file.text);
  const temporary = (file: GeneratedFile): string => join(root, `${file.path}.${process.pid}.tmp`);
  try {
    for (const file of changed) {
      await mkdir(dirname(join(root, file.path)), { recursive: true });
      await writeFile(temporary(file), file.text);
    }
  } catch (error) {
    for (const file of changed) await rm(temporary(file), { force: true });
    throw error;
  }
  for (const file of changed) await rename(temporary(file), join(root, file.path));
  for (const path of present.keys()) if (isStale(path, files)) await rm(join(root, path));
  return changed.length;
}
