import type { createQueue } from '../../publish/index.ts';
import type { Publications, Signature, StagedPublication, Staging } from '../../publish/index.ts';
import { invitationFor, signClaim } from '../../server/staging/staff-tokens.ts';
import type { StagingKeys } from '../../server/staging/staff-tokens.ts';
import type {
  PromoteCall,
  StageCall,
  StagedSummary,
  StagingInvitation,
  StagingState,
} from '../publication-protocol.ts';
import type { Actor } from './actor.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { chosen, documentsOf } from './publishing.ts';
import type { Writers } from './writers.ts';

/** The portals that show what is staged to staff, and the keys by which they know them. */
export interface StagingSettings {
  readonly keys: StagingKeys;
  /** Origins, as people reach them. */
  readonly portals: readonly string[];
}

/** A call whose sender may give it up. */
type Wanted<TCall> = TCall & Pick<Signature, 'isWanted'>;

/** Staging as the studio asks for it. */
export interface StudioStaging {
  readonly state: (actor: Actor) => StagingState;
  readonly stage: (call: Wanted<Omit<StageCall, 'paths'>>, actor: Actor) => Promise<Answer<string>>;
  /** Puts what is staged live. @param isReviewed whoever staged it may not */
  readonly promote: (
    call: Wanted<PromoteCall>,
    by: { readonly actor: Actor; readonly isReviewed: boolean },
  ) => Promise<Answer<string>>;
  readonly clear: () => Promise<Answer<string>>;
  /** An address that leads into the staging of a portal, once and soon. @param portal name and port */
  readonly invite: (portal: string) => Answer<StagingInvitation>;
}

interface StagingOptions {
  readonly staging: Staging;
  readonly publications: Publications;
  /** Undefined where no portal knows the studio's staff. */
  readonly settings: StagingSettings | undefined;
  readonly clock: { readonly now: () => number };
  /** The order in which publications are made, too. */
  readonly inOrder: ReturnType<typeof createQueue>;
  readonly writers?: Pick<Writers, 'of'> | undefined;
}

/** Opens staging for the studio. One step is done after the other. */
export function createStudioStaging(options: StagingOptions): StudioStaging {
  const { staging, publications, settings, clock, inOrder, writers } = options;
  const step = (work: () => ReturnType<Staging['stage']>) => inOrder(() => stepped(work));
  return {
    state(actor) {
      const staged = staging.current();
      const portals = (settings?.portals ?? []).map((origin) => new URL(origin).host);
      return { portals, ...(staged !== undefined && { staged: summaryOf(staged, actor) }) };
    },
    async stage({ author, reason, documents, isWanted }, actor) {
      if (settings === undefined) return off;
      return step(async () => {
        const files = documents === undefined ? publications.changes() : chosen(publications, documents);
        if (files.size === 0)
          return {
            state: 'failed',
            line: 'Nothing was staged: nothing that is saved differs from what is live.',
          };
        const wrote = writers?.of(files.keys()) ?? [];
        return staging.stage({ author, authorId: actor.id, writers: wrote, reason, files, isWanted });
      });
    },
    async promote({ version, author, reason, isWanted }, { actor, isReviewed }) {
      const staged = staging.current();
      if (staged === undefined) return failed('NOT_FOUND', 'Nothing is staged any more.');
      const no = isReviewed ? whyNotPromoted(staged, actor) : undefined;
      if (no !== undefined) return no;
      const signed = staged.authorId === actor.id ? reason : `${reason} (staged by ${staged.author})`;
      return step(async () => {
        // Steps wait for each other: what is staged by now may be somebody else's.
        const now = staging.current();
        if (now?.authorId !== staged.authorId || now.time !== staged.time || now.version !== staged.version)
          return { state: 'failed', line: 'Nothing was published: something else was staged meanwhile.' };
        return staging.promote({ author, reason: signed, isWanted }, version);
      });
    },
    clear: () => step(async () => staging.clear()),
    invite(portal) {
      const origin = settings?.portals.find((one) => new URL(one).host === portal);
      if (settings === undefined || origin === undefined) return off;
      if (staging.current() === undefined) return failed('NOT_FOUND', 'Nothing is staged any more.');
      const claim = { use: 'invitation', host: portal, until: clock.now() + invitationFor } as const;
      return done({ address: `${origin}/staging?invitation=${signClaim(settings.keys, claim)}` });
    },
  };
}

function whyNotPromoted({ authorId, writers }: StagedPublication, { id }: Actor): Answer<never> | undefined {
  if (authorId === id) return failed('NOT_ALLOWED', 'You staged this yourself. Another person puts it live.');
  return writers?.includes(id) === true
    ? failed('NOT_ALLOWED', 'You saved some of this yourself. Somebody who wrote none of it puts it live.')
    : undefined;
}

const off = failed(
  'NOT_FOUND',
  'No portal shows this studio’s staging. Whoever runs them sets STAGING_KEYS and STUDIO_PORTALS.',
);

async function stepped(work: () => ReturnType<Staging['stage']>): Promise<Answer<string>> {
  try {
    const { state, line } = await work();
    return state === 'done' ? done(line) : failed('OVERTAKEN', line);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failed('DISK_FAILED', `Nothing was changed: ${why}`);
  }
}

const summaryOf = (
  { authorId, writers, files, ...facts }: StagedPublication,
  actor: Actor,
): StagedSummary => ({
  ...facts,
  isOwn: authorId === actor.id,
  hasWritten: writers?.includes(actor.id) === true,
  changed: documentsOf(Object.keys(files)),
});
