import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../screen-language/load/project-files.ts';
import { printDiagnostic } from '../screen-language/load/source-file.ts';
import { createPublication } from '../screen-language/publish/publication.ts';
import type { PortalBuild, PublishedFile } from '../screen-language/publish/publication.ts';
import { writePublication } from '../screen-language/publish/write-publication.ts';
import { buildIdOf, storePublication } from '../storage/index.ts';
import type { PublicationStorage } from '../storage/index.ts';
import { checkProject } from './checks.ts';
import { openPortalBuild } from './portal-build.ts';
import type { PublicationHistory } from './git-history.ts';
import { takeLock } from './publication-lock.ts';
import { openPublicationStore } from './publication-store.ts';
import type { PublicationStore, PublicationVersion } from './publication-store.ts';
import { settlePlaces, versionOf } from './settle-publications.ts';
import { mixed, pathsThatDiffer, putBack, sourcesIn, withFiles, withProject } from './sources.ts';
import type { ChangedFiles, Sources } from './sources.ts';

/** The places of a project whose screens are published. */
interface PublicationOptions {
  /** The project's root folder. */
  readonly root: string;
  /** Folder of the portal's build, with `client/`. */
  readonly dist: string;
  /** Folder that hosts serve publications from, for example `portal/dist/published`. */
  readonly published: string;
  /** Folder of the versions. */
  readonly versions: string;
  /** Returns true while the build is made of today's code: screens for other code would break in it. */
  readonly fitsBuild: () => boolean;
  /** Opens the build of that folder; as Vite made it unless stated. */
  readonly openBuild?: (dist: string) => Promise<PortalBuild>;
  /** A place that several hosts see, which publications go to as well. */
  readonly storage?: PublicationStorage | undefined;
  readonly clock: { readonly now: () => number };
  /** Milliseconds to wait for another program that publishes; 3,000 unless stated. */
  readonly patience?: number;
  /** A second home of each publication, such as the project's checkout. */
  readonly history?: PublicationHistory;
}

/** The outcome of publishing. */
export interface Published {
  readonly state:
    | 'published'
    | 'other-build'
    | 'diagnostics'
    | 'unknown-version'
    | 'other-content'
    | 'cancelled'
    | 'busy';
  /** The report, a line each. */
  readonly lines: readonly string[];
}

/** The words that a publication is signed with. */
export interface Signature {
  readonly author: string;
  readonly reason: string;
  /** Asked before it goes live: whoever began it may not want it any more. */
  readonly isWanted?: (() => boolean) | undefined;
}

/** A publication to go back to. */
export interface WayBack extends Signature {
  readonly number: number;
  /** Id of the one screen that goes back; all of them where there is none. */
  readonly screen?: string | undefined;
}

/** A publication that is not live. */
interface MadePublication {
  readonly state: 'made';
  readonly files: readonly PublishedFile[];
  /** Of its manifest. */
  readonly version: string;
  /** The number of screens in it. */
  readonly screens: number;
}

/** Publishing the screens of a project, and taking publications back. */
export interface Publications {
  /** Newest first: the first one is live. */
  readonly versions: () => readonly PublicationVersion[];
  /** Checks, compiles and publishes the screens; with a diagnostic nothing is changed. */
  readonly publish: (signature: Signature) => Promise<Published>;
  /**
   * Publishes an earlier version again, or one screen out of it among everything that is live. Files of the project that
   * were not changed since they were published go back with it.
   *
   * @throws Error with one sentence where the version is not what was published
   */
  readonly publishAgain: (back: WayBack) => Promise<Published>;
  /**
   * Publishes some files over everything else that is live. Files of the project that were not changed since they were published
   * follow.
   *
   * @param only the version of the manifest that must come of it; where another one would, nothing is published
   */
  readonly publishFiles: (files: ChangedFiles, signature: Signature, only?: string) => Promise<Published>;
  /** Checks and compiles some files over everything else that is live, and publishes nothing. */
  readonly make: (files: ChangedFiles) => Promise<MadePublication | Published>;
  /** Returns files that differ from what is live, with their texts as they are here. */
  readonly changes: () => ChangedFiles;
  /** Returns the paths of files that differ from what is live; none where nothing was published yet. */
  readonly unpublished: () => readonly string[];
  /** Returns the text of a file as it is live; undefined where it is not. */
  readonly liveText: (path: string) => string | undefined;
  /**
   * Puts right what a program left that was ended while it published: the publication before is live again, and a version that
   * never went live is forgotten. For the start of whoever publishes here; nothing is done while another program publishes.
   */
  readonly settle: () => Promise<void>;
}

/** Opens the publications of a project. */
export function openPublications(options: PublicationOptions): Publications {
  const { root } = options;
  const store = openPublicationStore(options.versions);
  const live = () => {
    const [newest] = store.versions();
    return newest === undefined ? undefined : store.sourcesOf(newest);
  };
  const publishFrom = (folder: string, signature: WantedSignature) =>
    publishProject(folder, signature, { ...options, store });
  const publishSources = (now: Sources, sources: Sources, signature: WantedSignature): Promise<Published> => {
    const after = store.versions()[0]?.number;
    return withProject(root, sources, async (folder) => {
      const published = await publishFrom(folder, { ...signature, after });
      if (published.state === 'published') putBack(root, now, sources);
      return published;
    });
  };
  return {
    versions: store.versions,
    publish: (signature) => publishFrom(root, { ...signature, after: store.versions()[0]?.number }),
    liveText: (path) => live()?.get(path),
    settle: () => settle({ ...options, store }),
    changes() {
      const [before, now] = [live(), sourcesIn(root)];
      const paths = before === undefined ? [] : pathsThatDiffer(before, now);
      return new Map(paths.map((path) => [path, now.get(path)]));
    },
    unpublished() {
      const before = live();
      return before === undefined ? [] : pathsThatDiffer(before, sourcesIn(root));
    },
    publishFiles(files, signature, only) {
      const now = live() ?? sourcesIn(root);
      return publishSources(now, withFiles(now, files), { ...signature, only });
    },
    make(files) {
      const sources = withFiles(live() ?? sourcesIn(root), files);
      return withProject(root, sources, (folder) => makeProject(folder, options));
    },
    async publishAgain({ number, screen, ...signature }) {
      const [now, wanted] = [live(), store.versions().find((one) => one.number === number)];
      if (now === undefined || wanted === undefined)
        return { state: 'unknown-version', lines: [`Nothing was published: there is no version ${number}.`] };
      return publishSources(now, mixed(now, store.sourcesOf(wanted), screen), signature);
    },
  };
}

/** Held while files are put into their places. */
const lockIn = ({ versions }: PublicationOptions) => join(versions, 'lock');

async function settle(options: PublicationOptions & { readonly store: PublicationStore }): Promise<void> {
  // The lock of a program that was ended is taken over; that of one that runs says that nothing was left.
  const giveBack = await takeLock(lockIn(options), 0);
  if (giveBack === undefined) return;
  try {
    await settlePlaces(options);
  } finally {
    giveBack();
  }
}

/** A signature, and what it goes for. */
interface WantedSignature extends Signature {
  /** The version of the manifest that alone may go live by it. */
  readonly only?: string | undefined;
  /** The number of the version that was live when the files were put together; others may have published since. */
  readonly after?: number | undefined;
}

/** Checks and compiles the project of a folder. */
async function makeProject(
  folder: string,
  { dist, fitsBuild, openBuild = openPortalBuild }: PublicationOptions,
): Promise<MadePublication | Published> {
  if (!fitsBuild()) {
    const why = 'the portal in portal/dist is not built, or from other code. Run npm run build first.';
    return { state: 'other-build', lines: [`Nothing was published: ${why}`] };
  }
  const { files, diagnostics } = readProject(folder);
  const found = [...diagnostics, ...checkProject(files)];
  if (found.length > 0) {
    const count = `${found.length} diagnostic${found.length === 1 ? '' : 's'}`;
    return {
      state: 'diagnostics',
      lines: [...found.map(printDiagnostic), `Nothing was published: ${count}.`],
    };
  }
  const made = await createPublication(files, await openBuild(dist));
  return { state: 'made', files: made, version: versionOf(made), screens: files.screens.length };
}

/** Milliseconds for which one program waits for another that publishes: putting files into their places takes less. */
const PATIENCE = 3000;

/** Publishes the project of a folder, which is kept as a version before it goes live. */
async function publishProject(
  folder: string,
  signature: WantedSignature,
  options: PublicationOptions & { readonly store: PublicationStore },
): Promise<Published> {
  // What is kept as live is what was checked, whatever is saved meanwhile.
  const sources = sourcesIn(folder);
  const compiled = await makeProject(folder, options);
  if (compiled.state !== 'made') return compiled;
  if (signature.only !== undefined && signature.only !== compiled.version) return otherContent;
  if (signature.isWanted?.() === false) return cancelled;
  const giveBack = await takeLock(lockIn(options), options.patience ?? PATIENCE);
  if (giveBack === undefined) return busy;
  try {
    const { after } = signature;
    if (after !== undefined && options.store.versions()[0]?.number !== after) return busy;
    return await putLive({ folder, sources, compiled, signature }, options);
  } finally {
    giveBack();
  }
}

/** Something compiled that is to go live. */
interface Going {
  readonly folder: string;
  readonly sources: Sources;
  readonly compiled: MadePublication;
  readonly signature: Signature;
}

async function putLive(
  { folder, sources, compiled: { files: made, version, screens }, signature: { author, reason } }: Going,
  options: PublicationOptions & { readonly store: PublicationStore },
): Promise<Published> {
  const { published, clock, store } = options;
  const undo = store.add({ author, reason, time: clock.now(), sources, made: version });
  let isWithOthers = false;
  try {
    await shareFiles(made, options);
    isWithOthers = options.storage !== undefined;
    writePublication(published, made);
  } catch (error) {
    // What other hosts have is live, whatever became of it here.
    if (!isWithOthers) undo.forget();
    throw error;
  }
  const line = `Published ${screens} screens in ${made.length} files, as version ${undo.version.number}.`;
  return { state: 'published', lines: [line, ...(await keptLines(options.history, undo.version, folder))] };
}

/** Lines on the second home of a publication, which stays live where that could not take it. */
async function keptLines(
  history: PublicationHistory | undefined,
  version: PublicationVersion,
  folder: string,
): Promise<readonly string[]> {
  try {
    return [await history?.keep(version, folder)].filter((line) => line !== undefined);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return [`It is live, and could not be written into git: ${why}.`];
  }
}

const cancelled: Published = { state: 'cancelled', lines: ['Cancelled: nothing was published.'] };

const busy: Published = {
  state: 'busy',
  lines: ['Nothing was published: another program publishes just now. Try again in a moment.'],
};

const otherContent: Published = {
  state: 'other-content',
  lines: ['Nothing was published: it would not be what was looked at. Stage it again.'],
};

/** Puts a publication where other hosts find it. */
async function shareFiles(
  made: readonly PublishedFile[],
  { storage, dist, clock }: PublicationOptions,
): Promise<void> {
  if (storage === undefined) return;
  const build = buildIdOf(readFileSync(join(dist, 'client/index.html'), 'utf8'));
  await storePublication(made, { storage, build, clock });
}
