import type { GuardAnswer, SubmitAttempt, SubmitGuard } from '../submit-guards.ts';

/** The result of a check of an answer. */
export interface Finding {
  readonly warning?: string | undefined;
  readonly suggestions: readonly string[];
  /** The form's own rule says so, too, when it goes on. */
  readonly isJudged?: boolean;
}

interface AnswerWatchOptions {
  /** Checks an answer; undefined where there is nothing to say. Never fails. */
  readonly check: (answer: string) => Promise<Finding | undefined>;
  /** Shows a finding, or takes away what was shown. */
  readonly show: (finding: Finding | undefined) => void;
}

/** A watch of one control. */
interface AnswerWatch {
  readonly guard: SubmitGuard;
  readonly end: () => void;
}

/** The longest time that the form waits for a check, in milliseconds. */
export const longestWait = 2_000;

interface Check {
  readonly answer: string;
  /** Done as soon as the finding is shown. */
  readonly shown: Promise<Finding | undefined>;
  isShown: boolean;
  finding?: Finding | undefined;
}

/**
 * Checks an answer once its control is left, and before its form goes on. A warning that was not seen stops the form
 * once; one that was seen does not.
 */
export function watchAnswer(control: HTMLInputElement, options: AnswerWatchOptions): AnswerWatch {
  const checks = createChecks(control, options);
  const wait = async ({ shown }: Check, { isChanged }: SubmitAttempt): Promise<GuardAnswer> => {
    const finding = await Promise.race([shown, pause(longestWait)]);
    if (isChanged() || finding === undefined || finding.isJudged === true) return 'pass';
    control.focus();
    return 'stop';
  };
  control.addEventListener('blur', checks.begin);
  control.addEventListener('input', checks.follow);
  return {
    guard(attempt) {
      const now = checks.begin();
      return now.isShown ? undefined : wait(now, attempt);
    },
    end() {
      checks.end();
      control.removeEventListener('blur', checks.begin);
      control.removeEventListener('input', checks.follow);
    },
  };
}

interface Checks {
  /** Begins the check of the present answer; each answer is checked once. */
  readonly begin: () => Check;
  /** Takes a finding about another answer away; it is there again with its answer. */
  readonly follow: () => void;
  readonly end: () => void;
}

function createChecks(control: HTMLInputElement, { check, show }: AnswerWatchOptions): Checks {
  const presses = watchPresses();
  let latest: Check | undefined = { answer: '', shown: Promise.resolve(undefined), isShown: true };
  const answerNow = () => control.value.trim();
  const begin = (): Check => {
    const answer = answerNow();
    if (answer === latest?.answer) return latest;
    const run = async () => {
      const finding = answer === '' ? undefined : await check(answer);
      // A control that moves under a press would not be pressed.
      if (finding !== undefined) await presses.rest();
      if (latest !== now) return undefined;
      now.isShown = true;
      now.finding = finding;
      if (answerNow() === answer) show(finding);
      return finding;
    };
    const now: Check = { answer, shown: Promise.resolve().then(run), isShown: answer === '' };
    latest = now;
    return now;
  };
  return {
    begin,
    follow: () => show(answerNow() === latest?.answer ? latest.finding : undefined),
    end: () => {
      latest = undefined;
      presses.end();
    },
  };
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Watches presses; `rest` waits for the end of one that is under way. */
function watchPresses(): { readonly rest: () => Promise<void>; readonly end: () => void } {
  let released = Promise.resolve();
  const press = () => {
    released = new Promise((resolve) => {
      // The click comes after it.
      const release = () => setTimeout(resolve, 0);
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true });
    });
  };
  addEventListener('pointerdown', press);
  return { rest: () => released, end: () => removeEventListener('pointerdown', press) };
}
