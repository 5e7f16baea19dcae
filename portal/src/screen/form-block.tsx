import { useEffect, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { BlockProps, LoadOperation } from '../page/page.ts';
import type { FormBlock as FormConfig } from '../../screen-language/generated/screen-config.gen.ts';
import { Card, lazyComponent, Skeleton } from '../ui/index.ts';
import { valueOf } from '../../screen-language/model/bindings.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import type { ReadViews } from './read-board.ts';
import type { Texts } from '../page/texts.ts';
import { useUnseenErrors } from '../page/unseen-errors.ts';
import { prefetchOperations, readsOfOffers, readsOfPrefill } from '../forms/form-operations.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import { ScreenForm } from '../forms/screen-form.tsx';
import { rareCodeOf } from '../forms/fields/step-fields.tsx';
import type { FormSnapshot } from '../forms/screen-form.tsx';
import { useOperationLoader } from './screen-cache.ts';
import { prefetchSending } from './use-submit.ts';

/** Customers' forms have it, and guests' that take long. */
const FormDraft = lazyComponent(async () => (await import('../drafts/form-draft.tsx')).FormDraft);

/** Props of {@link FormBlock}. */
export interface FormBlockProps {
  readonly screen: LoadedScreen;
  readonly sources: Sources;
  readonly texts: Texts;
  readonly views: ReadViews;
  readonly submit: SendAnswers;
  readonly onSnapshot: Dispatch<SetStateAction<FormSnapshot>>;
}

/**
 * The screen's form. It waits for the reads that fill it in, and it stays as it is when they change later: what the
 * customer has typed is never overwritten.
 */
export function FormBlock(props: FormBlockProps & BlockProps<FormConfig>) {
  const { block, page, screen, sources, texts, views, submit, onSnapshot } = props;
  const { model, validators } = screen;
  const load = useOperationLoader(model);
  const tellUnseen = useUnseenErrors();
  const [round, setRound] = useState(0);
  const subject = block.restart === undefined ? '' : String(valueOf(block.restart, sources));
  const form = useFocusOnChange(subject);
  const prefill = usePrefill(model, views);
  const isCodeThere = useRareCode(model);
  if (prefill === 'failed') return null;
  if (prefill === 'waiting' || !isCodeThere) return <Skeleton label={texts.text('loading')} />;
  const { submit: submission } = model;
  if (submission === undefined) return null;
  const heading = texts.optionalText(
    model.form === undefined ? 'formHeading' : `forms.${model.form}.heading`,
  );
  const send: SendAnswers = async (what, given, sending) => {
    const sent = await submit(what, given, sending);
    if (!sent.ok) tellUnseen(sent.errors.map(({ message }) => message));
    const isOver = sent.ok && what === submission && submission.done.go === undefined;
    if (isOver && submission.clear !== false) setRound((past) => past + 1);
    return sent;
  };
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      <div ref={form}>
        <ScreenForm
          key={`${round} ${subject}`}
          model={model}
          validators={validators}
          sources={sources}
          texts={texts}
          page={page}
          send={send}
          onEnter={() => prefetchWhatSends(model, load)}
          renderDraft={
            model.leave
              ? undefined
              : (flow) => (
                  <FormDraft model={model} flow={flow} texts={texts} load={load} isAgain={round > 0} />
                )
          }
          onSnapshot={onSnapshot}
        />
      </div>
    </Card>
  );
}

function prefetchWhatSends(model: ScreenModel, load: LoadOperation): void {
  prefetchOperations(model, load);
  prefetchSending();
}

/**
 * The state of the reads that fill the form in. Once it has begun, a form stays: only reads that fail take it away, and
 * those that are asked anew.
 */
function usePrefill(model: ScreenModel, views: ReadViews): 'ready' | 'waiting' | 'failed' {
  const awaited = readsOfPrefill(model).map((name) => views[name]);
  const states = awaited.map((view) => view?.state ?? 'ready');
  const isWaiting = states.some((state) => state === 'loading' || state === 'waiting');
  const isDeciding = readsOfOffers(model).some((name) => views[name]?.state === 'loading');
  // A form that is filled in with what counted once would send it back.
  const isFresh = !isWaiting && !isDeciding && !awaited.some((view) => view?.isStale);
  const [isBegun, setBegun] = useState(isFresh);
  if (isFresh && !isBegun) setBegun(true);
  if (states.some((state) => state === 'failed')) return 'failed';
  return isWaiting || !(isFresh || isBegun) ? 'waiting' : 'ready';
}

/** Returns true once the code is there that the form needs; what cannot be had is asked for again by the field itself. */
function useRareCode({ steps }: ScreenModel): boolean {
  const [loads] = useState(() => rareCodeOf(steps));
  const [isThere, setThere] = useState(loads.length === 0);
  useEffect(() => {
    let isWanted = true;
    void Promise.allSettled(loads.map((load) => load())).then(() => isWanted && setThere(true));
    return () => {
      isWanted = false;
    };
  }, [loads]);
  return isThere;
}

/** Brings the focus to the first field of what replaced the customer's last question. */
function useFocusOnChange(subject: string) {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(subject);
  useEffect(() => {
    if (before.current === subject) return;
    before.current = subject;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [subject]);
  return form;
}
