import { watchChanges } from './form-changes.ts';

/** What was found out about an answer. */
export interface Finding {
  readonly warning?: string | undefined;
  readonly suggestions: readonly string[];
  /** The form's own rule says so, too, when it goes on. */
  readonly isJudged?: boolean;
}

/** What a watch works with. */
export interface AnswerWatchParts {
  /** Finds out about an answer; undefined where there is nothing to say. Never fails. */
  readonly look: (answer: string) => Promise<Finding | undefined>;
  /** Shows what was found, or takes away what was shown. */
  readonly tell: (finding: Finding | undefined) => void;
  /** The form waits for an answer, or no longer. */
  readonly onAsking: (isAsking: boolean) => void;
}

/** How long the form waits for what is being found out, in milliseconds. */
export const longestWait = 2_000;

interface Look {
  readonly answer: string;
  /** Done as soon as what was found is shown. */
  readonly told: Promise<Finding | undefined>;
  isTold: boolean;
  finding?: Finding | undefined;
}

/**
 * Looks at an answer once its control is left, and before its form goes on. A warning that was not seen stops the form
 * once; one that was seen does not. A form in which something is changed while it waits does not go on by itself.
 *
 * @returns ends the watch
 */
export function watchAnswer(control: HTMLInputElement, parts: AnswerWatchParts): () => void {
  const looks = createLooks(control, parts);
  const { form } = control;
  let isPassing = false;
  let isWaiting = false;
  let isOver = false;
  const wait = async ({ told }: Look) => {
    isWaiting = true;
    parts.onAsking(true);
    const changes = watchChanges(form);
    const finding = await Promise.race([told, pause(longestWait)]);
    isWaiting = false;
    const isChanged = changes.end();
    if (isOver) return;
    parts.onAsking(false);
    if (isChanged) return undefined;
    if (finding !== undefined && finding.isJudged !== true) return control.focus();
    isPassing = true;
    form?.requestSubmit();
    isPassing = false;
  };
  const intercept = (event: SubmitEvent) => {
    const now = looks.begin();
    if (isPassing || (now.isTold && !isWaiting)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isWaiting) void wait(now);
  };
  control.addEventListener('blur', looks.begin);
  control.addEventListener('input', looks.follow);
  form?.addEventListener('submit', intercept, true);
  return () => {
    isOver = true;
    if (isWaiting) parts.onAsking(false);
    looks.end();
    control.removeEventListener('blur', looks.begin);
    control.removeEventListener('input', looks.follow);
    form?.removeEventListener('submit', intercept, true);
  };
}

interface Looks {
  /** Looks at the answer of now, which is looked at once. */
  readonly begin: () => Look;
  /** What was said of another answer than that of now is taken away; it is there again with its answer. */
  readonly follow: () => void;
  readonly end: () => void;
}

function createLooks(
  control: HTMLInputElement,
  { look, tell }: Pick<AnswerWatchParts, 'look' | 'tell'>,
): Looks {
  const presses = watchPresses();
  let latest: Look | undefined = { answer: '', told: Promise.resolve(undefined), isTold: true };
  const answerNow = () => control.value.trim();
  const begin = (): Look => {
    const answer = answerNow();
    if (answer === latest?.answer) return latest;
    const find = async () => {
      const finding = answer === '' ? undefined : await look(answer);
      // What moves under a press would not be pressed.
      if (finding !== undefined) await presses.rest();
      if (latest !== now) return undefined;
      now.isTold = true;
      now.finding = finding;
      if (answerNow() === answer) tell(finding);
      return finding;
    };
    const now: Look = { answer, told: Promise.resolve().then(find), isTold: answer === '' };
    latest = now;
    return now;
  };
  return {
    begin,
    follow: () => tell(answerNow() === latest?.answer ? latest.finding : undefined),
    end: () => {
      latest = undefined;
      presses.end();
    },
  };
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Knows whether something is being pressed. */
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
