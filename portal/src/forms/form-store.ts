import { reduceForm } from '../../screen-language/model/state.ts';
import type { FormEvent, FormState } from '../../screen-language/model/state.ts';

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
