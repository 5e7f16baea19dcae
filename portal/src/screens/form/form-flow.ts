import { useReducer, useRef } from 'react';
import { resolveBinding, trimAnswers } from '../model/bindings.ts';
import type { Answers, ScreenModel, Sources } from '../model/model.ts';
import { stepAfter, stepBefore } from '../model/navigation.ts';
import { reduceForm, startForm } from '../model/state.ts';
import type { FormState, Problem } from '../model/state.ts';
import { visibilityOf } from '../model/visibility.ts';
import type { Visibility } from '../model/visibility.ts';

/** How a form's answers are sent; the problems that came back, if any. */
export type SendAnswers = (answers: Answers, before: Answers) => Promise<readonly Problem[]>;

/** A form in progress. */
export interface FormFlow {
  readonly state: FormState;
  readonly visibility: Visibility;
  readonly sources: Sources;
  readonly change: (answers: Answers) => void;
  readonly refuse: (problems: readonly Problem[]) => void;
  readonly back: () => void;
  readonly open: (step: string) => void;
  /** Goes to the next step, or sends. A second call while sending does nothing. */
  readonly proceed: () => void;
}

/** The answers that a form begins with. */
export function prefillOf(model: Pick<ScreenModel, 'steps'>, sources: Sources): Answers {
  const filled = model.steps
    .flatMap((step) => step.fields)
    .flatMap(({ name, as, prefill }) => {
      const value = prefill === undefined || as === 'consent' ? undefined : resolveBinding(prefill, sources);
      return value === undefined || value === null ? [] : [[name, value] as const];
    });
  return Object.fromEntries(filled);
}

/** Moves a form through its steps and sends it once. */
export function useFormFlow(model: ScreenModel, page: Sources, sendAnswers: SendAnswers): FormFlow {
  const before = useRef<Answers | undefined>(undefined);
  before.current ??= prefillOf(model, page);
  const [state, dispatch] = useReducer(reduceForm, undefined, () =>
    startForm(model.steps[0]?.id ?? '', before.current ?? {}),
  );
  const isSending = useRef(false);
  const sources = { ...page, answers: state.answers };
  const visibility = visibilityOf(model, sources);
  const passwords = new Set(visibility.fields.filter(({ as }) => as === 'password').map(({ name }) => name));

  const sendOnce = async () => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sending' });
    const problems = await sendAnswers(trimAnswers(visibility.answers, passwords), before.current ?? {});
    isSending.current = false;
    dispatch(problems.length === 0 ? { type: 'sent' } : { type: 'refused', problems });
  };
  return {
    state,
    visibility,
    sources: { ...page, answers: visibility.answers },
    change: (answers) => dispatch({ type: 'answered', answers }),
    refuse: (problems) => dispatch({ type: 'invalid', problems }),
    open: (step) => dispatch({ type: 'moved', step }),
    back: () => {
      const step = stepBefore(visibility.steps, state.step);
      if (step !== undefined) dispatch({ type: 'moved', step: step.id });
    },
    proceed: () => {
      const next = stepAfter(visibility.steps, state.step);
      if (next === undefined) void sendOnce();
      else dispatch({ type: 'moved', step: next.id });
    },
  };
}
