import { useReducer, useRef, useState } from 'react';
import { formatPhone, storedPhone } from '../../blocks/phone-text.ts';
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
      if (value === undefined || value === null) return [];
      return [[name, as === 'tel' ? formatPhone(String(value)) : value] as const];
    });
  return Object.fromEntries(filled);
}

/** However a phone number was typed, it is sent as the org keeps it. */
function withStoredPhones(model: Pick<ScreenModel, 'steps'>, answers: Answers): Answers {
  const phones = model.steps.flatMap((step) => step.fields).filter(({ as }) => as === 'tel');
  const stored = phones.flatMap(({ name }) => {
    const answer = answers[name];
    return typeof answer === 'string' ? [[name, storedPhone(answer)] as const] : [];
  });
  return { ...answers, ...Object.fromEntries(stored) };
}

/** The step that asks for what was refused, so that the customer stands where it can be mended. */
function stepOfProblems(problems: readonly Problem[], { steps }: Visibility): string | undefined {
  const wanted = problems.flatMap(({ field, forget = [] }) => (field === undefined ? forget : [field]));
  return steps.find(({ fields }) => fields.some(({ name }) => wanted.includes(name)))?.id;
}

/** Moves a form through its steps and sends it once. */
export function useFormFlow(model: ScreenModel, page: Sources, sendAnswers: SendAnswers): FormFlow {
  const [before] = useState(() => prefillOf(model, page));
  const [state, dispatch] = useReducer(reduceForm, undefined, () =>
    startForm(model.steps[0]?.id ?? '', before),
  );
  const isSending = useRef(false);
  const sources = { ...page, answers: state.answers };
  const visibility = visibilityOf(model, sources);
  const passwords = new Set(visibility.fields.filter(({ as }) => as === 'password').map(({ name }) => name));

  const sendOnce = async () => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sending' });
    const answers = trimAnswers(visibility.answers, passwords);
    const problems = await sendAnswers(withStoredPhones(model, answers), withStoredPhones(model, before));
    isSending.current = false;
    const step = stepOfProblems(problems, visibility);
    dispatch(problems.length === 0 ? { type: 'sent' } : { type: 'refused', problems, step });
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
