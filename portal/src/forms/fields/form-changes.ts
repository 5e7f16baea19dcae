/** Whether something is changed in a form from now on. */
export interface FormChanges {
  /** Ends the watch. @returns whether something was changed while it lasted */
  readonly end: () => boolean;
}

/** Watches what is typed or chosen in a form that waits for something: it must not be sent unseen. */
export function watchChanges(form: HTMLFormElement | null): FormChanges {
  let isChanged = false;
  const note = () => {
    isChanged = true;
  };
  form?.addEventListener('input', note, true);
  return {
    end() {
      form?.removeEventListener('input', note, true);
      return isChanged;
    },
  };
}
