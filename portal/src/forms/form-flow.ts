import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import { rootOf } from '../../screen-language/model/entries.ts';
import type { Answers, ScreenModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import { stepAfter, stepBefore, stepsFrom } from '../../screen-language/model/navigation.ts';
import { startForm } from '../../screen-language/model/state.ts';
import type { FormEvent, FormState, FormError } from '../../screen-language/model/state.ts';
import { visibilityOf } from '../../screen-language/model/visibility.ts';
import type { Visibility } from '../../screen-language/model/visibility.ts';
import { createFormStore, prefillOf, sendableOf } from './form-store.ts';
import type { FormStore } from './form-store.ts';
import { createSubmitGuards } from './submit-guards.ts';
import type { SubmitGuards } from './submit-guards.ts';

/** Returns true for a question that is asked, also once the answers to forget are gone. */
export type IsAsked = (field: string, forget: readonly string[]) => boolean;

/** Options of one sending, beside the answers. */
interface Sending {
  /** The answers that the form began with, as they are sent. */
  readonly before: Answers;
  /** Returns the answers that the form would begin with; a block has none. */
  readonly prefill?: (sources: Sources) => Answers;
  /** Names the attempt by its content; without it each page names its own. */
  readonly nameOf?: ((content: string) => Promise<string>) | undefined;
  /** The questions that an error can be told at. */
  readonly isAsked: IsAsked;
}

/** The end of a submission: the org's answer, or the errors, and what is filled in anew after them. */
export type Sent =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly errors: readonly FormError[]; readonly refilled?: Answers };

/** Sends the answers of a form. */
export type SendAnswers = (submission: Submission, sources: Sources, sending: Sending) => Promise<Sent>;

/** The sources of the page around a form; the form adds its own answers and results. */
export type PageSources = Omit<Sources, 'answers' | 'results'>;

/** The context of a form. */
interface FormFlowOptions {
  readonly model: ScreenModel;
  readonly page: PageSources;
  readonly send: SendAnswers;
  /** Judges the answers of a step: one error a field. */
  readonly judge: (step: StepModel, form: Pick<FormView, 'sources' | 'visibility'>) => readonly FormError[];
}

/** A form at one moment. */
interface FormView {
  readonly state: FormState;
  readonly visibility: Visibility;
  /** The page's sources with the visible answers. */
  readonly sources: Sources;
  /** The step that is shown; undefined for a form without any. */
  readonly step: StepModel | undefined;
}

/** The actions of a form. These functions stay the same for as long as the form lives. */
interface FormActions {
  readonly store: FormStore;
  /** Takes the answers of fields; undefined for none. The others stay. */
  readonly change: (changes: Answers) => void;
  /** Replaces all answers. */
  readonly replace: (answers: Answers) => void;
  readonly back: () => void;
  readonly open: (step: string) => void;
  /** Goes to the next step, or sends: after the guards of the fields have passed, and the answers are judged. */
  readonly submit: () => void;
  /** Registers the guard of a field, which is awaited before the form goes on. @returns removes it */
  readonly beforeSubmit: SubmitGuards['add'];
  /** Notes that something was typed or chosen. */
  readonly noteInput: () => void;
  /** Sets the function that names an attempt to send by its content, where it does not name itself. */
  readonly nameBy: (nameOf: NonNullable<Sending['nameOf']>) => void;
  /** Sets the work to do when the form is sent, which may be after it is gone from the page. */
  readonly whenSent: (work: () => void) => void;
}

/** A form in progress. */
export interface FormFlow extends FormView, FormActions {
  /** The answers that it began with, was refilled with, or that were sent last. */
  readonly before: Answers;
}

/** Creates a form, moves it through its steps and sends it once. */
export function useFormFlow(options: FormFlowOptions): FormFlow {
  const [{ actions, update }] = useState(() => createForm(options));
  useLayoutEffect(() => update(options));
  const state = useSyncExternalStore(actions.store.subscribe, actions.store.current);
  return { ...viewOf(options, state), ...actions, before: state.began };
}

/** Creates a form with its prefilled answers. `update` hands it the options of the latest rendering. */
function createForm(options: FormFlowOptions) {
  const { model, page } = options;
  let latest = options;
  const begun = prefillOf(model, { ...page, answers: {} });
  const store = createFormStore(startForm(model.steps[0]?.id ?? '', begun));
  return {
    actions: createActions(store, () => latest),
    update: (next: FormFlowOptions) => {
      latest = next;
    },
  };
}

/** The event of a rejected submission, with the step where it can be mended. */
function rejectionOf({ errors, refilled }: Sent & { readonly ok: false }, { steps }: Visibility): FormEvent {
  const wanted = errors.flatMap(({ field, forget = [] }) => (field === undefined ? forget : [field]));
  const step = steps.find(({ fields }) =>
    fields.some(({ name }) => wanted.some((one) => rootOf(one) === name)),
  )?.id;
  return { type: 'refused', errors, refilled, step };
}

function viewOf({ model, page }: FormFlowOptions, state: FormState): FormView {
  const sources = { ...page, answers: state.answers, results: state.results };
  const visibility = visibilityOf(model, sources);
  const step = visibility.steps.find(({ id }) => id === state.step) ?? visibility.steps[0];
  return { state, visibility, sources: { ...sources, answers: visibility.answers }, step };
}

function createActions(store: FormStore, options: () => FormFlowOptions): FormActions {
  const { dispatch } = store;
  const viewNow = (state = store.current()) => viewOf(options(), state);
  const sending = createSending(store, options);
  const judge = (view: FormView) => (view.step === undefined ? [] : options().judge(view.step, view));
  const change = (changes: Answers) => {
    const state = store.current();
    const answers = { ...state.answers, ...changes };
    // Before the first attempt nothing is said to be wrong.
    const broken = state.attempts === 0 ? {} : messagesOf(judge(viewNow({ ...state, answers })));
    dispatch({ type: 'answered', answers, broken });
  };
  let submitted = '';
  const goOn = async (mayGo: boolean) => {
    const view = viewNow();
    // The customer has left the step meanwhile.
    if (view.state.step !== submitted) return dispatch({ type: 'stopped' });
    const errors = judge(view);
    if (errors.length > 0) return dispatch({ type: 'invalid', errors });
    if (!mayGo) return dispatch({ type: 'stopped' });
    const sent = await sending.pass(view);
    // A field whose answer is used up is empty again.
    if (sent?.ok === false && sent.errors.some(({ forget }) => forget) && view.step === viewNow().step)
      change({});
  };
  const guards = createSubmitGuards({
    onWaiting: (pending) => dispatch({ type: 'waiting', pending }),
    onPass: () => void goOn(true),
    onRefuse: () => void goOn(false),
    onStop: () => dispatch({ type: 'stopped' }),
  });
  return {
    store,
    change,
    replace: (answers) => dispatch({ type: 'answered', answers, broken: {} }),
    submit() {
      const { state, step } = viewNow();
      if (state.phase === 'waiting' || state.phase === 'sending') return;
      submitted = state.step;
      guards.run(step?.fields.map(({ name }) => name) ?? []);
    },
    beforeSubmit: guards.add,
    noteInput: guards.noteInput,
    nameBy: sending.nameBy,
    whenSent: sending.whenSent,
    ...createWaysBack(viewNow, dispatch),
  };
}

const messagesOf = (errors: readonly FormError[]): FormState['broken'] =>
  Object.fromEntries(errors.map(({ field = '', message }) => [field, message]));

/** Ways to earlier steps. The org's answers to these and later ones count no more. */
function createWaysBack(
  viewNow: () => FormView,
  dispatch: FormStore['dispatch'],
): Pick<FormActions, 'back' | 'open'> {
  const open = (step: string) => {
    const { steps } = viewNow().visibility;
    dispatch({ type: 'moved', step, undone: stepsFrom(steps, step).map(({ id }) => id) });
  };
  const back = () => {
    const { step, visibility } = viewNow();
    const before = step?.back ?? stepBefore(visibility.steps, step?.id ?? '')?.id;
    if (before !== undefined) open(before);
  };
  return { open, back };
}

/** Judges questions by the answers that are left. */
const isAskedIn =
  (model: ScreenModel, sources: Sources, answers: Answers): IsAsked =>
  (field, forget) => {
    const left = Object.entries(answers).filter(([name]) => !forget.includes(name));
    const { fields } = visibilityOf(model, { ...sources, answers: Object.fromEntries(left) });
    return fields.some(({ name }) => name === rootOf(field));
  };

interface SendingActions extends Pick<FormActions, 'nameBy' | 'whenSent'> {
  /** Goes to the next step, or sends the form. */
  readonly pass: (view: FormView) => Promise<Sent | undefined>;
}

function createSending({ dispatch }: FormStore, options: () => FormFlowOptions): SendingActions {
  let onSent = () => {};
  let nameOf: Sending['nameOf'];
  const send = async (submission: Submission, { state, visibility, sources }: FormView): Promise<Sent> => {
    const { model, send: sendAnswers } = options();
    dispatch({ type: 'sending' });
    const answers = sendableOf(model, visibility);
    const last = sendableOf(model, { ...visibility, answers: state.began });
    const sending: Sending = {
      before: last,
      prefill: (now) => prefillOf(model, now),
      nameOf,
      isAsked: isAskedIn(model, sources, state.answers),
    };
    const sent = await sendAnswers(submission, { ...sources, answers }, sending);
    if (!sent.ok) dispatch(rejectionOf(sent, visibility));
    return sent;
  };
  const passStep = async (view: FormView, { id, submit }: StepModel, next: StepModel) => {
    const sent = submit === undefined ? undefined : await send(submit, view);
    if (sent?.ok === false) return sent;
    if (sent?.ok === true) dispatch({ type: 'answeredByOrg', step: id, answer: sent.answer });
    dispatch({ type: 'moved', step: next.id });
    return sent;
  };
  const finish = async (view: FormView) => {
    const { submit } = options().model;
    const sent = submit === undefined ? undefined : await send(submit, view);
    if (sent?.ok !== true) return sent;
    onSent();
    dispatch({ type: 'sent', typed: view.state.answers, sent: view.visibility.answers });
    return sent;
  };
  return {
    pass(view) {
      const next = stepAfter(view.visibility.steps, view.state.step);
      if (next === undefined) return finish(view);
      return view.step === undefined ? Promise.resolve(undefined) : passStep(view, view.step, next);
    },
    nameBy(name) {
      nameOf = name;
    },
    whenSent(work) {
      onSent = work;
    },
  };
}
