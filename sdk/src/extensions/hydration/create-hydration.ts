import { replayReducers, replay, type Source } from '../journal/replay.ts';
import type { ClientExtension } from '../../client/extension.ts';
import { readBatch } from '../journal/batch.ts';

/** Options of hydration. */
export interface HydrationOptions {
  /** Called when the page's data cannot be understood: the client starts empty. */
  readonly onError?: (() => void) | undefined;
}

const SOURCE: Source = { isKept: false };

/**
 * Starts a client with what the server has written for the page: its first render shows the same, without a request.
 *
 * @param dump what the server's recorder wrote, for example the text of a script element; null for none
 *
 * @example
 * const dump = document.getElementById('data')?.textContent;
 * const client = createClient({ extensions: [createHydration(dump)] });
 */
export function createHydration(
  dump: string | null | undefined,
  { onError }: HydrationOptions = {},
): ClientExtension {
  return {
    reducers: replayReducers,
    connect(host) {
      if (dump === null || dump === undefined) return;
      const batch = readBatch(dump, { entities: host.entities, now: host.clock.now() });
      if (batch) replay(host, batch, SOURCE);
      else onError?.();
    },
  };
}
