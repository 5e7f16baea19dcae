import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
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
  readonly clock: { readonly now: () => number };
}

const hour = 3_600_000;
const lifetime = 25 * hour;
/** Milliseconds for which a look into the folder counts: names that are nowhere cost no look each. */
const lookInterval = 1_000;
const groups = ['assets', 'published'];
/** Names as the build gives them: with a hash of the content, so that one name is never two files. */
const knownName = /^\/(?:assets|published)\/[\w-][\w.-]{0,200}$/;

/**
 * Opens the folder of a group of hosts. A file's time of change says when it was named last; what nobody has named for 25
 * hours goes.
 *
 * @throws Error with one sentence where the folder cannot be written to
 */
export async function openSharedFiles({ folder, clock }: SharedFileOptions): Promise<SharedFiles> {
  const loaded = new Map<string, Promise<BuildFile>>();
  let listed: ReadonlySet<string> = new Set();
  let listedAt = -Infinity;
  let listing: Promise<void> | undefined;
  let kept: readonly Files[] = [];
  let keptAt = -Infinity;
  try {
    for (const group of groups) await mkdir(join(folder, group), { recursive: true });
  } catch (cause) {
    throw new Error(`SHARED_FILES must be a folder that can be written to, not "${folder}".`, { cause });
  }

  const list = async () => {
    const names = await Promise.all(groups.map((group) => readdir(join(folder, group)).catch(() => [])));
    listed = new Set(names.flatMap((some, at) => some.map((name) => `/${groups[at]}/${name}`)));
    listedAt = clock.now();
    for (const address of loaded.keys()) if (!listed.has(address)) loaded.delete(address);
  };
  const load = async (address: string) =>
    prepareFile(await readFile(join(folder, address)), extname(address));

  return {
    async keep(files) {
      const isSame = files.length === kept.length && files.every((some, at) => some === kept[at]);
      if (isSame && clock.now() - keptAt < hour) return;
      [kept, keptAt] = [files, clock.now()];
      const now = new Date(clock.now());
      for (const [address, file] of files.flatMap((some) => [...some])) {
        await write(join(folder, address), file.identity, now);
      }
      await removeOld(folder, clock.now() - lifetime);
    },
    async find(address) {
      if (!knownName.test(address)) return undefined;
      if (!listed.has(address) && clock.now() - listedAt >= lookInterval) {
        await (listing ??= list().finally(() => (listing = undefined)));
      }
      if (!listed.has(address)) return undefined;
      const found = loaded.get(address) ?? load(address);
      loaded.set(address, found);
      found.catch(() => loaded.delete(address));
      return found.catch(() => undefined);
    },
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
  await writeFile(half, bytes);
  await utimes(half, time, time);
  await rename(half, path);
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const group of groups) {
    for (const name of await readdir(join(folder, group))) {
      const path = join(folder, group, name);
      // Another host may have removed it meanwhile.
      const time = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Infinity,
      );
      if (time < before) await unlink(path).catch(() => undefined);
    }
  }
}
