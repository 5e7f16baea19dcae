import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '../screen-language/language.ts';

/** Screens and texts by path. */
export type Sources = ReadonlyMap<string, string>;

/** Files to publish over everything that is live; undefined for one that goes. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

/** The live publication with one screen, or all, of another version. */
export function mixed(now: Sources, before: Sources, screen: string | undefined): Sources {
  const own = screen === undefined ? undefined : pathsOf(screen);
  const isMeant = (path: string) => own === undefined || own.includes(path);
  return new Map([
    ...[...now].filter(([path]) => !isMeant(path)),
    ...[...before].filter(([path]) => isMeant(path)),
  ]);
}

export function withFiles(now: Sources, files: ChangedFiles): Sources {
  const sources = new Map(now);
  for (const [path, text] of files) {
    if (text === undefined) sources.delete(path);
    else sources.set(path, text);
  }
  return sources;
}

export function pathsThatDiffer(before: Sources, now: Sources): readonly string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path)).sort();
}

/** Files below screen-configs that belong to the code, and not to a publication. */
const ofCode = /(?:\.schema|(?:^|\/)org)\.json$/;

/** The screens and texts of a folder, by path. */
export function sourcesIn(folder: string): Sources {
  const found = ['screen-configs', 'locales'].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.json') && !ofCode.test(path)),
  );
  return new Map(found.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Works in a project of other screens and texts. */
export async function withProject<TResult>(
  root: string,
  sources: Sources,
  work: (folder: string) => Promise<TResult>,
): Promise<TResult> {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  try {
    layOut(root, folder, sources);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A project of other screens and texts, with everything else as it is here. */
function layOut(root: string, folder: string, sources: Sources): void {
  const ofHere = readdirSync(join(root, 'screen-configs'))
    .filter((name) => ofCode.test(name))
    .map((name) => `screen-configs/${name}`);
  const others = ['portal/src/brand', 'portal/screen-language/generated/catalogue.gen.json', ...ofHere];
  for (const path of others) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [path, text] of sources) write(folder, path, text);
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Files that nobody changed since they were published follow what is live; all others stay as they are. */
export function putBack(root: string, before: Sources, after: Sources): void {
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, text] = [before.get(path), after.get(path)];
    const file = join(root, path);
    const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (now !== old || old === text) continue;
    if (text === undefined) rmSync(file, { force: true });
    else write(root, path, text);
  }
}

const pathsOf = (screen: string) => [
  `screen-configs/${screen}.json`,
  ...languages.map((language) => `locales/${language}/screens/${screen}.json`),
];
