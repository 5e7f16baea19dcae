/** The memory of a run that went well: it imports next to nothing of the generator, so that it is read in no time. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasReact } from '../config/has-react.ts';
import { GENERATED_PATH } from '../spec/generated-path.ts';

/** A folder whose names count. */
interface Folder {
  readonly path: string;
  readonly isDeep: boolean;
}

/** Everything that a run depended on and gave, by absolute paths. */
interface Run {
  /** Files that it read. */
  readonly inputs: readonly string[];
  /** Folders that documents were looked for in. */
  readonly folders: readonly Folder[];
  readonly outputs: readonly string[];
  readonly outputFolders: readonly string[];
  /** The lines that it printed. */
  readonly lines: readonly string[];
}

/** A run as it is kept. */
interface KeptRun {
  readonly hashes: { readonly [path: string]: string };
  readonly names: readonly (Folder & { readonly hash: string; readonly isOutput: boolean })[];
  readonly lines: readonly string[];
}

const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const OWN_FILE = /(?<!\.test|\.d)\.(?:ts|js|json)$/;
const DOCUMENT = /\.(?:ya?ml|json)$/;

/**
 * The lines of the run that a file keeps, when neither what it read nor what it wrote has changed
 * since, nor the generator; else undefined.
 */
export function recallRun(file: string): readonly string[] | undefined {
  try {
    // Written by `rememberRun`; whatever else it is fails below.
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptRun;
    const isSame =
      Object.entries(kept.hashes).every(([path, hash]) => hashFile(path) === hash) &&
      kept.names.every((folder) => namesHash(folder, folder.isOutput) === folder.hash);
    return isSame ? kept.lines : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what a run read and wrote. */
export function rememberRun(file: string, run: Run): void {
  const outputs = run.outputFolders.map((path) => ({ path, isDeep: true, isOutput: true }));
  const folders = [...run.folders.map((folder) => ({ ...folder, isOutput: false })), ...outputs];
  const kept: KeptRun = {
    hashes: Object.fromEntries([...run.inputs, ...run.outputs].map((path) => [path, hashFile(path)])),
    names: folders.map((folder) => ({ ...folder, hash: namesHash(folder, folder.isOutput) })),
    lines: run.lines,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}

/** The places in which a run of a command is kept. */
interface RunPlaces {
  /** The file of the whole run. */
  readonly file: string;
  /** The folder of what it was made of. */
  readonly pieces: string;
}

/**
 * The places of a command in a folder, named by these and by the generator's own code, the versions of what it is made
 * with included.
 */
export function placesOf(cwd: string, command: { readonly config?: string | undefined }): RunPlaces {
  const modules = join(cwd, 'node_modules');
  const folder = existsSync(modules) ? join(modules, '.cache') : tmpdir();
  // What is written depends on it, and no file of the run says it.
  const react = hasReact(join(cwd, dirname(command.config ?? '.')));
  const name = hashOf(JSON.stringify([cwd, command, react, process.version, ownHash()]));
  const pieces = join(folder, 'energy-portal-generator', name);
  return { file: `${pieces}.json`, pieces };
}

function ownHash(): string {
  const names = readdirSync(OWN_FOLDER, { recursive: true, encoding: 'utf8' });
  const own = names.filter((name) => OWN_FILE.test(name) && !name.includes('node_modules')).sort();
  return hashOf(own.map((name) => `${name}\n${readFileSync(join(OWN_FOLDER, name), 'utf8')}`).join('\n'));
}

function namesHash({ path, isDeep }: Folder, isOutput: boolean): string {
  const names = readdirSync(path, { recursive: isDeep, encoding: 'utf8' });
  const pattern = isOutput ? GENERATED_PATH : DOCUMENT;
  return hashOf(
    names
      .filter((name) => pattern.test(name) && !name.includes('node_modules'))
      .sort()
      .join('\n'),
  );
}

function hashFile(path: string): string {
  return hashOf(readFileSync(path));
}

function hashOf(data: string | Buffer): string {
  return createHash('sha1').update(data).digest('base64url');
}
