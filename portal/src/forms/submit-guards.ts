/** The present attempt to go on, as a guard sees it. */
export interface SubmitAttempt {
  /** Returns true once something in the form was typed or chosen since the attempt began. */
  readonly isChanged: () => boolean;
}

/**
 * The answer of a guard: `stop` keeps the form where it is; `refuse` leaves its field without an answer, which the form
 * judges.
 */
export type GuardAnswer = 'pass' | 'refuse' | 'stop';

/**
 * A field's say before its form goes on, such as fetching the answer of a frame, or waiting for what the org thinks of an
 * answer. It never fails.
 *
 * @returns undefined where nothing has to be waited for
 */
export type SubmitGuard = (attempt: SubmitAttempt) => Promise<GuardAnswer> | undefined;

/** The listener of {@link SubmitGuards}. */
interface SubmitListener {
  /** Tells how many guards have not answered yet. */
  readonly onWaiting: (pending: number) => void;
  /** Tells that the form may go on; at once where there was nothing to wait for. */
  readonly onPass: () => void;
  /** Tells that the form is to be judged, and not to go on: an answer was refused while something else was changed. */
  readonly onRefuse: () => void;
  readonly onStop: () => void;
}

/** The guards of a form. */
export interface SubmitGuards {
  /** Registers the guard of a field. @returns removes it; one that was waited for has stopped the form */
  readonly add: (field: string, guard: SubmitGuard) => () => void;
  /** Notes that something was typed or chosen: it is not sent unseen by an attempt that began before. */
  readonly noteInput: () => void;
  /**
   * Begins an attempt: all guards begin at once, in the order of the form, and are awaited in that order. A second call
   * meanwhile does nothing.
   */
  readonly run: (fields: readonly string[]) => void;
}

interface Registered {
  readonly field: string;
  readonly guard: SubmitGuard;
  /** Ends the waiting for this guard. */
  leave: () => void;
}

/** Creates the guards of one form; it has none yet. */
export function createSubmitGuards({ onWaiting, onPass, onRefuse, onStop }: SubmitListener): SubmitGuards {
  let beforeSubmit: readonly Registered[] = [];
  let inputs = 0;
  let isRunning = false;
  // Without anything to wait for it passes at once.
  const settle = async (waits: readonly Promise<GuardAnswer>[], { isChanged }: SubmitAttempt) => {
    const answers: GuardAnswer[] = [];
    for (const [index, wait] of waits.entries()) {
      onWaiting(waits.length - index);
      answers.push(await wait);
    }
    isRunning = false;
    if (answers.includes('stop')) onStop();
    else if (!isChanged()) onPass();
    else if (answers.includes('refuse')) onRefuse();
    else onStop();
  };
  return {
    add(field, guard) {
      const registered: Registered = { field, guard, leave: () => undefined };
      beforeSubmit = [...beforeSubmit, registered];
      return () => {
        beforeSubmit = beforeSubmit.filter((one) => one !== registered);
        registered.leave();
      };
    },
    noteInput: () => {
      inputs += 1;
    },
    run(fields) {
      if (isRunning) return;
      const before = inputs;
      const attempt = { isChanged: () => inputs !== before };
      const ordered = [...beforeSubmit].sort(
        (one, other) => fields.indexOf(one.field) - fields.indexOf(other.field),
      );
      const waits = ordered.flatMap((registered) => waitFor(registered, attempt) ?? []);
      isRunning = true;
      void settle(waits, attempt);
    },
  };
}

/** Begins a guard; one whose field goes meanwhile stops the form. */
function waitFor(registered: Registered, attempt: SubmitAttempt): Promise<GuardAnswer> | undefined {
  const answer = registered.guard(attempt);
  if (answer === undefined) return undefined;
  const gone = new Promise<GuardAnswer>((resolve) => {
    registered.leave = () => resolve('stop');
  });
  return Promise.race([answer, gone]);
}
