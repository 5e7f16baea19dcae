import { SdkError } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/react';
import type { BlockPage } from '../page/page.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { useOperationLoader } from './screen-cache.ts';
import { payloadOf, problemsOf, send } from './submission.ts';
import type { Texts } from '../page/texts.ts';

/** What calls are made from. */
interface CallParts {
  readonly model: ScreenModel;
  readonly sources: Sources;
  readonly texts: Texts;
}

/** Calls for blocks that show by themselves how far they are: no notice, no `result`, no way to another screen. */
export function useCall({ model, sources, texts }: CallParts): BlockPage['call'] {
  const client = useClient();
  const load = useOperationLoader(model);
  return async (submission, { item, signal, onProgress } = {}) => {
    const payload = payloadOf(submission, { ...sources, item }, {});
    const config = payload.kind === 'call' ? payload.config : {};
    const parts = { client, load, options: { signal, onProgress } };
    try {
      return { ok: true, data: await send(parts, submission.operation, config) };
    } catch (failure) {
      const [problem] = problemsOf(submission, failure, (key, _field, count) => texts.text(key, { count }));
      const codes = failure instanceof SdkError ? failure.errors.map(({ errorCode }) => errorCode) : [];
      return { ok: false, message: problem?.message ?? texts.text('errors.somethingWentWrong'), codes };
    }
  };
}
