import { useCallback, useReducer, useRef, useState } from 'react';
import { formatPhone, storedPhone } from '../page/format-value.ts';
import { resolveBinding, trimAnswers } from '../../screen-language/model/bindings.ts';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import type { Answers, ScreenModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import { stepAfter, stepBefore, stepsFrom } from '../../screen-language/model/navigation.ts';
import { reduceForm, startForm } from '../../screen-language/model/state.ts';
import type { FormEvent, FormState, Problem } from '../../screen-language/model/state.ts';
import { visibilityOf } from '../../screen-language/model/visibility.ts';
import type { Visibility } from '../../screen-language/model/visibility.ts';

/** What is sent, beside the answers. */
export interface Sending {
  /** The answers that the form began with. */
  readonly before: Answers;
  /** Names the attempt by its content; without it each page names its own. */
  readonly nameOf?: ((content: string) => Promise<string>) | undefined;
}

/** How a submission ended: with the org's answer, or with what is wrong. */
export type Sent =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How a form's answers are sent. */
export type SendAnswers = (submission: Submission, sources: Sources, sending: Sending) => Promise<Sent>;

/** A form in progress. */
export interface FormFlow {
  readonly state: FormState;
  readonly visibility: Visibility;
  readonly sources: Sources;
  /** The answers that it began with, or that were sent last. */
  readonly before: Answers;
  /** Takes what names an attempt to send by its content, where it does not name itself. */
  readonly nameBy: (nameOf: NonNullable<Sending['nameOf']>) => void;
  /** Takes what is done when the form is sent, which may be after it is gone from the page. */
  readonly whenSent: (work: () => void) => void;
  /** `faulty` names the fields of the step that break a rule now. */
  readonly change: (answers: Answers, faulty?: readonly string[]) => void;
  readonly refuse: (problems: readonly Problem[]) => void;
  /** Another site is asked for what it holds, or no longer. */
  readonly handOver: (isUnderWay: boolean) => void;
  readonly back: () => void;
  readonly open: (step: string) => void;
  /** Goes to the next step, or sends. A second call while sending does nothing. */
  readonly proceed: () => void;
}

/** The answers that a form begins with. */
function prefillOf(model: Pick<ScreenModel, 'steps'>, sources: Sources): Answers {
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

/** What was refused, with the step that asks for it, so that the customer stands where it can be mended. */
function refusalOf(problems: readonly Problem[], { steps }: Visibility): FormEvent {
  const wanted = problems.flatMap(({ field, forget = [] }) => (field === undefined ? forget : [field]));
  const step = steps.find(({ fields }) => fields.some(({ name }) => wanted.includes(name)))?.id;
  return { type: 'refused', problems, step };
}

/** The visible answers as they are sent. */
function sendableOf(model: Pick<ScreenModel, 'steps'>, { fields, answers }: Visibility): Answers {
  const passwords = new Set(fields.filter(({ as }) => as === 'password').map(({ name }) => name));
  return withStoredPhones(model, trimAnswers(answers, passwords));
}

/** What the page tells the form. */
const tellingOf = (
  dispatch: (event: FormEvent) => void,
): Pick<FormFlow, 'change' | 'refuse' | 'handOver'> => ({
  change: (answers, faulty) => dispatch({ type: 'answered', answers, faulty }),
  refuse: (problems) => dispatch({ type: 'invalid', problems }),
  handOver: (isUnderWay) => dispatch({ type: 'handingOver', isUnderWay }),
});

/** Ways to earlier steps. What these and later ones were answered with counts no more. */
function waysBack({ steps }: Visibility, now: StepModel | undefined, dispatch: (event: FormEvent) => void) {
  const open = (step: string) =>
    dispatch({ type: 'moved', step, undone: stepsFrom(steps, step).map(({ id }) => id) });
  const back = () => {
    const step = now?.back ?? stepBefore(steps, now?.id ?? '')?.id;
    if (step !== undefined) open(step);
  };
  return { open, back };
}

/** What others of the page do about sending. */
function useListening() {
  const onSent = useRef(() => {});
  const nameOf = useRef<Sending['nameOf']>(undefined);
  const nameBy = useCallback<FormFlow['nameBy']>((name) => {
    nameOf.current = name;
  }, []);
  const whenSent = useCallback<FormFlow['whenSent']>((work) => {
    onSent.current = work;
  }, []);
  return { onSent, nameOf, nameBy, whenSent };
}

/** Moves a form through its steps and sends it once. */
export function useFormFlow(model: ScreenModel, page: Sources, send: SendAnswers): FormFlow {
  const [before] = useState(() => prefillOf(model, page));
  const [state, dispatch] = useReducer(reduceForm, undefined, () =>
    startForm(model.steps[0]?.id ?? '', before),
  );
  const isSending = useRef(false);
  const { onSent, nameOf, ...listening } = useListening();
  const sources = { ...page, answers: state.answers, results: state.results };
  const visibility = visibilityOf(model, sources);
  const sendOnce = async (submission: Submission): Promise<Sent | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    dispatch({ type: 'sending' });
    const answers = sendableOf(model, visibility);
    const last = sendableOf(model, { ...visibility, answers: state.sent ?? before });
    const sending = { before: last, nameOf: nameOf.current };
    const sent = await send(submission, { ...sources, answers }, sending);
    isSending.current = false;
    if (!sent.ok) dispatch(refusalOf(sent.problems, visibility));
    return sent;
  };
  const passStep = async ({ id, submit }: StepModel, next: StepModel) => {
    const sent = submit === undefined ? undefined : await sendOnce(submit);
    if (submit !== undefined && sent?.ok !== true) return;
    if (sent?.ok === true) dispatch({ type: 'answeredByOrg', step: id, answer: sent.answer });
    dispatch({ type: 'moved', step: next.id });
  };
  const finish = async () => {
    const sent = model.submit === undefined ? undefined : await sendOnce(model.submit);
    if (sent?.ok !== true) return;
    onSent.current();
    dispatch({ type: 'sent', typed: state.answers, sent: visibility.answers });
  };
  const now = visibility.steps.find(({ id }) => id === state.step) ?? visibility.steps[0];
  return {
    state,
    visibility,
    sources: { ...sources, answers: visibility.answers },
    before: state.sent ?? before,
    ...listening,
    ...tellingOf(dispatch),
    ...waysBack(visibility, now, dispatch),
    proceed: () => {
      const next = stepAfter(visibility.steps, state.step);
      if (next === undefined) void finish();
      else if (now !== undefined) void passStep(now, next);
    },
  };
}
