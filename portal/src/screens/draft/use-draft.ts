import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormFlow } from '../form/form-flow.ts';
import { choicesOf } from '../form/field-views.ts';
import { valueOf } from '../model/bindings.ts';
import { continuedAnswers, draftOf, readDraft, stepToContinue } from '../model/draft.ts';
import type { OfferedBy } from '../model/draft.ts';
import type { ScreenModel } from '../model/model.ts';
import type { Texts } from '../page/texts.ts';
import { createDraftCalls } from './draft-calls.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** What the draft of a form is made from. */
export interface DraftParts {
  readonly model: ScreenModel;
  readonly flow: FormFlow;
  readonly texts: Texts;
  /** Whether a form of this screen was sent before on this page: then there is no draft to look for. */
  readonly isAgain: boolean;
}

/** The draft of a form, as far as the page shows it. */
export interface FormDraft {
  readonly keeper: DraftKeeper | undefined;
  /** When what is shown again was saved; undefined where nothing is shown again, or the customer knows it. */
  readonly savedAt: string | undefined;
  readonly goOn: () => void;
  readonly startAgain: () => void;
}

const timer = {
  set: (work: () => void, delay: number): unknown => window.setTimeout(work, delay),
  clear: (waiting: unknown) => window.clearTimeout(Number(waiting)),
};

/** Brings back what was typed before, and keeps what is typed now. */
export function useDraft(parts: DraftParts): FormDraft {
  const { model, flow } = parts;
  const [keeper, setKeeper] = useState<DraftKeeper>();
  const [savedAt, setSavedAt] = useState<string>();
  useLoadedDraft(parts, (found) => {
    setKeeper(found.keeper);
    setSavedAt(found.savedAt);
  });
  const { state, visibility, before } = flow;
  const content = useMemo(() => draftOf(visibility, before, state.step), [visibility, before, state.step]);
  useEffect(() => {
    if (state.phase === 'editing') keeper?.offer(content);
    else keeper?.rest();
  }, [keeper, content, state.phase]);
  useEffect(() => (keeper === undefined ? undefined : flushWhenHidden(keeper)), [keeper]);
  return {
    keeper,
    savedAt,
    goOn: () => setSavedAt(undefined),
    startAgain: () => {
      setSavedAt(undefined);
      flow.change(flow.before);
      flow.open(model.steps[0]?.id ?? '');
      void keeper?.end();
    },
  };
}

interface FoundDraft {
  readonly keeper: DraftKeeper;
  readonly savedAt: string | undefined;
}

/** Looks once for a draft, and puts what is left of it into the form. */
function useLoadedDraft(parts: DraftParts, give: (found: FoundDraft) => void): void {
  const client = useClient();
  const { model, flow, isAgain } = parts;
  const subject = model.draft?.about === undefined ? '' : valueOf(model.draft.about, flow.sources);
  const latest = useRef({ parts, give });
  useEffect(() => {
    latest.current = { parts, give };
  });
  useEffect(() => {
    if (model.draft === undefined || typeof subject !== 'string') return undefined;
    const limits = model.draft;
    const calls = createDraftCalls(client, model, subject);
    let isWanted = true;
    const load = async () => {
      const found = isAgain ? undefined : await calls.read();
      if (!isWanted) return;
      const now = latest.current;
      const isShown = found !== undefined && restore(now.parts, found.content);
      const keeper = createDraftKeeper({ ...calls, kept: found?.content, limits, timer });
      now.give({ keeper, savedAt: isShown ? found.savedAt : undefined });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [client, model, subject, isAgain]);
}

/** Whether anything was put back. */
function restore({ model, flow, texts }: DraftParts, content: string): boolean {
  const offeredBy: OfferedBy = (field) =>
    field.options === undefined
      ? undefined
      : choicesOf(field, { texts, sources: flow.sources }).map(({ value }) => value);
  const kept = readDraft(content, model, offeredBy);
  if (kept === undefined) return false;
  const answers = continuedAnswers(kept, { before: flow.before, answers: flow.state.answers });
  const sources = { ...flow.sources, answers };
  flow.change(answers);
  flow.open(stepToContinue(model, sources, kept.step) ?? flow.state.step);
  return true;
}

/** A phone never tells that a page is closed, only that it is not seen any more. */
function flushWhenHidden(keeper: DraftKeeper): () => void {
  const flush = () => void keeper.flush();
  const onChange = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    removeEventListener('pagehide', flush);
    removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', onChange);
  };
}
