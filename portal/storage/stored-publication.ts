import { createHash } from 'node:crypto';
import type { PublishedFile } from '../screen-language/publish/publication.ts';
import type { PublicationStorage } from './publication-storage.ts';

/** The names of the files of one publication: path below `published/` -> name of the object. */
export interface StoredFiles {
  readonly [path: string]: string;
}

/** The object that says which publication is current for a build. */
export interface StoredPublication {
  readonly files: StoredFiles;
  /** Publications before it, whose pages may still be open. */
  readonly former: readonly FormerPublication[];
}

interface FormerPublication {
  readonly files: StoredFiles;
  /** Time in milliseconds at which another one took its place. */
  readonly since: number;
}

/** The settings of storing. */
interface StoreOptions {
  readonly storage: PublicationStorage;
  /** The build that the screens were published for, as `buildIdOf` names it. */
  readonly build: string;
  readonly clock: { readonly now: () => number };
}

/** A page that was opened a day ago may still ask for the files of its publication. */
const kept = 25 * 3_600_000;

/** Names a build by its document, which names every file of it by its content. */
export function buildIdOf(template: string): string {
  return hashOf(template);
}

/** The name of the object that says what is current for a build. */
export function currentName(build: string): string {
  return `${build}/current.json`;
}

/**
 * Makes a publication the current one of a build: its files first, and at last the one object that names them all, so that
 * no host ever sees half of it. Files that no page can name any more go, where the storage lets them.
 *
 * @throws Error where the storage is away; what was current is current then
 */
export async function storePublication(
  published: readonly PublishedFile[],
  { storage, build, clock }: StoreOptions,
): Promise<void> {
  const before = await readCurrent(storage, build);
  const files: Record<string, string> = {};
  const all = [before?.files ?? {}, ...(before?.former ?? []).map((former) => former.files)];
  const there = new Set(all.flatMap((one) => Object.values(one)));
  for (const { path, content } of published) {
    const bytes = Buffer.from(content);
    const name = `${build}/files/${hashOf(bytes)}`;
    files[path] = name;
    if (!there.has(name)) await storage.write(name, bytes);
  }
  const past = [
    ...(before === undefined ? [] : [{ files: before.files, since: clock.now() }]),
    ...(before?.former ?? []),
  ];
  const former = past.filter(({ since }) => clock.now() - since < kept);
  const current: StoredPublication = { files, former };
  await writeCurrent(storage, currentName(build), Buffer.from(JSON.stringify(current)));
  const named = new Set([files, ...former.map((one) => one.files)].flatMap((one) => Object.values(one)));
  for (const name of there) if (!named.has(name)) await storage.remove(name).catch(() => undefined);
}

/** Writes what is current. It is, too, where the storage has it and only its answer was lost. */
async function writeCurrent(storage: PublicationStorage, name: string, bytes: Buffer): Promise<void> {
  try {
    await storage.write(name, bytes);
  } catch (error) {
    const found = await storage.read(name).catch(() => undefined);
    if (found === undefined || found === 'same' || !found.bytes.equals(bytes)) throw error;
  }
}

async function readCurrent(
  storage: PublicationStorage,
  build: string,
): Promise<StoredPublication | undefined> {
  const found = await storage.read(currentName(build));
  if (found === undefined || found === 'same') return undefined;
  try {
    return parseStored(found.bytes);
  } catch {
    // Publishing again is the way out of what cannot be read.
    return undefined;
  }
}

/** The place of the publications of one build. */
type StoredPlace = Pick<StoreOptions, 'storage' | 'build'>;

/**
 * The manifest that is current for a build; undefined where none is.
 *
 * @throws Error where the storage is away
 */
export async function storedManifest({ storage, build }: StoredPlace): Promise<string | undefined> {
  const current = await readCurrent(storage, build);
  const name = current?.files['manifest.json'];
  return name === undefined ? undefined : contentOf(storage, name);
}

/**
 * The files that are current for a build; undefined where none are.
 *
 * @throws Error where the storage is away, or has something else than what was stored
 */
export async function readStored({
  storage,
  build,
}: StoredPlace): Promise<readonly PublishedFile[] | undefined> {
  const current = await readCurrent(storage, build);
  if (current === undefined) return undefined;
  const read = Object.entries(current.files).map(async ([path, name]) => {
    // Whoever may write into the storage may not write elsewhere here.
    if (path.startsWith('/') || path.split(/[/\\]/).includes('..'))
      throw new Error(`${path} is no file of a publication.`);
    return { path, content: await contentOf(storage, name) };
  });
  return Promise.all(read);
}

async function contentOf(storage: PublicationStorage, name: string): Promise<string> {
  const found = await storage.read(name);
  if (found === undefined || found === 'same' || !isContentOf(name, found.bytes))
    throw new Error(`${name} is not what was stored.`);
  return found.bytes.toString('utf8');
}

/** Names that `storePublication` gives: an object of another place is never read, whatever stands there. */
const ownName = /^[\da-f]{24}\/files\/[\da-f]{24}$/;

/**
 * Reads what says which publication is current.
 *
 * @throws Error where it is something else
 */
export function parseStored(bytes: Buffer): StoredPublication {
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  if (typeof value === 'object' && value !== null && 'files' in value && 'former' in value) {
    // Checked here, member by member.
    const stored = value as StoredPublication;
    const all = Array.isArray(stored.former) ? [stored, ...stored.former] : [];
    const names = all.flatMap((one) => Object.values<unknown>(one.files));
    if (names.length > 0 && names.every((name) => typeof name === 'string' && ownName.test(name)))
      return stored;
  }
  throw new Error('The storage names no publication.');
}

/** Returns true for the bytes that an object was named by. */
export function isContentOf(name: string, bytes: Buffer): boolean {
  return name.endsWith(`/${hashOf(bytes)}`);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
