import { SdkError } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { exampleEmail } from '../forms/example-email.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import { randomId } from '../forms/uuid.ts';
import type { BlockPage } from '../page/page.ts';
import type { Texts } from '../page/texts.ts';
import { afterSending, useClearToasts, useToast } from '../ui/index.ts';
import { useOperationLoader } from './screen-cache.ts';
import {
  createAttempts,
  failureCodeOf,
  messageKeyOf,
  operationOf,
  payloadOf,
  errorsOf,
  send,
} from './submission.ts';

/** The end of the last submission, as sources name it. */
export type LastSubmission = Pick<Sources, 'result' | 'failure' | 'attempt'>;

interface SubmitOptions {
  readonly model: ScreenModel;
  readonly texts: Texts;
  readonly setLast: (change: (before: LastSubmission) => LastSubmission) => void;
}

/** Returns a function that sends what the bindings find in the sources, or nothing, tells of success, and moves on. */
export function useSubmit({ model, texts, setLast }: SubmitOptions): SendAnswers {
  const client = useClient();
  const load = useOperationLoader(model);
  const [attempts] = useState(() => createAttempts(randomId));
  const toast = useToast();
  const clearToasts = useClearToasts();
  const [, navigate] = useLocation();
  return async (submission, sources, { before, nameOf, isAsked }) => {
    clearToasts();
    const given = { ...sources, attempt: '' };
    let answer: unknown;
    let attempt: string | undefined;
    try {
      const content = JSON.stringify(payloadOf(submission, given, before));
      attempt = await (nameOf?.(content) ?? attempts.nameOf(content));
      const payload = payloadOf(submission, { ...given, attempt }, before);
      if (payload.kind === 'call') {
        const operation = operationOf(submission, model.conditions, given);
        answer = await send({ client, load }, operation, payload.config);
        setLast(() => ({ result: answer, attempt, failure: undefined }));
        attempts.end();
      }
    } catch (error) {
      setLast(({ result }) => ({ result, attempt, failure: failureCodeOf(error) }));
      const typed = (field: string | undefined) => (field === undefined ? undefined : sources.answers[field]);
      const text = (key: string, field?: string, count?: number) =>
        texts.text(key, { email: exampleEmail(typed(field), texts.text('emailExample')), count });
      const errors = errorsOf(submission, error, { text, isAsked });
      return { ok: false, errors };
    }
    const { message, go } = submission.done;
    if (message !== undefined) toast(texts.text(messageKeyOf(message)));
    // `return` is the shell's: it takes customers away from a guests' screen to where they were heading.
    if (go !== undefined && go !== 'return') navigate(go, { state: afterSending });
    return { ok: true, answer };
  };
}

interface CallOptions extends Pick<SubmitOptions, 'model' | 'texts'> {
  readonly sources: Sources;
}

/**
 * Returns a function that calls for blocks that show the progress by themselves: no notice, no `result`, no way to another
 * screen.
 */
export function useCall({ model, sources, texts }: CallOptions): BlockPage['call'] {
  const client = useClient();
  const load = useOperationLoader(model);
  return async (submission, { item, signal, onProgress } = {}) => {
    const payload = payloadOf(submission, { ...sources, item }, {});
    const config = payload.kind === 'call' ? payload.config : {};
    const context = { client, load, options: { signal, onProgress } };
    try {
      return { ok: true, data: await send(context, submission.operation, config) };
    } catch (error) {
      const text = (key: string, _field?: string, count?: number) => texts.text(key, { count });
      const [first] = errorsOf(submission, error, { text, isAsked: () => false });
      const codes = error instanceof SdkError ? error.errors.map(({ errorCode }) => errorCode) : [];
      return { ok: false, message: first?.message ?? texts.text('errors.somethingWentWrong'), codes };
    }
  };
}
