import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import type { BlockPage } from '../page/page.ts';
import type { Texts } from '../page/texts.ts';
import { afterSending, useClearToasts, useToast } from '../ui/index.ts';
import { useOperationLoader } from './screen-cache.ts';
import type { LastSubmission, SendContext } from './sending.ts';

/** The code that sends: no customer has acted before the first frame, so it is no burden of that. */
const fetchSending = () => import('./sending.ts');

/** Fetches the code that sends: a connection that breaks later costs no more than the org's answer. */
export function prefetchSending(): void {
  fetchSending().catch(() => undefined);
}

interface SubmitOptions {
  readonly model: ScreenModel;
  readonly texts: Texts;
  readonly setLast: (change: (before: LastSubmission) => LastSubmission) => void;
}

/** Returns a function that sends what the bindings find in the sources, or nothing, tells of success, and moves on. */
export function useSubmit({ model, texts, setLast }: SubmitOptions): SendAnswers {
  const client = useClient();
  // That of the page as it is shown: what waits on it is not sent in the next one.
  const session = client.session();
  const load = useOperationLoader(model);
  const tell = useToast();
  const clearToasts = useClearToasts();
  const [, navigate] = useLocation();
  const go = (path: string) => navigate(path, { state: afterSending });
  const latest = useRef<SendContext>({ client, load, texts, model, setLast, tell, go });
  const sending = useRef<SendAnswers>(undefined);
  useEffect(() => {
    latest.current = { client, load, texts, model, setLast, tell, go };
  });
  return async (submission, sources, options) => {
    clearToasts();
    try {
      sending.current ??= (await fetchSending()).createSending(() => latest.current);
    } catch {
      return unsent(texts);
    }
    return client.session() === session ? await sending.current(submission, sources, options) : unsent(texts);
  };
}

/** The answer to a form that was not sent: its code could not be fetched, or another session has begun. */
const unsent = (texts: Texts): Awaited<ReturnType<SendAnswers>> => ({
  ok: false,
  errors: [{ message: notSent(texts) }],
});

/** The words for a call that did not begin. */
const notSent = (texts: Texts): string =>
  texts.text(navigator.onLine ? 'errors.somethingWentWrong' : 'errors.offline');

interface CallOptions extends Pick<SubmitOptions, 'model' | 'texts'> {
  readonly sources: Sources;
}

/** Returns a function that calls for blocks that show the progress by themselves. */
export function useCall({ model, sources, texts }: CallOptions): BlockPage['call'] {
  const client = useClient();
  const session = client.session();
  const load = useOperationLoader(model);
  return async (submission, { item, ...options } = {}) => {
    try {
      const { callForBlock } = await fetchSending();
      const context = { client, session, load, texts, model, sources: { ...sources, item } };
      return await callForBlock(context, submission, options);
    } catch {
      return { ok: false, message: notSent(texts), codes: [] };
    }
  };
}
