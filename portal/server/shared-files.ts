import { randomUUID } from 'node:crypto';
import { readFile, readdir, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { makeFolder } from '../storage/index.ts';
import { prepareFile } from './build-files.ts';
import type { BuildFile } from './build-files.ts';

/** Files by their addresses. */
type Files = ReadonlyMap<string, BuildFile>;

/**
 * Files of all hosts behind one address. While one build takes the place of another, a page of either may ask the other's
 * host for a chunk.
 */
export interface SharedFiles {
  /** Says that pages name these files: they are found for a day after they were named last. */
  readonly keep: (files: readonly Files[]) => Promise<void>;
  /** The file at an address, whichever host has named it. */
  readonly find: (address: string) => Promise<BuildFile | undefined>;
}

/** The settings of shared files. */
interface SharedFileOptions {
  /** A folder that all hosts see, and nobody else writes to. */
  readonly folder: string;
  /** The time of day, which all hosts that see the folder have. */
  readonly clock: { readonly now: () => number };
  /** For durations. */
  readonly steadyClock: { readonly now: () => number };
  /** Milliseconds between two looks into the folder: names that are nowhere cost no look each. */
  readonly lookInterval: number;
  /** Resolves after so many milliseconds. */
  readonly wait: (duration: number) => Promise<void>;
}

const hour = 3_600_000;
const lifetime = 25 * hour;
/** Milliseconds after which a folder that could not be written to is tried again. */
const patience = 5_000;
const groups = ['assets', 'published'];
/** Names as build and publication give them, in folders at most so deep. */
const knownName = /^\/(?:assets|published)(?:\/[\w-][\w.-]{0,200}){1,5}$/;
/** Has no hash of its content in its name, so that one name would be two files. */
const MANIFEST = '/published/manifest.json';

/**
 * Opens the folder of a group of hosts. A file's time of change says when it was named last; what nobody has named for 25
 * hours goes.
 *
 * @throws Error with one sentence where the folder cannot be written to
 */
export async function openSharedFiles(options: SharedFileOptions): Promise<SharedFiles> {
  const { folder } = options;
  const loaded = new Map<string, Promise<BuildFile>>();
  const names = createNames(options);
  try {
    for (const group of groups) await assertWritable(join(folder, group));
  } catch (cause) {
    throw new Error(`SHARED_FILES must be a folder that can be written to, not "${folder}".`, { cause });
  }
  const load = async (address: string) =>
    prepareFile(await readFile(join(folder, address)), extname(address));

  return {
    keep: createKeeping(options),
    async find(address) {
      if (!knownName.test(address)) return undefined;
      if (!names.has(address)) {
        await names.renew();
        for (const one of loaded.keys()) if (!names.has(one)) loaded.delete(one);
      }
      if (!names.has(address)) return undefined;
      const found = loaded.get(address) ?? load(address);
      loaded.set(address, found);
      found.catch(() => loaded.delete(address));
      return found.catch(() => undefined);
    },
  };
}

/**
 * Returns what writes down which files pages name, once an hour and when they are others. Every request asks for it: one that comes
 * while files are written begins nothing, and neither does one right after a failure.
 */
function createKeeping({ folder, clock }: SharedFileOptions): SharedFiles['keep'] {
  let kept: readonly Files[] = [];
  let keptAt = -Infinity;
  /** The time of a try that has not worked yet. */
  let triedAt = -Infinity;
  const isKept = (files: readonly Files[], now: number) =>
    files.length === kept.length && files.every((some, at) => some === kept[at]) && now - keptAt < hour;
  const keepAll = async (files: readonly Files[], now: number) => {
    // First, as they may have the room that these need.
    await removeOld(folder, now - lifetime);
    for (const [address, file] of files.flatMap((some) => [...some]))
      if (address !== MANIFEST) await write(join(folder, address), file.identity, new Date(now));
    [kept, keptAt] = [files, now];
  };
  let keeping: Promise<void> | undefined;
  return async (files) => {
    const now = clock.now();
    if (isKept(files, now) || keeping !== undefined || now < triedAt + patience) return;
    triedAt = now;
    keeping = keepAll(files, now).finally(() => (keeping = undefined));
    await keeping;
    triedAt = -Infinity;
  };
}

/** @throws Error of the system where nothing can be written into a folder, or it cannot be made */
async function assertWritable(folder: string): Promise<void> {
  await makeFolder(folder);
  const tried = join(folder, `.${randomUUID()}`);
  await writeFile(tried, '');
  await unlink(tried);
}

/** The addresses of the files that were in the folder at the last look. */
function createNames({ folder, steadyClock: clock, lookInterval, wait }: SharedFileOptions) {
  let listed: ReadonlySet<string> = new Set();
  let listedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    listedAt = clock.now();
    const names = await Promise.all(groups.map((group) => namesIn(folder, group).catch(() => [])));
    listed = new Set(names.flat().map((name) => `/${name}`));
  };
  const lookAnew = async (): Promise<void> => {
    await wait(Math.max(0, listedAt + lookInterval - clock.now()));
    await looking;
    waiting = undefined;
    await (looking = look());
  };
  return {
    has: (address: string): boolean => listed.has(address),
    /** Looks again. One that began before somebody asked may have come too early: whoever asks until the next begins shares that. */
    renew: (): Promise<void> => (waiting ??= lookAnew()),
  };
}

/** Names a file anew, and writes it where it is not there yet: under its name there is always the whole of it. */
async function write(path: string, bytes: Buffer, time: Date): Promise<void> {
  const isThere = await utimes(path, time, time).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const half = join(dirname(path), `.${randomUUID()}`);
  await makeFolder(dirname(path));
  try {
    await writeFile(half, bytes);
    await utimes(half, time, time);
    await rename(half, path);
  } catch (error) {
    await unlink(half).catch(() => undefined);
    throw error;
  }
}

/** The files of a group and of the folders in it, named from the shared folder on. */
async function namesIn(folder: string, group: string): Promise<readonly string[]> {
  const found = await readdir(join(folder, group), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const group of groups) {
    for (const name of await namesIn(folder, group).catch(() => [])) {
      const path = join(folder, name);
      // Another host may have removed it meanwhile.
      const time = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Infinity,
      );
      if (time < before) await unlink(path).catch(() => undefined);
    }
  }
}
