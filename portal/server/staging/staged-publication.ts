import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIdOf } from '../../storage/index.ts';
import { readPublishedFiles } from '../build-files.ts';
import type { BuildFiles, PublishedFiles } from '../build-files.ts';

/** The place of a staged publication, and whom to tell of one that cannot be used. */
interface StagedOptions {
  /** Folder that holds `staging/published/`. */
  readonly dist: string;
  readonly build: BuildFiles;
  readonly clock: { readonly now: () => number };
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Told once of each publication that cannot be shown. */
  readonly onBroken: (error: unknown) => undefined;
}

/** The publication that staff see; undefined where nothing is staged, or what is cannot be shown. */
export type StagedPublication = () => Promise<PublishedFiles | undefined>;

/** Follows what is staged: whoever asks lets it be looked for, at most once in a while, and waits for it. */
export function followStaged({ dist, build, clock, every, onBroken }: StagedOptions): StagedPublication {
  const folder = join(dist, 'staging');
  let mark: string | undefined;
  let staged: PublishedFiles | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    lookedAt = clock.now();
    const found = await readFile(join(folder, 'published/host.json'), 'utf8').catch(() => undefined);
    if (found === mark) return;
    [mark, staged] = [found, undefined];
    if (found !== undefined) staged = await readStaged(folder, build).catch(onBroken);
  };
  return async () => {
    if (clock.now() - lookedAt >= every) looking ??= look().finally(() => (looking = undefined));
    await looking;
    return staged;
  };
}

async function readStaged(folder: string, build: BuildFiles): Promise<PublishedFiles> {
  const published = await readPublishedFiles(folder);
  if (published.host.stage?.build === buildIdOf(build.template)) return published;
  throw new Error('What is staged belongs to another build. Stage it again.');
}
