import { readHostedMessage } from './hosted-answer.ts';
import { watchChanges } from './form-changes.ts';
import type { FormChanges } from './form-changes.ts';
import type { HostedAnswer } from './hosted-answer.ts';

/** How long the form waits for the processor, in milliseconds. */
const patience = 15_000;

/** What the field does about the conversation. */
export interface HostedListener {
  readonly onHeight: (height: number) => void;
  /** `isAsked`: the form's button was pressed, nothing in it was changed since, and it is to go on with the answer. */
  readonly onGiven: (answer: HostedAnswer, isAsked: boolean) => void;
  /** The frame is asked, or no longer. */
  readonly onAsking: (isAsking: boolean) => void;
  /** No answer came; `isThere` tells whether the frame ever said anything. */
  readonly onSilence: (isThere: boolean) => void;
}

/**
 * Stands between a form and the processor's frame in it. The form's button asks the frame for what was typed; the form
 * is judged when the frame has refused it, and is not sent before the answer counts. Whatever another window or origin
 * says is not heard.
 *
 * @returns ends the conversation
 */
export function converse(frame: HTMLIFrameElement, origin: string, listener: HostedListener): () => void {
  const form = frame.closest('form');
  let isThere = false;
  let isJudging = false;
  const asking = createAsking(form, listener, () => listener.onSilence(isThere));
  const ask = () => frame.contentWindow?.postMessage({ type: 'hosted-fields.submit' }, origin);
  const judge = () => {
    isJudging = true;
    form?.requestSubmit();
    isJudging = false;
  };
  const intercept = (event: SubmitEvent) => {
    if (isJudging) return;
    event.preventDefault();
    event.stopPropagation();
    if (asking.isUnderWay()) return;
    asking.begin();
    if (isThere) ask();
  };
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = readHostedMessage(event.data);
    if (message?.type === 'hosted-fields.height') {
      listener.onHeight(message.height);
      // It was asked for before it could hear.
      if (!isThere && asking.isUnderWay()) ask();
      isThere = true;
    }
    if (message?.type === 'hosted-fields.given') listener.onGiven(message.answer, asking.end() === 'asked');
    if (message?.type === 'hosted-fields.refused' && asking.end() !== 'idle') judge();
    if (message?.type === 'hosted-fields.lost' && asking.end() !== 'idle') listener.onSilence(true);
    if (message?.type === 'hosted-fields.enter') form?.requestSubmit();
  };
  form?.addEventListener('submit', intercept, true);
  window.addEventListener('message', hear);
  return () => {
    asking.end();
    form?.removeEventListener('submit', intercept, true);
    window.removeEventListener('message', hear);
  };
}

/** The time in which the frame is asked. */
interface Asking {
  readonly isUnderWay: () => boolean;
  readonly begin: () => void;
  /** Tells whether it was asked at all, and whether something else in the form was changed meanwhile. */
  readonly end: () => 'idle' | 'asked' | 'changed';
}

function createAsking(
  form: HTMLFormElement | null,
  { onAsking }: Pick<HostedListener, 'onAsking'>,
  onSilence: () => void,
): Asking {
  let asked: { readonly limit: ReturnType<typeof setTimeout>; readonly changes: FormChanges } | undefined;
  const end = () => {
    if (asked === undefined) return 'idle';
    clearTimeout(asked.limit);
    const isChanged = asked.changes.end();
    asked = undefined;
    onAsking(false);
    return isChanged ? 'changed' : 'asked';
  };
  const begin = () => {
    const limit = setTimeout(() => {
      end();
      onSilence();
    }, patience);
    asked = { limit, changes: watchChanges(form) };
    onAsking(true);
  };
  return { isUnderWay: () => asked !== undefined, begin, end };
}
