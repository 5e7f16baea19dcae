import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../machine/process.ts';
import { PROJECT } from './project-folder.ts';

const folder = join(root, PROJECT);
const specs = join(root, 'specs/apex/paths');

/** The files of the project, by their paths in it. */
export const projectPaths = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

export const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Texts of all classes of Apex by their names. */
export function readClasses(): ReadonlyMap<string, string> {
  const paths = projectPaths().filter((path) => path.endsWith('.cls'));
  return new Map(paths.map((path) => [basename(path, '.cls'), textOf(path)]));
}

/** The calls of the specs whose text has something. */
export function callsWith(what: RegExp): readonly string[] {
  return readdirSync(specs).flatMap((name) => {
    const text = readFileSync(join(specs, name), 'utf8');
    const operations = text.split(/^ +operationId: /m).slice(1);
    return operations.flatMap((each) => (what.test(each) ? (/^\w+/.exec(each)?.[0] ?? []) : []));
  });
}
