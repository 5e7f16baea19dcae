import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectTypesText } from '../emit/object-types-file.ts';
import { readObjectInfos } from '../load/object-infos.ts';
import { fetchObjectInfos, type OrgSource } from './fetch-object-infos.ts';

/** The objects whose types are written, and where to. */
export interface ObjectTypesPlan {
  /** A file or folder with answers, or an org that is asked. */
  readonly from: string | OrgSource;
  /** API names of the objects that are wanted; empty for all. */
  readonly objects: readonly string[];
  /** The folder of the file. */
  readonly out: string;
  /** The package whose `ObjectTypes` the file adds to. */
  readonly module: string;
}

const FILE = 'object-types.ts';

/**
 * Writes one file with the types of an org's objects; the earlier one stays when anything fails.
 *
 * @throws an `Error` that says what to do
 */
export async function writeObjectTypes(plan: ObjectTypesPlan, print: (line: string) => void): Promise<void> {
  const { from, objects, out, module } = plan;
  const answers = typeof from === 'string' ? await readAnswers(from) : await fetchObjectInfos(from, objects);
  const infos = readObjectInfos(answers);
  const place = typeof from === 'string' ? from : from.address;
  if (infos.length === 0)
    throw new Error(
      `${place} has no object information: answers of getObjectInfo or getObjectInfos are expected.`,
    );
  const missing = objects.filter((name) => !infos.some((info) => info.name === name));
  if (missing.length > 0)
    throw new Error(
      `${place} has no ${missing.join(', ')}. It has ${infos.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = infos.filter(({ name }) => objects.length === 0 || objects.includes(name));
  await mkdir(out, { recursive: true });
  const path = join(out, FILE);
  await replaceFile(path, objectTypesText(wanted, module));
  print(`${path}: ${wanted.map(({ name }) => name).join(', ')}.`);
}

/** Writes under another name first, so that a failure leaves the earlier file as it was. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The answers in a file, or in all JSON files of a folder. */
async function readAnswers(path: string): Promise<readonly unknown[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return [await readJson(path)];
  const names = await readdir(path, { recursive: true });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0) throw new Error(`The folder ${path} has no .json file.`);
  return Promise.all(files.map((name) => readJson(join(path, name))));
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
