import { readHostedMessage } from './hosted-answer.ts';
import type { HostedAnswer } from './hosted-answer.ts';

/** How long the form waits for the processor, in milliseconds. */
const patience = 15_000;

/** What the field does about the conversation. */
export interface HostedListener {
  readonly onHeight: (height: number) => void;
  /** `isAsked`: the form's button was pressed, and the form is to go on with it. */
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
  let limit: ReturnType<typeof setTimeout> | undefined;
  const ask = () => frame.contentWindow?.postMessage({ type: 'hosted-fields.submit' }, origin);
  const end = (): boolean => {
    const wasAsking = limit !== undefined;
    clearTimeout(limit);
    limit = undefined;
    if (wasAsking) listener.onAsking(false);
    return wasAsking;
  };
  const judge = () => {
    isJudging = true;
    form?.requestSubmit();
    isJudging = false;
  };
  const intercept = (event: SubmitEvent) => {
    if (isJudging) return;
    event.preventDefault();
    event.stopPropagation();
    if (limit !== undefined) return;
    limit = setTimeout(() => {
      end();
      listener.onSilence(isThere);
    }, patience);
    listener.onAsking(true);
    if (isThere) ask();
  };
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = readHostedMessage(event.data);
    if (message?.type === 'hosted-fields.height') {
      listener.onHeight(message.height);
      // It was asked for before it could hear.
      if (!isThere && limit !== undefined) ask();
      isThere = true;
    }
    if (message?.type === 'hosted-fields.given') listener.onGiven(message.answer, end());
    if (message?.type === 'hosted-fields.refused' && end()) judge();
    if (message?.type === 'hosted-fields.enter') form?.requestSubmit();
  };
  form?.addEventListener('submit', intercept, true);
  window.addEventListener('message', hear);
  return () => {
    end();
    form?.removeEventListener('submit', intercept, true);
    window.removeEventListener('message', hear);
  };
}
