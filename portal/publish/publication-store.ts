import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One publication: who made it, when and why, and the files that it consists of. */
export interface PublicationVersion {
  /** From 1, ascending. */
  readonly number: number;
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly reason: string;
  /** Paths of the files that differ from the publication before, from the project's root. */
  readonly changed: readonly string[];
  /** The version of the manifest that was made of it; not there in those of earlier builds. */
  readonly made?: string;
  /** SHA-256 of the screens and texts that it was made of, by path. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A publication to keep. */
interface NewVersion extends Pick<PublicationVersion, 'author' | 'time' | 'reason' | 'made'> {
  /** Texts of the screens and texts that it is made of, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/** A version that is kept now. */
interface AddedVersion {
  readonly version: PublicationVersion;
  /** Keeps it no more: it could not be put live. */
  readonly forget: () => void;
}

/** Every publication that is kept, newest first. */
export interface PublicationStore {
  readonly versions: () => readonly PublicationVersion[];
  /**
   * Keeps a version, unless it is made of the same as the newest.
   *
   * @throws what writing throws; nothing is kept then
   */
  readonly add: (version: NewVersion) => AddedVersion;
  /** Keeps a version no more: it never went live. */
  readonly forget: (number: number) => void;
  /** @throws Error with one sentence where a file is missing, or is not what was kept */
  readonly sourcesOf: (version: PublicationVersion) => ReadonlyMap<string, string>;
}

/** Publications that are kept. */
const most = 50;

/**
 * Keeps publications in a folder: `versions/<number>.json`, and the files by their hashes in `objects/`.
 *
 * @param folder made when the first one is kept
 */
export function openPublicationStore(folder: string): PublicationStore {
  const [versionFolder, objects] = [join(folder, 'versions'), join(folder, 'objects')];
  const place = (number: number) => join(versionFolder, `${String(number).padStart(6, '0')}.json`);
  const versions = () => readVersions(versionFolder);
  return {
    versions,
    add({ sources, ...facts }) {
      const [newest] = versions();
      const hashes = [...sources].map(([path, text]) => [path, keepObject(objects, text)] as const);
      const version: PublicationVersion = {
        number: (newest?.number ?? 0) + 1,
        ...facts,
        changed: changedBetween(newest?.sources ?? {}, Object.fromEntries(hashes)),
        sources: Object.fromEntries(hashes),
      };
      if (newest !== undefined && version.changed.length === 0)
        return { version: newest, forget: () => undefined };
      mkdirSync(versionFolder, { recursive: true });
      writeWhole(place(version.number), JSON.stringify(version, null, 1));
      forgetOld(versions(), { place, objects });
      return { version, forget: () => rmSync(place(version.number), { force: true }) };
    },
    forget: (number) => rmSync(place(number), { force: true }),
    sourcesOf: ({ number, sources }) =>
      new Map(
        Object.entries(sources).map(([path, hash]) => [path, readObject(objects, { path, hash, number })]),
      ),
  };
}

/** Newest first. A file that is no version is passed over. */
function readVersions(folder: string): readonly PublicationVersion[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{6}\.json$/.test(name))
    .sort()
    .toReversed()
    .flatMap((name) => {
      const version = parseVersion(readFileSync(join(folder, name), 'utf8'));
      return version?.number === Number(name.slice(0, 6)) ? [version] : [];
    });
}

function parseVersion(text: string): PublicationVersion | undefined {
  try {
    const value = JSON.parse(text) as Partial<PublicationVersion>; // its members are looked at below
    const { number, author, time, reason, changed, sources, made } = value;
    if (typeof number !== 'number' || typeof author !== 'string' || typeof time !== 'number')
      return undefined;
    if (typeof reason !== 'string' || !Array.isArray(changed)) return undefined;
    if (typeof sources !== 'object' || sources === null) return undefined;
    const facts = { number, author, time, reason, changed, sources };
    return typeof made === 'string' ? { ...facts, made } : facts;
  } catch {
    return undefined;
  }
}

function changedBetween(
  before: PublicationVersion['sources'],
  after: PublicationVersion['sources'],
): readonly string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function keepObject(folder: string, text: string): string {
  const hash = hashOf(text);
  const file = join(folder, hash);
  // One that was tampered with is written again.
  if (existsSync(file) && hashOf(readFileSync(file, 'utf8')) === hash) return hash;
  mkdirSync(folder, { recursive: true });
  writeWhole(file, text);
  return hash;
}

interface WantedObject {
  readonly path: string;
  readonly hash: string;
  readonly number: number;
}

function readObject(folder: string, { path, hash, number }: WantedObject): string {
  const file = join(folder, hash);
  const isName = /^[\da-f]{64}$/.test(hash);
  const text = isName && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text === undefined || hashOf(text) !== hash)
    throw new Error(`Version ${number} cannot be used: its file ${path} is not what was published.`);
  return text;
}

/** All of a text or nothing: it is written beside its place and moved. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}

function forgetOld(
  versions: readonly PublicationVersion[],
  { place, objects }: { readonly place: (number: number) => string; readonly objects: string },
): void {
  for (const { number } of versions.slice(most)) rmSync(place(number), { force: true });
  const used = new Set(versions.slice(0, most).flatMap(({ sources }) => Object.values(sources)));
  for (const name of readdirSync(objects)) if (!used.has(name)) rmSync(join(objects, name), { force: true });
}
