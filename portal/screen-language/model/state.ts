import { readPath } from './dotted-path.ts';
import type { Answers, Results } from './model.ts';

/** Something that is wrong, at a field or with the whole form. */
export interface FormError {
  readonly field?: string;
  readonly message: string;
  /** Fields whose answers are used up. */
  readonly forget?: readonly string[];
  /** Fields that are prefilled once more, with what the org has by now. */
  readonly refill?: readonly string[];
}

/** The state of a form. */
export interface FormState {
  readonly step: string;
  readonly answers: Answers;
  /** The answers to the submissions of the steps passed so far. */
  readonly results: Results;
  /** `waiting`: fields still check or fetch something before the form goes on. */
  readonly phase: 'editing' | 'waiting' | 'sending' | 'sent';
  /** The number of submit guards that have not answered yet. */
  readonly pending: number;
  /** The findings of the last attempt to go on, each until it is mended. */
  readonly errors: readonly FormError[];
  /** Messages of broken rules by field: judged when the form is sent, and from then on at each change. */
  readonly broken: { readonly [field: string]: string };
  /** Messages of the server by field, until the field is changed. */
  readonly refused: { readonly [field: string]: string };
  /** Attempts that failed; moves the focus to the summary each time. */
  readonly attempts: number;
  /** The answers that count as unchanged: those that it began with, was refilled with, or that were sent last. */
  readonly began: Answers;
}

/** An event in the life of a form. */
export type FormEvent =
  /** `broken` has the rules that fields of the step break now, where that was judged. */
  | { readonly type: 'answered'; readonly answers: Answers; readonly broken?: FormState['broken'] }
  /** Without `undone` to a later step; with it back, and what those steps were answered with counts no more. */
  | { readonly type: 'moved'; readonly step: string; readonly undone?: readonly string[] }
  /** A step's own submission went well. */
  | { readonly type: 'answeredByOrg'; readonly step: string; readonly answer: unknown }
  | { readonly type: 'invalid'; readonly errors: readonly FormError[] }
  | { readonly type: 'sending' }
  /** The form goes on when this many submit guards have answered. */
  | { readonly type: 'waiting'; readonly pending: number }
  /** A submit guard has kept the form from going on. */
  | { readonly type: 'stopped' }
  /** `refilled`: what the org has by now, of the fields that begin once more. */
  | {
      readonly type: 'refused';
      readonly errors: readonly FormError[];
      readonly refilled?: Answers | undefined;
      readonly step?: string | undefined;
    }
  /** `typed` stood in the form when it was sent, `sent` is what of it counted. */
  | { readonly type: 'sent'; readonly typed: Answers; readonly sent: Answers };

/** A form at its beginning. */
export function startForm(step: string, answers: Answers): FormState {
  return {
    step,
    answers,
    began: answers,
    results: {},
    phase: 'editing',
    pending: 0,
    errors: [],
    broken: {},
    refused: {},
    attempts: 0,
  };
}

/** The only place where a form changes. Typed answers survive every event. */
export function reduceForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'answered':
      return {
        ...state,
        phase: state.phase === 'sent' ? 'editing' : state.phase,
        answers: event.answers,
        errors: withoutMended(state, event),
        broken: event.broken ?? state.broken,
        refused: withoutChanged(state, event.answers),
      };
    case 'moved':
      return {
        ...state,
        step: event.step,
        ...(state.phase === 'waiting' && editing),
        ...sound,
        results: without(state.results, event.undone ?? []),
        attempts: 0,
      };
    case 'answeredByOrg':
      return { ...state, ...editing, ...sound, results: { ...state.results, [event.step]: event.answer } };
    case 'invalid':
      return { ...failed(state, event.errors), broken: byField(event.errors), refused: {} };
    case 'sending':
      // Errors stay until the answer: a page that moves under a double click would be pressed elsewhere.
      return { ...state, phase: 'sending', pending: 0 };
    case 'waiting':
      return { ...state, phase: 'waiting', pending: event.pending };
    case 'stopped':
      return state.phase === 'waiting' ? { ...state, ...editing } : state;
    case 'refused':
      return {
        ...failed(state, event.errors),
        step: event.step ?? state.step,
        answers: withoutForgotten(state.answers, event),
        began: { ...state.began, ...event.refilled },
        broken: {},
        refused: byField(event.errors),
      };
    case 'sent':
      return {
        ...state,
        // What was typed meanwhile is not sent.
        phase: state.answers === event.typed ? 'sent' : 'editing',
        ...sound,
        began: event.sent,
      };
  }
}

/** No guard is waited for, and nothing is being sent. */
const editing = { phase: 'editing', pending: 0 } as const;

/** A form without errors. */
const sound = { errors: [], broken: {}, refused: {} } as const;

/** The form after an attempt that failed. */
function failed(state: FormState, errors: readonly FormError[]): FormState {
  return { ...state, ...editing, errors, attempts: state.attempts + 1 };
}

function without(results: Results, steps: readonly string[]): Results {
  const kept = Object.entries(results).filter(([step]) => !steps.includes(step));
  return Object.fromEntries(kept);
}

function withoutChanged({ refused, answers: before }: FormState, answers: Answers): FormState['refused'] {
  return Object.fromEntries(
    Object.entries(refused).filter(([name]) => readPath(answers, name) === readPath(before, name)),
  );
}

/** The errors that are left: the org's word on an answer counts as long as the answer, ours as long as its rule is broken. */
function withoutMended(
  { errors, answers: before, refused }: FormState,
  { answers, broken }: Extract<FormEvent, { type: 'answered' }>,
): readonly FormError[] {
  return errors.filter(({ field, forget = [] }) => {
    if (field === undefined) return !forget.some((name) => answers[name] !== undefined);
    if (refused[field] !== undefined) return readPath(answers, field) === readPath(before, field);
    return broken === undefined || broken[field] !== undefined;
  });
}

function withoutForgotten(
  answers: Answers,
  { errors, refilled }: Extract<FormEvent, { type: 'refused' }>,
): Answers {
  const forgotten = errors.flatMap(({ forget = [] }) => forget);
  if (forgotten.length === 0 && refilled === undefined) return answers;
  return { ...answers, ...Object.fromEntries(forgotten.map((name) => [name, undefined])), ...refilled };
}

function byField(errors: readonly FormError[]): FormState['refused'] {
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]])),
  );
}
