import { SdkError } from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { exampleEmail } from '../forms/example-email.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import { randomId } from '../forms/uuid.ts';
import { masking } from '../page/masking.ts';
import type { BlockPage, LoadOperation } from '../page/page.ts';
import type { Texts } from '../page/texts.ts';
import { refill } from './refilling.ts';
import {
  createAttempts,
  errorsOf,
  failureCodeOf,
  messageKeyOf,
  operationOf,
  orNotSent,
  payloadOf,
  send,
} from './submission.ts';

/** The end of the last submission, as sources name it. */
export type LastSubmission = Pick<Sources, 'result' | 'failure' | 'attempt'>;

/** The client and the words of the page that calls. */
interface CallContext {
  readonly client: Client;
  /** The session that it was shown in, as `Client.session` told it then. */
  readonly session: number;
  readonly load: LoadOperation;
  readonly texts: Texts;
}

/** The page that sends a form. */
export interface SendContext extends Omit<CallContext, 'session'> {
  readonly model: ScreenModel;
  readonly setLast: (change: (before: LastSubmission) => LastSubmission) => void;
  /** Tells of success. */
  readonly tell: (message: string) => void;
  /** Goes to another screen. */
  readonly go: (path: string) => void;
}

/**
 * Creates what sends the form of one screen: what the bindings find in the sources, or nothing. It tells of success, and
 * moves on.
 *
 * @param contextNow the page as it is when something is sent
 */
export function createSending(contextNow: () => SendContext): SendAnswers {
  const attempts = createAttempts(randomId);
  return async (submission, sources, { before, prefill, nameOf, isAsked }) => {
    const { client, load, texts, model, setLast, tell, go: goTo } = contextNow();
    const session = client.session();
    let answer: unknown;
    let attempt: string | undefined;
    try {
      const given = { ...(await withoutCards(sources, model)), attempt: '', began: before };
      const content = JSON.stringify(payloadOf(submission, given, before));
      attempt = await (nameOf?.(content) ?? attempts.nameOf(content));
      const payload = payloadOf(submission, { ...given, attempt }, before);
      if (payload.kind === 'call') {
        const operation = operationOf(submission, model.conditions, given);
        answer = await send({ client, load, session }, operation, payload.config);
        setLast(() => ({ result: answer, attempt, failure: undefined }));
        attempts.end();
      }
    } catch (failure) {
      setLast(({ result }) => ({ result, attempt, failure: failureCodeOf(failure) }));
      const typed = (field: string | undefined) => (field === undefined ? undefined : sources.answers[field]);
      const text = (key: string, field?: string, count?: number) =>
        texts.text(key, { email: exampleEmail(typed(field), texts.text('emailExample')), count });
      const failedBy = (error: unknown) =>
        ({ ok: false, errors: errorsOf(submission, error, { text, isAsked }) }) as const;
      const failed = failedBy(failure);
      const names = failed.errors.flatMap(({ refill = [] }) => refill);
      if (names.length === 0 || prefill === undefined) return failed;
      return await refill(names, { client, load, model, sources, prefill }).then(
        (refilled) => ({ ...failed, refilled }),
        failedBy,
      );
    }
    const { message, go } = submission.done;
    if (message !== undefined) tell(texts.text(messageKeyOf(message)));
    // `return` is the shell's: it takes customers away from a guests' screen to where they were heading.
    if (go !== undefined && go !== 'return') goTo(go);
    return { ok: true, answer };
  };
}

/** Sources in which no text that a customer typed has a card's number: nothing is sent before that is sure. */
async function withoutCards(sources: Sources, { steps }: ScreenModel): Promise<Sources> {
  const { withoutCardNumbers } = await orNotSent(masking.load);
  const fields = steps.flatMap((step) => step.fields);
  return { ...sources, answers: withoutCardNumbers(sources.answers, fields) };
}

/** Calls for a block that shows the progress by itself: no notice, no `result`, no way to another screen. */
export async function callForBlock(
  {
    client,
    session,
    load,
    texts,
    model,
    sources,
  }: CallContext & Pick<SendContext, 'model'> & { readonly sources: Sources },
  submission: Submission,
  { signal, onProgress }: Pick<NonNullable<Parameters<BlockPage['call']>[1]>, 'signal' | 'onProgress'>,
): ReturnType<BlockPage['call']> {
  const context = { client, session, load, options: { signal, onProgress } };
  try {
    const { withMaskedFileNames } = await orNotSent(masking.load);
    const item = withMaskedFileNames(sources.item);
    const payload = payloadOf(submission, { ...(await withoutCards(sources, model)), item }, {});
    const config = payload.kind === 'call' ? payload.config : {};
    return { ok: true, data: await send(context, submission.operation, config) };
  } catch (error) {
    const text = (key: string, _field?: string, count?: number) => texts.text(key, { count });
    const [first] = errorsOf(submission, error, { text, isAsked: () => false });
    const codes = error instanceof SdkError ? error.errors.map(({ errorCode }) => errorCode) : [];
    return { ok: false, message: first?.message ?? texts.text('errors.somethingWentWrong'), codes };
  }
}
