import { resolveBinding, trimAnswers } from '../../screen-language/model/bindings.ts';
import { cleanEntry, entriesIn } from '../../screen-language/model/entries.ts';
import type { Answers, FieldModel, ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { reduceForm } from '../../screen-language/model/state.ts';
import type { FormEvent, FormState } from '../../screen-language/model/state.ts';
import type { Visibility } from '../../screen-language/model/visibility.ts';
import { formatPhone, storedPhone } from '../page/format-value.ts';

/** The one home of a form's answers and of everything else that it is about. All others derive from it. */
export interface FormStore {
  readonly current: () => FormState;
  /** Takes an event at once: whoever asks next sees what became of it. */
  readonly dispatch: (event: FormEvent) => void;
  /** Calls the listener after each event. @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of one form. */
export function createFormStore(start: FormState): FormStore {
  const listeners = new Set<() => void>();
  let state = start;
  return {
    current: () => state,
    dispatch(event) {
      state = reduceForm(state, event);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An answer with the name of its field. */
type Answer = readonly [field: string, answer: unknown];

/** The answers that a form begins with. */
export function prefillOf(model: Pick<ScreenModel, 'steps'>, sources: Sources): Answers {
  const filled: readonly Answer[] = model.steps
    .flatMap((step) => step.fields)
    .flatMap(({ name, as, prefill, group }): readonly Answer[] => {
      const value = prefill === undefined || as === 'consent' ? undefined : resolveBinding(prefill, sources);
      if (value === undefined || value === null) return [];
      if (group !== undefined)
        return [[name, entriesIn(value).map((entry) => cleanEntry(entry, group.fields))]];
      return [[name, as === 'tel' ? formatPhone(String(value)) : value]];
    });
  return Object.fromEntries(filled);
}

/** Answers with phone numbers as the org keeps them, however they were typed. */
function withStoredPhones(model: Pick<ScreenModel, 'steps'>, answers: Answers): Answers {
  return withPhones(
    model.steps.flatMap((step) => step.fields),
    answers,
  );
}

function withPhones(fields: readonly FieldModel[], answers: Answers): Answers {
  const stored = fields.flatMap(({ name, as, group }): readonly Answer[] => {
    const answer = answers[name];
    // An empty list says that there are none.
    if (group !== undefined)
      return [[name, entriesIn(answer).map((entry) => withPhones(group.fields, entry))]];
    return as === 'tel' && typeof answer === 'string' ? [[name, storedPhone(answer)]] : [];
  });
  return { ...answers, ...Object.fromEntries(stored) };
}

/** The visible answers as they are sent. */
export function sendableOf(model: Pick<ScreenModel, 'steps'>, { fields, answers }: Visibility): Answers {
  const passwords = new Set(fields.filter(({ as }) => as === 'password').map(({ name }) => name));
  return withStoredPhones(model, trimAnswers(answers, passwords));
}
