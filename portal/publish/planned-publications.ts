import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Publications, Signature } from './publications.ts';
import type { ChangedFiles } from './sources.ts';
import { createQueue } from './queue.ts';

/** A file of a planned publication; null stands for one that is not there. */
interface PlannedFile {
  /** As it was live when this was planned. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The state of a planned publication. */
export type PlannedState = 'asked' | 'refused' | 'withdrawn' | 'scheduled' | 'live' | 'over' | 'failed';

/** Files that are to go live once somebody has approved them, or at a time. */
export interface PlannedPublication {
  readonly id: string;
  /** Name and id of whoever planned it. */
  readonly author: string;
  readonly authorId: string;
  /** Ids of those who saved any of the files; not there in plans of earlier studios. */
  readonly writers?: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly reason: string;
  readonly files: Readonly<Record<string, PlannedFile>>;
  /** The time at which it goes live; as soon as it is approved unless stated. */
  readonly from?: number | undefined;
  /** The time at which everything is again as it was before. */
  readonly until?: number | undefined;
  readonly state: PlannedState;
  /** The name of whoever approved or refused it. */
  readonly decidedBy?: string | undefined;
  /** A sentence about how it came to its state. */
  readonly note?: string | undefined;
}

/** A publication to plan. */
export interface NewPlan extends Pick<
  PlannedPublication,
  'author' | 'authorId' | 'writers' | 'reason' | 'from' | 'until'
> {
  readonly files: ChangedFiles;
  /** It needs nobody's approval. */
  readonly isApproved: boolean;
}

/** The outcome of a step of a planned publication. */
type Step =
  | { readonly state: 'done'; readonly plan: PlannedPublication; readonly line: string }
  | { readonly state: 'failed'; readonly line: string };

/** The end of a plan that never goes live. */
interface Closing {
  readonly state: 'refused' | 'withdrawn';
  /** Name of whoever closes it. */
  readonly by: string;
  readonly note?: string | undefined;
}

/** Planned publications, kept in a folder. */
export interface PlannedPublications {
  /** Newest first. */
  readonly all: () => readonly PlannedPublication[];
  readonly plan: (wanted: NewPlan) => Promise<Step>;
  /** Approves a plan: it goes live, now or at its time. */
  readonly approve: (id: string, by: string) => Promise<Step>;
  readonly close: (id: string, closing: Closing) => Step;
  /** Does whatever is due. @returns a line for each */
  readonly run: () => Promise<readonly string[]>;
}

/** The places and services of planned publications. */
interface PlannedOptions {
  readonly folder: string;
  readonly publications: Pick<Publications, 'publishFiles' | 'liveText'>;
  readonly clock: { readonly now: () => number };
}

const gone: Step = { state: 'failed', line: 'This is not there any more, or was decided on already.' };

/** Publications of one person that may wait for approval. */
const mostAsked = 20;

const tooMany: Step = {
  state: 'failed',
  line: `Nothing was asked for: ${mostAsked} of yours wait for approval already. Withdraw one first.`,
};

const askedBy = (who: string, folder: string) =>
  readPlans(folder).filter(({ authorId, state }) => authorId === who && state === 'asked').length;

/** Opens the planned publications of a folder. One step is done after the other. */
export function openPlannedPublications(options: PlannedOptions): PlannedPublications {
  const { folder, clock } = options;
  const keep = (plan: PlannedPublication) => (writePlan(folder, plan), plan);
  const find = (id: string, state: PlannedState) =>
    readPlans(folder).find((plan) => plan.id === id && plan.state === state);
  const inOrder = createQueue();
  const accept = async (plan: PlannedPublication): Promise<Step> => {
    if (plan.from === undefined || plan.from <= clock.now()) return goLiveAtOnce(plan, { ...options, keep });
    const line = `It goes live on ${new Date(plan.from).toISOString()}.`;
    return { state: 'done', plan: keep({ ...plan, state: 'scheduled' }), line };
  };
  return {
    all: () => readPlans(folder),
    plan: (wanted) =>
      inOrder(async () => {
        const plan = planOf(wanted, options);
        if (wanted.isApproved) return accept(plan);
        if (askedBy(wanted.authorId, folder) >= mostAsked) return tooMany;
        return { state: 'done', plan: keep(plan), line: 'Somebody else is asked to approve it.' };
      }),
    approve: (id, by) =>
      inOrder(async () => {
        const plan = find(id, 'asked');
        return plan === undefined ? gone : accept({ ...plan, decidedBy: by });
      }),
    close(id, closing) {
      const isEither = closing.state === 'withdrawn';
      const plan = find(id, 'asked') ?? (isEither ? find(id, 'scheduled') : undefined);
      return plan === undefined ? gone : closed(plan, closing, keep);
    },
    run: () =>
      inOrder(async () => {
        const now = clock.now();
        const lines: string[] = [];
        for (const plan of readPlans(folder).toReversed()) {
          if (plan.state === 'scheduled' && (plan.from ?? 0) <= now)
            lines.push((await goLive(plan, { ...options, keep })).line);
          if (plan.state === 'live' && plan.until !== undefined && plan.until <= now)
            lines.push(await goBack(plan, { ...options, keep }));
        }
        return lines;
      }),
  };
}

function closed(plan: PlannedPublication, { state, by, note }: Closing, keep: StepContext['keep']): Step {
  const kept = keep({ ...plan, state, decidedBy: by, ...(note !== undefined && { note }) });
  return { state: 'done', plan: kept, line: state === 'refused' ? 'It was refused.' : 'It was withdrawn.' };
}

interface StepContext extends PlannedOptions {
  readonly keep: (plan: PlannedPublication) => PlannedPublication;
}

function planOf(wanted: NewPlan, { publications, clock }: PlannedOptions): PlannedPublication {
  const { files, isApproved: _, ...facts } = wanted;
  const planned = [...files].map(
    ([path, text]) => [path, { before: publications.liveText(path) ?? null, after: text ?? null }] as const,
  );
  return {
    id: randomUUID(),
    ...facts,
    time: clock.now(),
    files: Object.fromEntries(planned),
    state: 'asked',
  };
}

/** Puts a plan live that waits for nothing. It is scheduled before, so that a program that ends meanwhile leaves it to the next look. */
async function goLiveAtOnce(plan: PlannedPublication, context: StepContext): Promise<Step> {
  const { folder, publications, clock, keep } = context;
  const before = readPlans(folder).find(({ id }) => id === plan.id);
  const undoUnlessLive = () => {
    if (fileThatDiffers(plan, 'after', publications) === undefined) return;
    if (before === undefined) forgetPlan(folder, plan);
    else keep(before);
  };
  keep({ ...plan, state: 'scheduled', from: plan.from ?? clock.now() });
  try {
    const step = await goLive(plan, context);
    if (step.state === 'failed') undoUnlessLive();
    return step;
  } catch (error) {
    undoUnlessLive();
    throw error;
  }
}

async function goLive(plan: PlannedPublication, { publications, keep }: StepContext): Promise<Step> {
  // A program may have ended after it published, and before that was written down.
  if (fileThatDiffers(plan, 'after', publications) === undefined) {
    const line = `"${plan.reason}" is live already.`;
    return { state: 'done', plan: keep({ ...plan, state: 'live', note: line }), line };
  }
  const other = fileThatDiffers(plan, 'before', publications);
  if (other !== undefined) {
    const line = `Nothing was published: ${other} has been published otherwise since. Look at it anew.`;
    // Whoever approves can be told; at its time nobody is there.
    if (plan.state === 'scheduled') keep({ ...plan, state: 'failed', note: line });
    return { state: 'failed', line };
  }
  const published = await publications.publishFiles(filesOf(plan, 'after'), signatureOf(plan));
  const line = published.lines.join('\n');
  if (published.state !== 'published') {
    // It is tried again at the next look.
    if (plan.state === 'scheduled' && published.state === 'busy') return { state: 'failed', line };
    if (plan.state === 'scheduled') keep({ ...plan, state: 'failed', note: line });
    return { state: 'failed', line };
  }
  return { state: 'done', plan: keep({ ...plan, state: 'live', note: line }), line };
}

/** The path of a file that is live otherwise than it was, or is to be, by a plan; undefined where there is none. */
function fileThatDiffers(
  { files }: PlannedPublication,
  when: keyof PlannedFile,
  { liveText }: PlannedOptions['publications'],
): string | undefined {
  return Object.keys(files).find((path) => (liveText(path) ?? null) !== files[path]?.[when]);
}

/** Takes back what is still as it was planned; what was published otherwise since stays. */
async function goBack(plan: PlannedPublication, { publications, keep }: StepContext): Promise<string> {
  const own = [...filesOf(plan, 'before')].filter(
    ([path]) => (publications.liveText(path) ?? null) === plan.files[path]?.after,
  );
  if (own.length === 0) {
    const line = `Nothing was taken back: all of "${plan.reason}" has been published otherwise since.`;
    keep({ ...plan, state: 'over', note: line });
    return line;
  }
  const { author } = plan;
  const reason = `The end of: ${plan.reason}`;
  const published = await publications.publishFiles(new Map(own), { author, reason });
  const line = published.lines.join('\n');
  if (published.state === 'busy') return line;
  keep({ ...plan, state: published.state === 'published' ? 'over' : 'failed', note: line });
  return line;
}

function signatureOf({ author, reason, decidedBy }: PlannedPublication): Signature {
  return { author, reason: decidedBy === undefined ? reason : `${reason} (approved by ${decidedBy})` };
}

const filesOf = ({ files }: PlannedPublication, when: keyof PlannedFile): ChangedFiles =>
  new Map(Object.entries(files).map(([path, file]) => [path, file[when] ?? undefined]));

/** Plans that are kept, beside those that something is still to become of. */
const most = 200;
const isOpen = ({ state, until }: PlannedPublication) =>
  state === 'asked' || state === 'scheduled' || (state === 'live' && until !== undefined);

/** Newest first. A file that is no plan, or not what was written, is passed over. */
function readPlans(folder: string): readonly PlannedPublication[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => parsePlan(readFileSync(join(folder, name), 'utf8')) ?? [])
    .sort((one, other) => other.time - one.time);
}

function writePlan(folder: string, plan: PlannedPublication): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${plan.id}.json`);
  writeFileSync(`${file}.next`, JSON.stringify({ hash: hashOf(plan), plan }, null, 1));
  renameSync(`${file}.next`, file);
  for (const old of readPlans(folder).slice(most)) if (!isOpen(old)) forgetPlan(folder, old);
}

const forgetPlan = (folder: string, { id }: PlannedPublication) =>
  rmSync(join(folder, `${id}.json`), { force: true });

const hashOf = (plan: PlannedPublication) => createHash('sha256').update(JSON.stringify(plan)).digest('hex');

function parsePlan(text: string): PlannedPublication | undefined {
  try {
    // Written by writePlan, which the hash tells.
    const { hash, plan } = JSON.parse(text) as { readonly hash: string; readonly plan: PlannedPublication };
    return hashOf(plan) === hash ? plan : undefined;
  } catch {
    return undefined;
  }
}
