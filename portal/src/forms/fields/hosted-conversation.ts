import type { GuardAnswer, SubmitAttempt, SubmitGuard } from '../submit-guards.ts';
import { readHostedMessage } from './hosted-answer.ts';
import type { HostedAnswer } from './hosted-answer.ts';

/** The longest time that the form waits for the processor, in milliseconds. */
const patience = 15_000;

/** The field around the frame. */
export interface HostedListener {
  readonly onHeight: (height: number) => void;
  /** `isAsked`: the form's button was pressed, nothing in it was changed since, and it is to go on with the answer. */
  readonly onGiven: (answer: HostedAnswer, isAsked: boolean) => void;
  /** Tells that the frame is asked for its answer. */
  readonly onAsk: () => void;
  /** Tells that no answer came; `isThere` is true where the frame ever said anything. */
  readonly onSilence: (isThere: boolean) => void;
  /** Enter was pressed in the frame. */
  readonly onEnter: () => void;
}

/** A conversation with a frame. */
interface Conversation {
  /** Asks the frame for its answer before the form goes on. */
  readonly guard: SubmitGuard;
  readonly end: () => void;
}

interface Asking {
  readonly attempt: SubmitAttempt;
  readonly answer: (answer: GuardAnswer) => void;
  readonly limit: ReturnType<typeof setTimeout>;
}

/**
 * Begins a conversation between a form and the processor's frame in it. The form's button asks the frame for what was
 * typed; the form is judged when the frame has refused it, and is not sent before the answer counts. Messages of another
 * window or origin are ignored.
 */
export function converse(frame: HTMLIFrameElement, origin: string, listener: HostedListener): Conversation {
  let isThere = false;
  let asking: Asking | undefined;
  const ask = () => frame.contentWindow?.postMessage({ type: 'hosted-fields.submit' }, origin);
  const settle = (answer: GuardAnswer) => {
    clearTimeout(asking?.limit);
    asking?.answer(answer);
    asking = undefined;
  };
  const fallSilent = () => {
    settle('stop');
    listener.onSilence(isThere);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = readHostedMessage(event.data);
    if (message?.type === 'hosted-fields.height') {
      listener.onHeight(message.height);
      // It was asked for before it could hear.
      if (!isThere && asking !== undefined) ask();
      isThere = true;
    }
    if (message?.type === 'hosted-fields.given') {
      listener.onGiven(message.answer, asking?.attempt.isChanged() === false);
      settle('pass');
    }
    if (message?.type === 'hosted-fields.refused') settle('refuse');
    if (message?.type === 'hosted-fields.lost' && asking !== undefined) fallSilent();
    if (message?.type === 'hosted-fields.enter') listener.onEnter();
  };
  window.addEventListener('message', onMessage);
  return {
    guard: (attempt) =>
      new Promise((resolve) => {
        asking = { attempt, answer: resolve, limit: setTimeout(fallSilent, patience) };
        listener.onAsk();
        if (isThere) ask();
      }),
    end() {
      settle('stop');
      window.removeEventListener('message', onMessage);
    },
  };
}
