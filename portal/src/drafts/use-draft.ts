import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { randomId, uuidOf } from '../forms/uuid.ts';
import type { FormFlow } from '../forms/form-flow.ts';
import { valueOf } from '../../screen-language/model/bindings.ts';
import { draftOf, draftStart } from '../../screen-language/model/draft.ts';
import type { DraftModel, ScreenModel, Sources } from '../../screen-language/model/model.ts';
import type { LoadOperation } from '../page/page.ts';
import type { Texts } from '../page/texts.ts';
import { createDraftStorage, savingAfterOthers } from './draft-storage.ts';
import type { DraftStorageOptions, DraftStorage, SavedDraft } from './draft-storage.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { restore } from './restoring.ts';
import { tabDraftsKey } from './tab-storage.ts';

/** Options of {@link useDraft}. */
export interface DraftOptions {
  readonly model: ScreenModel;
  readonly flow: FormFlow;
  readonly texts: Texts;
  readonly load: LoadOperation;
  /** True where a form of this screen was sent before on this page: then there is no draft to look for. */
  readonly isAgain: boolean;
}

/** The draft of a form, as far as the page shows it. */
export interface DraftState {
  readonly saver: DraftSaver | undefined;
  /** The time of the draft that is shown again; undefined where none is, or the customer knows it. */
  readonly savedAt: string | undefined;
  /** Names from now on what is sent as something new. */
  readonly renew: () => void;
  readonly goOn: () => void;
  readonly startAgain: () => void;
}

const timer = {
  set: (work: () => void, delay: number): unknown => window.setTimeout(work, delay),
  clear: (waiting: unknown) => window.clearTimeout(Number(waiting)),
};

/** Brings back what was typed before, and keeps what is typed now. */
export function useDraft(options: DraftOptions): DraftState {
  const { model, flow } = options;
  const [saver, setSaver] = useState<DraftSaver>();
  const [savedAt, setSavedAt] = useState<string>();
  const [seed, setSeed] = useState<string>(randomId);
  const renew = () => setSeed(randomId());
  useLoadedDraft(
    options,
    (found) => {
      setSaver(found.saver);
      setSavedAt(found.savedAt);
      if (found.seed !== undefined) setSeed(found.seed);
    },
    setSeed,
  );
  const { state, visibility, before, nameBy } = flow;
  const { step } = state;
  const content = useMemo(
    () => draftOf(visibility, before, { step, seed }),
    [visibility, before, step, seed],
  );
  useEffect(() => {
    // Without encryption there is no digest: the page names its attempts itself.
    if (model.draft !== undefined && 'subtle' in crypto) nameBy((sent) => createIdempotencyKey(seed, sent));
  }, [model, nameBy, seed]);
  useEffect(() => {
    if (state.phase === 'editing') saver?.offer(content);
    else saver?.rest();
  }, [saver, content, state.phase]);
  useEffect(() => (saver === undefined ? undefined : flushWhenHidden(saver)), [saver]);
  return {
    saver,
    savedAt,
    renew,
    goOn: () => setSavedAt(undefined),
    startAgain: () => {
      setSavedAt(undefined);
      renew();
      flow.replace(flow.before);
      flow.open(model.steps[0]?.id ?? '');
      void saver?.end();
    },
  };
}

interface FoundDraft {
  readonly saver: DraftSaver;
  readonly savedAt: string | undefined;
  readonly seed: string | undefined;
}

/**
 * Looks for a draft when the form opens, and puts what is left of it into the form; once more whenever the customer
 * comes back to the tab: what was typed later in another one takes the place of what is kept of this one.
 */
function useLoadedDraft(
  options: DraftOptions,
  give: (found: FoundDraft) => void,
  adopt: (seed: string) => void,
): void {
  const client = useClient();
  const { model, flow, load, isAgain } = options;
  const about = subjectOf(model, flow.sources);
  const latest = useRef({ options, give });
  useEffect(() => {
    latest.current = { options, give };
  });
  useEffect(() => {
    if (model.draft === undefined || about === undefined) return undefined;
    const limits = model.draft;
    const fields = model.steps.flatMap((step) => step.fields);
    const calling = openCalls(limits, { client, load, screen: model.id, about, fields });
    let isWanted = true;
    let saver: DraftSaver | undefined;
    const take = (calls: DraftStorage, found: ReadableDraft | undefined) => {
      const now = latest.current;
      const kept = found?.restore(now.options, found.content, saver !== undefined);
      const saving = found === undefined ? savingAfterOthers(calls, adopt) : calls;
      saver = createDraftSaver({ ...calls, ...saving, saved: found?.content, limits, timer });
      now.give({ saver, savedAt: kept && found?.savedAt, seed: kept?.seed });
    };
    const isResting = () =>
      isWanted && saver?.isSaved() === true && latest.current.options.flow.state.phase === 'editing';
    const catchUp = async () => {
      if (!isResting()) return;
      const calls = await calling;
      const found = await readableDraft(calls);
      if (found !== undefined && isResting() && saver?.has(found.content) === false) take(calls, found);
    };
    const open = async () => {
      const calls = await calling;
      const found = isAgain ? undefined : await readableDraft(calls);
      if (isWanted) take(calls, found);
    };
    // Without what keeps drafts, or beside a draft of a newer portal, the form asks before it is left.
    open().catch(() => undefined);
    const stop = whenBack(() => void catchUp());
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, load, model, about, isAgain, adopt]);
}

const rare = () => import('./rare-drafts.ts');

/** The subject of a draft, beside its screen; undefined while that is not known. */
export function subjectOf({ form = '', draft }: ScreenModel, sources: Sources): string | undefined {
  const values = (draft?.about ?? []).map((source) => valueOf(source, sources));
  return values.every((value) => typeof value === 'string') ? [form, ...values].join(' ').trim() : undefined;
}

/** A draft in today's version of the language, and what puts it into a form: few forms have one. */
interface ReadableDraft extends SavedDraft {
  readonly restore: typeof restore;
}

/**
 * Reads a draft. Few are of another version of the language than today's, and what reads those is fetched for them alone.
 *
 * @throws Error for a draft of a newer portal, which this one must not write over
 */
async function readableDraft({ read }: DraftStorage): Promise<ReadableDraft | undefined> {
  const found = await read();
  if (!found) return undefined;
  const restoring = await import('./restoring.ts');
  const readable = { ...found, restore: restoring.restore };
  if (found.content.startsWith(draftStart)) return readable;
  return { ...readable, content: (await rare()).migrateDraft(found.content) };
}

/** Customers' drafts are the org's; what keeps those of guests is fetched for their forms alone. */
async function openCalls({ inTab, hours }: DraftModel, options: DraftStorageOptions): Promise<DraftStorage> {
  if (!inTab) return createDraftStorage(options);
  return (await rare()).openTabDraftStorage({ ...options, hours, item: tabDraftsKey });
}

/** Calls when the customer turns to this window: of two side by side, it was seen all the time. */
function whenBack(work: () => void): () => void {
  addEventListener('focus', work);
  return () => removeEventListener('focus', work);
}

/** A phone never tells that a page is closed, only that it is not seen any more. */
function flushWhenHidden(saver: DraftSaver): () => void {
  const flush = () => void saver.flush();
  const onChange = () => {
    if (document.hidden) flush();
  };
  const listening = new AbortController();
  addEventListener('pagehide', flush, listening);
  addEventListener('online', flush, listening);
  document.addEventListener('visibilitychange', onChange, listening);
  return () => listening.abort();
}

/**
 * An idempotency key that is the same for the same seed and content wherever it is made, so that two tabs with one
 * draft, or a page that was loaded anew, send one thing once.
 */
export async function createIdempotencyKey(seed: string, content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${seed} ${content}`);
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), 8);
}
