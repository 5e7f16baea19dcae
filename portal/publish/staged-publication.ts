import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostedScreens, StageNote } from '../screen-language/manifest.ts';
import type { PublishedFile } from '../screen-language/publish/publication.ts';
import { writePublication } from '../screen-language/publish/write-publication.ts';
import { buildIdOf } from '../storage/index.ts';
import type { Publications, Published, Signature } from './publications.ts';
import type { ChangedFiles } from './sources.ts';

/** A file that is staged; null stands for one that is not there. */
interface StagedFile {
  /** As it was live when this was staged. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Screens and texts that staff see in the portal instead of those that are live. */
export interface StagedPublication extends Signature {
  /** Of the account of whoever staged it. */
  readonly authorId: string;
  /** Ids of those who saved any of the files; not there in what an earlier studio staged. */
  readonly writers?: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The version of its manifest. */
  readonly version: string;
  readonly files: Readonly<Record<string, StagedFile>>;
}

/** A publication to stage. */
interface NewStage extends Signature {
  readonly authorId: string;
  readonly writers?: readonly string[];
  /** Over everything else that is live. */
  readonly files: ChangedFiles;
}

/** The outcome of a step. */
type Step = { readonly state: 'done' | 'failed'; readonly line: string };

/** The one publication that is staged, beside what is live. */
export interface Staging {
  /** Undefined where nothing is staged. */
  readonly current: () => StagedPublication | undefined;
  /** Checks and compiles it, and shows it to staff; what was staged before makes room. */
  readonly stage: (wanted: NewStage) => Promise<Step>;
  /** Puts exactly what is staged live, and stages it no more. @param version the one that was looked at */
  readonly promote: (signature: Signature, version: string) => Promise<Step>;
  /** Stages nothing any more. */
  readonly clear: () => Step;
}

/** The places and services of what is staged. */
interface StagingOptions {
  /** The portal's build; hosts serve staff from `staging/` in it. */
  readonly dist: string;
  /** File that says what is staged. */
  readonly file: string;
  readonly publications: Pick<Publications, 'make' | 'publishFiles' | 'liveText'>;
  readonly clock: { readonly now: () => number };
}

const nothing: Step = { state: 'failed', line: 'Nothing is staged any more.' };

/** Opens what is staged of a project. */
export function openStaging({ dist, file, publications, clock }: StagingOptions): Staging {
  const folder = join(dist, 'staging/published');
  const current = () => (existsSync(folder) ? readStaged(file) : undefined);
  const clear = () => {
    rmSync(file, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    current,
    async stage({ files, isWanted, ...facts }) {
      const made = await publications.make(files);
      if (made.state !== 'made') return { state: 'failed', line: linesOf(made) };
      if (isWanted?.() === false) return { state: 'failed', line: 'Nothing was staged: it was cancelled.' };
      const time = clock.now();
      const { author, reason } = facts;
      const template = readFileSync(join(dist, 'client/index.html'), 'utf8');
      const note: StageNote = { author, reason, time, build: buildIdOf(template) };
      const { version } = made;
      const before = (path: string) => publications.liveText(path) ?? null;
      const staged = [...files].map(
        ([path, text]) => [path, { before: before(path), after: text ?? null }] as const,
      );
      mkdirSync(dirname(folder), { recursive: true });
      // Between the two nothing is staged, rather than something that is told of otherwise.
      clear();
      writeStaged(file, { ...facts, time, version, files: Object.fromEntries(staged) });
      writePublication(
        folder,
        made.files.map((one) => noted(one, note)),
      );
      return { state: 'done', line: 'It is staged. Staff who look at it see it in the portal.' };
    },
    promote: (signature, version) =>
      promote({ signature, version, staged: current() }, { publications, clear }),
    clear() {
      if (current() === undefined) return nothing;
      clear();
      return { state: 'done', line: 'Nothing is staged any more.' };
    },
  };
}

interface Promotion {
  readonly signature: Signature;
  /** The version that was looked at. */
  readonly version: string;
  readonly staged: StagedPublication | undefined;
}

interface PromotionContext extends Pick<StagingOptions, 'publications'> {
  readonly clear: () => void;
}

async function promote(
  { signature, version, staged }: Promotion,
  { publications, clear }: PromotionContext,
): Promise<Step> {
  if (staged === undefined) return nothing;
  if (staged.version !== version)
    return { state: 'failed', line: 'Something else is staged by now. Look at it anew.' };
  const other = Object.entries(staged.files).find(
    ([path, { before }]) => (publications.liveText(path) ?? null) !== before,
  );
  if (other !== undefined)
    return {
      state: 'failed',
      line: `Nothing was published: ${other[0]} has been published otherwise since. Stage it again.`,
    };
  const files = new Map(
    Object.entries(staged.files).map(([path, { after }]) => [path, after ?? undefined] as const),
  );
  const published = await publications.publishFiles(files, signature, version);
  if (published.state !== 'published') return { state: 'failed', line: linesOf(published) };
  clear();
  return { state: 'done', line: linesOf(published) };
}

const linesOf = ({ lines }: Published) => lines.join('\n');

/** The host finds the words on it in the file that it alone reads. */
function noted(file: PublishedFile, stage: StageNote): PublishedFile {
  if (file.path !== 'host.json') return file;
  const host = JSON.parse(file.content) as HostedScreens; // made by createPublication
  return { ...file, content: JSON.stringify({ ...host, stage } satisfies HostedScreens) };
}

const hashOf = (staged: StagedPublication) =>
  createHash('sha256').update(JSON.stringify(staged)).digest('hex');

function writeStaged(file: string, staged: StagedPublication): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.next`, JSON.stringify({ hash: hashOf(staged), staged }));
  renameSync(`${file}.next`, file);
}

/** A file that is not what was written stages nothing. */
function readStaged(file: string): StagedPublication | undefined {
  try {
    // Written by writeStaged, which the hash tells.
    const { hash, staged } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly hash: string;
      readonly staged: StagedPublication;
    };
    return hashOf(staged) === hash ? staged : undefined;
  } catch {
    return undefined;
  }
}
