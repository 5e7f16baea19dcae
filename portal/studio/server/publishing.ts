import type { createQueue } from '../../publish/index.ts';
import type {
  ChangedFiles,
  PlannedPublication,
  PlannedPublications,
  Publications,
  Published,
} from '../../publish/index.ts';
import { isAtLeast, notAllowed } from '../editing/rights.ts';
import type {
  PlanDecision,
  PlannedFile,
  PlannedSummary,
  PlanPublicationCall,
  PublicationList,
  PublishAgainCall,
  PublishCall,
  ReviewedDocument,
} from '../publication-protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { documentOf } from './document-files.ts';
import type { Actor } from './actor.ts';
import { comparedFiles, reviewOf, whyNotAsSeen } from './review.ts';
import type { Writers } from './writers.ts';

/** Publications as the studio asks for them: by documents instead of files, with answers instead of exceptions. */
export interface Publishing {
  readonly list: () => PublicationList;
  /** The texts that customers have of files that are saved otherwise; empty for one that they do not have. */
  readonly liveTexts: () => ReadonlyMap<string, string>;
  readonly publish: (call: Omit<PublishCall, 'paths'>) => Promise<Answer<string>>;
  readonly publishAgain: (call: PublishAgainCall) => Promise<Answer<string>>;
  /** Gives up what somebody publishes just now, unless it is live by then. @param author its name */
  readonly cancel: (author: string) => void;
  /** Returns the text of a file as customers have it; undefined where they do not, or nobody can tell. */
  readonly liveText: (path: string) => string | undefined;
  /** All that could be published, once drafts with these texts are saved; an empty text is that of a file that goes. */
  readonly review: (drafts: ReadonlyMap<string, string>) => readonly WrittenDocument[];
  readonly planned: (actor: Actor) => readonly PlannedSummary[];
  /** Plans a publication of what is saved. @param isApproved nobody else has to approve it */
  readonly plan: (
    call: PlanPublicationCall,
    by: { readonly actor: Actor; readonly isApproved: boolean },
  ) => Promise<Answer<string>>;
  /** @param isReviewed whoever wrote any of it approves none of it */
  readonly decide: (
    decision: PlanDecision,
    by: { readonly actor: Actor; readonly isReviewed: boolean },
  ) => Promise<Answer<string>>;
  /** Does whatever is due. */
  readonly run: () => Promise<readonly string[]>;
}

/** A document that a publication changes, with the ids of the accounts that saved any of it. */
export interface WrittenDocument extends ReviewedDocument {
  readonly writers: readonly string[];
}

interface PublishingOptions {
  readonly publications: Publications;
  readonly plans: PlannedPublications;
  /** The order in which publications are made. */
  readonly inOrder: ReturnType<typeof createQueue>;
  readonly writers?: Pick<Writers, 'of'> | undefined;
}

/** Opens publishing for the studio. One publication is made after the other, whoever else makes some in the same order. */
export function createPublishing({ publications, plans, inOrder, writers }: PublishingOptions): Publishing {
  const unwanted = new Set<string>();
  const made = (author: string, work: (isWanted: () => boolean) => Promise<Published>) => {
    unwanted.delete(author);
    return inOrder(() => answered(() => work(() => !unwanted.has(author))));
  };
  return {
    list() {
      const versions = publications.versions().map(({ number, author, time, reason, changed }) => ({
        number,
        author,
        time,
        reason,
        changed: documentsOf(changed),
      }));
      return { versions, unpublished: documentsOf(orNothing(() => publications.unpublished()) ?? []) };
    },
    publish: ({ author, reason, documents }) =>
      made(author, (isWanted) => {
        const files = documents === undefined ? undefined : chosen(publications, documents);
        const isAll = files === undefined || files.size === publications.changes().size;
        return isAll
          ? publications.publish({ author, reason, isWanted })
          : publications.publishFiles(files, { author, reason, isWanted });
      }),
    publishAgain: (call) => made(call.author, (isWanted) => publications.publishAgain({ ...call, isWanted })),
    cancel: (author) => void unwanted.add(author),
    liveTexts() {
      const paths = orNothing(() => publications.unpublished()) ?? [];
      return new Map(paths.map((path) => [path, orNothing(() => publications.liveText(path)) ?? '']));
    },
    liveText: (path) => orNothing(() => publications.liveText(path)),
    review(drafts) {
      const saved = new Map(
        [...drafts].map(([path, text]) => [path, text === '' ? undefined : text] as const),
      );
      const files = new Map([...publications.changes(), ...saved]);
      return reviewOf(comparedFiles(files, publications.liveText)).map((document) => ({
        ...document,
        writers: writers?.of(document.files.map(({ path }) => path)) ?? [],
      }));
    },
    planned: (actor) => plans.all().map((plan) => summaryOf(plan, actor)),
    plan: (call, { actor, isApproved }) =>
      inOrder(() => stepped(async () => plan(call, { publications, plans, writers, actor, isApproved }))),
    decide: (decision, by) => inOrder(() => stepped(() => decide(decision, { plans, ...by }))),
    run: () => inOrder(() => plans.run()),
  };
}

/** Files that differ from what is live, of some documents. */
export function chosen(publications: Publications, documents: readonly string[]): ChangedFiles {
  return new Map(
    [...publications.changes()].filter(([path]) => documents.includes(documentOf(path)?.id ?? '')),
  );
}

type Failed = Extract<Answer<never>, { readonly state: 'failed' }>;
type Stepped = Awaited<ReturnType<PlannedPublications['approve']>>;

interface PlanningContext extends Omit<PublishingOptions, 'inOrder'> {
  readonly actor: Actor;
  readonly isApproved: boolean;
}

async function plan(
  { author, reason, seen, from, until }: PlanPublicationCall,
  { publications, plans, writers, actor, isApproved }: PlanningContext,
): Promise<Stepped | Failed> {
  const files = chosen(publications, Object.keys(seen));
  const no = whyNotAsSeen(reviewOf(comparedFiles(files, publications.liveText)), seen);
  if (no !== undefined) return no;
  if (files.size === 0)
    return { state: 'failed', line: 'Nothing was planned: nothing that is saved differs from what is live.' };
  if (from !== undefined && until !== undefined && until <= from)
    return { state: 'failed', line: 'Nothing was planned: its end is before its beginning.' };
  const wrote = writers?.of(files.keys()) ?? [];
  return plans.plan({ author, authorId: actor.id, writers: wrote, reason, from, until, files, isApproved });
}

async function decide(
  { id, what, note, seen = {} }: PlanDecision,
  { plans, actor, isReviewed }: Pick<PlanningContext, 'plans' | 'actor'> & { readonly isReviewed: boolean },
): Promise<Stepped | Failed> {
  const wanted = plans.all().find((one) => one.id === id);
  if (wanted === undefined) return failed('NOT_FOUND', 'This is not there any more.');
  const isOwn = wanted.authorId === actor.id;
  if (what === 'withdraw') {
    const may = isOwn || isAtLeast(actor.role, 'publish');
    return may ? plans.close(id, { state: 'withdrawn', by: actor.name }) : notYours;
  }
  if (!isAtLeast(actor.role, 'publish')) return failed('NOT_ALLOWED', notAllowed(actor.role, 'publish'));
  if (isOwn) return failed('NOT_ALLOWED', 'You asked for this yourself. Another person decides on it.');
  if (what === 'approve' && isReviewed && wanted.writers?.includes(actor.id) === true) return wroteIt;
  if (what === 'refuse') return plans.close(id, { state: 'refused', by: actor.name, note });
  return whyNotAsSeen(reviewOf(filesOf(wanted)), seen) ?? plans.approve(id, actor.name);
}

const filesOf = ({ files }: PlannedPublication): readonly PlannedFile[] =>
  Object.entries(files).map(([path, { before, after }]) => ({
    path,
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  }));

const wroteIt = failed(
  'NOT_ALLOWED',
  'You saved some of this yourself. Somebody who wrote none of it approves it.',
);

const notYours = failed('NOT_ALLOWED', 'Somebody else asked for this.');

async function stepped(work: () => Promise<Stepped | Failed>): Promise<Answer<string>> {
  try {
    const step = await work();
    if ('problem' in step) return step;
    return step.state === 'done' ? done(step.line) : failed('OVERTAKEN', step.line);
  } catch (error) {
    return failed(
      'DISK_FAILED',
      `Nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function summaryOf(wanted: PlannedPublication, actor: Actor): PlannedSummary {
  const { authorId, writers, files: _, ...facts } = wanted;
  const files = filesOf(wanted);
  return {
    ...facts,
    isOwn: authorId === actor.id,
    hasWritten: writers?.includes(actor.id) === true,
    files,
    hashes: Object.fromEntries(reviewOf(files).map(({ id, hash }) => [id, hash])),
  };
}

async function answered(work: () => Promise<Published>): Promise<Answer<string>> {
  try {
    const { state, lines } = await work();
    const message = lines.join('\n');
    if (state === 'published') return done(message);
    const codes = {
      'other-content': 'OVERTAKEN',
      cancelled: 'CANCELLED',
      busy: 'OVERTAKEN',
      diagnostics: 'DIAGNOSTICS',
      'other-build': 'OTHER_BUILD',
      'unknown-version': 'NOT_FOUND',
    } as const;
    return failed(codes[state], message);
  } catch (error) {
    return failed(
      'DISK_FAILED',
      `Nothing was published: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A version that was tampered with is told when somebody goes back to it; until then it is as if there were none. */
function orNothing<TValue>(read: () => TValue): TValue | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Ids of the documents that files belong to, each once. */
export function documentsOf(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap((path) => documentOf(path)?.id ?? []))];
}
