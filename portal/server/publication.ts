import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublishedFiles } from './build-files.ts';
import type { BuildFile, PublishedFiles } from './build-files.ts';

/** The settings of watching for publications. */
interface PublicationOptions {
  /** Folder that holds `published/`. */
  readonly dist: string;
  readonly clock: { readonly now: () => number };
  /** Milliseconds between two looks of requests. */
  readonly every: number;
  /** True while the build on the disk is the one that is served: another one has screens of its own. */
  readonly isSameBuild: () => Promise<boolean>;
  /** Tells of publications as they come, so that the first request after one finds it; without it requests look. */
  readonly follow?: ((onChange: () => void) => () => void) | undefined;
  /** Told once when a new publication cannot be read; the one before goes on being served. */
  readonly onBroken: (error: unknown) => void;
  /** Told when a new publication is served. */
  readonly onTaken: () => void;
}

/**
 * The newest publication that could be read, with the files of the one before it: pages that are open still name
 * them.
 */
export type CurrentPublication = () => PublishedFiles;

/** The publication that is served, and a way to look for the next one. */
export interface OpenPublication {
  readonly current: CurrentPublication;
  /** Looks for a new publication now; what is found is current afterwards. Never fails: see `onBroken`. */
  readonly renew: () => Promise<void>;
  /** Makes a publication the current one that is on no disk. */
  readonly take: (next: PublishedFiles) => void;
  /** The file at an address that a page of another publication names; without it there are none. */
  readonly find?: (address: string) => Promise<BuildFile | undefined>;
  /** False while publications are kept in a storage that cannot be reached. */
  readonly isReached: () => boolean;
  /** Follows no more. */
  readonly stop: () => void;
}

/**
 * Reads the publication, and again after another one has taken its place: a request lets it be seen whether the manifest
 * is a new file, at most once in `every`, and waits for nothing: until the new one is read, the one
 * before is served. Between requests nothing runs but what `follow` tells of.
 *
 * @throws Error with one sentence when there is none at the start
 */
export async function openPublication(options: PublicationOptions): Promise<OpenPublication> {
  const { dist, clock, every, isSameBuild, onBroken, onTaken, follow } = options;
  let mark = await markOf(dist);
  let newest = await readPublishedFiles(dist);
  let served = newest;
  let checkedAt = clock.now();
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const found = await markOf(dist);
    // For a moment, while one takes the place of the other, there is none.
    if (found === undefined || found === mark) return;
    const next = await readPublishedFiles(dist).catch((error: unknown) => ({ error }));
    // Yet another one came meanwhile: files of both may be mixed, so the next look reads again.
    if ((await markOf(dist)) !== found) return;
    mark = found;
    if ('error' in next) return onBroken(next.error);
    if (!(await isSameBuild()))
      return onBroken(new Error('It belongs to another build. Start the host again.'));
    take(next);
    onTaken();
  };

  const take = (next: PublishedFiles) => {
    served = { ...next, files: new Map([...newest.files, ...next.files]) };
    newest = next;
  };

  const lookOnce = (): Promise<void> =>
    (looking ??= look()
      .catch(onBroken)
      .finally(() => (looking = undefined)));

  const renew = async (): Promise<void> => {
    // One that is under way may have begun before the new publication was there.
    await looking;
    await lookOnce();
  };
  return {
    renew,
    take,
    stop: follow?.(() => void renew()) ?? (() => undefined),
    isReached: () => true,
    current() {
      if (looking === undefined && clock.now() - checkedAt >= every) {
        checkedAt = clock.now();
        void lookOnce();
      }
      return served;
    },
  };
}

/** Tells one manifest from another without reading it; undefined where there is none. */
async function markOf(dist: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(join(dist, 'published/manifest.json'));
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}
