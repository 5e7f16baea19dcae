import { createElement, useEffect, useRef, useState } from 'react';
import { formatValue } from '../page/format-value.ts';
import { masking } from '../page/masking.ts';
import { Button, lateCode, Notice } from '../ui/index.ts';
import type { FormFlow } from '../forms/form-flow.ts';
import { changedFields } from '../../screen-language/model/draft.ts';
import { isSensitive } from '../../screen-language/model/sensitive.ts';
import type { LeaveGuardProps } from './leave-guard.tsx';
import { useSessionSnapshot } from './session-snapshot.ts';
import { useDraft } from './use-draft.ts';
import type { DraftOptions, DraftState } from './use-draft.ts';
import './form-draft.css';

/** Whoever has answered nothing leaves freely. */
const guard = lateCode(() => import('./leave-guard.tsx'));

/** The longest time that leaving waits for a last save, in milliseconds. */
const patience = 1500;

/** The care for answers that are not sent: a draft keeps them, or a question comes before they are lost. */
export function FormDraft(props: DraftOptions) {
  const { flow, texts } = props;
  const isBack = useSessionSnapshot(props);
  const draft = useDraft(props);
  const { saver } = draft;
  const unsaved = () => (flow.state.phase === 'editing' ? changedFields(flow.visibility, flow.before) : []);
  const isLost = () =>
    unsaved().some((field) => saver === undefined || isSensitive(field) || !saver.isSaved());
  const settle = async () => {
    await Promise.race([saver?.flush(), new Promise((resolve) => setTimeout(resolve, patience))]);
    return !isLost();
  };
  useEnd(draft, flow);
  return (
    <>
      <DraftNotice draft={draft} isBack={isBack} {...props} />
      <LateGuard isWanted={unsaved().length > 0} texts={texts} isThere={isLost} settle={settle} />
    </>
  );
}

/** The guard of answers, once there may be any. Where its code cannot be fetched, the draft alone keeps them. */
function LateGuard({ isWanted, ...props }: LeaveGuardProps & { readonly isWanted: boolean }) {
  const [code, setCode] = useState(guard.now);
  useEffect(() => {
    const fetchGuard = () => {
      guard.load().then(setCode, () => undefined);
      masking.load().catch(() => undefined);
    };
    // Customers in a question are about to answer it.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, select, textarea')) fetchGuard();
    };
    if (isWanted) fetchGuard();
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, [isWanted]);
  return code === undefined ? null : createElement(code.LeaveGuard, props);
}

/** Removes the draft of a form that is sent, and saves that of one that is left. */
function useEnd({ saver, renew }: DraftState, { state, whenSent }: FormFlow): void {
  const isEditing = state.phase === 'editing';
  const isDone = useRef(false);
  const isLeft = useRef(isEditing);
  useEffect(() => {
    isLeft.current = isEditing;
    isDone.current &&= !isEditing;
    whenSent(() => {
      isDone.current = true;
      void saver?.end();
      renew();
    });
  });
  useEffect(
    () => () => {
      // A form that begins anew has a draft of its own, which a late removal of this one would take along.
      if (isLeft.current || isDone.current) saver?.stop();
    },
    [saver],
  );
}

/** Says that what is there was typed before. Its place is there from the start, so that it is read out. */
function DraftNotice(props: DraftOptions & { readonly draft: DraftState; readonly isBack: boolean }) {
  const { draft, model, flow, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const press = (work: () => void) => () => {
    work();
    const form = place.current?.closest('.form');
    form?.querySelector<HTMLElement>('form :is(input, select, textarea, button)')?.focus();
  };
  return (
    <div className="draft" role="status" ref={place}>
      {draft.savedAt === undefined && !props.isBack ? null : (
        <Notice tone="info" title={texts.text('draft.title')}>
          {draft.savedAt === undefined ? (
            <p>{texts.text('draft.back')}</p>
          ) : (
            <>
              <p>
                {texts.text('draft.body', {
                  time: formatValue(draft.savedAt, 'datetime', flow.sources.language),
                  hours: model.draft?.hours,
                })}
              </p>
              <div className="button-row">
                <Button look="secondary" onClick={press(draft.goOn)}>
                  {texts.text('draft.continue')}
                </Button>
                <Button look="quiet" onClick={press(draft.startAgain)}>
                  {texts.text('draft.startAgain')}
                </Button>
              </div>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
