import { buildIdOf, currentName, isContentOf, parseStored } from '../storage/index.ts';
import type { PublicationStorage, StoredFiles, StoredPublication } from '../storage/index.ts';
import { extname } from 'node:path';
import { prepareFile, preparePublication, readPublishedFiles } from './build-files.ts';
import type { BuildFile, BuildFiles, PublishedFiles } from './build-files.ts';
import type { OpenPublication } from './publication.ts';

/** The settings of following a storage. */
interface StoredOptions {
  readonly storage: PublicationStorage;
  readonly dist: string;
  readonly build: BuildFiles;
  readonly clock: { readonly now: () => number };
  /** Calls again and again until it is ended; between two calls nothing runs. */
  readonly repeat: (look: () => void) => () => void;
  /** Milliseconds between two looks for files that pages ask for and nobody knows. */
  readonly lookInterval: number;
  /** Resolves after so many milliseconds. */
  readonly wait: (duration: number) => Promise<void>;
  readonly onBroken: (error: unknown) => void;
  /** Told when a new publication is served. */
  readonly onTaken: () => void;
  /** Told when the storage goes away, with the reason, and when it is back. */
  readonly onReached: (isReached: boolean, reason?: unknown) => void;
}

/** Returns true for a name with a hash before its ending, which only pages of a publication know. */
function isHashedName(name: string): boolean {
  const hash = name.split('.').at(-2) ?? '';
  return hash.length === 12 && /^[\da-f]{12}$/.test(hash);
}

/** The contents of the objects of a publication by their names. */
type Contents = ReadonlyMap<string, Buffer>;

/**
 * Serves the publication that is current in a storage for this build, and the one that came with the build until there is
 * one. Where the storage is away or what it holds is broken, the last good one is served on.
 *
 * @throws Error where the build came without a publication
 */
export async function openStoredPublication(options: StoredOptions): Promise<OpenPublication> {
  const { dist, repeat, clock, lookInterval, wait, onBroken, onTaken } = options;
  const source = createSource(options);
  let newest = await readPublishedFiles(dist);
  let served = newest;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const take = (next: PublishedFiles) => {
    served = { ...next, files: new Map([...newest.files, ...next.files]) };
    newest = next;
  };
  const look = async (): Promise<void> => {
    const next = await source.next(served.files);
    if (next === undefined) return;
    take(next);
    onTaken();
  };
  const renew = (): Promise<void> => {
    lookedAt = clock.now();
    return (looking ??= look()
      .catch(onBroken)
      .finally(() => (looking = undefined)));
  };
  // A look that began before somebody asked may have come too early.
  const lookAnew = async (): Promise<void> => {
    await wait(Math.max(0, lookedAt + lookInterval - clock.now()));
    await looking;
    anew = undefined;
    await renew();
  };
  let anew: Promise<void> | undefined;
  await renew();
  const stop = repeat(() => void renew());
  return {
    current: () => served,
    take,
    renew,
    stop,
    isReached: source.isReached,
    async find(address) {
      if (!address.startsWith('/published/')) return undefined;
      const path = address.slice('/published/'.length);
      // A page of another host may come from a publication that this one has not seen yet: all who ask share one look.
      if (!source.knows(path) && isHashedName(path)) await (anew ??= lookAnew());
      return served.files.get(address) ?? source.find(path).catch(() => undefined);
    },
  };
}

/** Knows from what is read if the storage is there. */
function createReach(onReached: StoredOptions['onReached']) {
  let isReached = true;
  const become = (next: boolean, reason?: unknown) => {
    if (next === isReached) return;
    isReached = next;
    onReached(next, reason);
  };
  return {
    isReached: () => isReached,
    async reading<TResult>(read: () => Promise<TResult>): Promise<TResult | undefined> {
      try {
        const result = await read();
        become(true);
        return result;
      } catch (error) {
        become(false, error);
        return undefined;
      }
    },
  };
}

/** Reads publications out of a storage. */
function createSource({ storage, build, onReached }: StoredOptions) {
  const name = currentName(buildIdOf(build.template));
  let mark: string | undefined;
  let stored: StoredPublication | undefined;
  let contents: Contents = new Map();
  const prepared = new Map<string, Promise<BuildFile>>();
  const { isReached, reading } = createReach(onReached);
  const readAll = async (files: StoredFiles): Promise<Contents> => {
    const names = Object.values(files);
    const read = names.map(
      async (one) => [one, contents.get(one) ?? (await contentOf(storage, one))] as const,
    );
    return new Map(await Promise.all(read));
  };
  return {
    isReached,
    /** The publication that is current where it is another one than before. */
    async next(known: PublishedFiles['files']): Promise<PublishedFiles | undefined> {
      const found = await reading(() => storage.read(name, mark));
      if (found === undefined || found === 'same') return undefined;
      // What is broken is told once, until another one takes its place.
      mark = found.mark;
      const next = parseStored(found.bytes);
      const read = await reading(() => readAll(next.files));
      if (read === undefined) {
        mark = undefined;
        return undefined;
      }
      const published = await preparePublication(byPath(next.files, read), known);
      [stored, contents] = [next, read];
      prepared.clear();
      return published;
    },
    knows: (path: string): boolean => nameIn(stored, path) !== undefined,
    /** A file of a publication before. */
    async find(path: string): Promise<BuildFile | undefined> {
      const one = nameIn(stored, path);
      if (one === undefined || extname(path) === '' || /^(?:manifest|host)\.json$/.test(path))
        return undefined;
      const file =
        prepared.get(path) ?? contentOf(storage, one).then((bytes) => prepareFile(bytes, extname(path)));
      prepared.set(path, file);
      file.catch(() => prepared.delete(path));
      return file;
    },
  };
}

/** @throws Error where the object is not there, or is not what was stored */
async function contentOf(storage: PublicationStorage, name: string): Promise<Buffer> {
  const found = await storage.read(name);
  if (found === undefined || found === 'same') throw new Error(`The storage has no ${name}.`);
  if (!isContentOf(name, found.bytes)) throw new Error(`${name} is not what was stored.`);
  return found.bytes;
}

function byPath(files: StoredFiles, contents: Contents): ReadonlyMap<string, Buffer> {
  return new Map(
    Object.entries(files).flatMap(([path, name]) => {
      const bytes = contents.get(name);
      return bytes === undefined ? [] : [[path, bytes] as const];
    }),
  );
}

function nameIn(stored: StoredPublication | undefined, path: string): string | undefined {
  const all = stored === undefined ? [] : [stored.files, ...stored.former.map(({ files }) => files)];
  return all.find((files) => Object.hasOwn(files, path))?.[path];
}
