import type { ClientExtension } from '../../client/extension.ts';
import { replayReducers } from '../journal/replay.ts';
import { applyBatch, readDump, registerHost, type HydrationOptions } from './hydrate.ts';

/**
 * Starts a client with what the server has written for the page: its first render shows the same, without a request.
 * More can be brought in later, by `hydrate`, `hydrateFromStream` and `HydrationBoundary`.
 *
 * @param dump what the server's recorder wrote, for example the text of a script element; null for none
 *
 * @example
 * const dump = document.getElementById('data')?.textContent;
 * const client = createClient({ extensions: [createHydration(dump)] });
 */
export function createHydration(
  dump?: string | null | undefined,
  options: HydrationOptions = {},
): ClientExtension {
  return {
    reducers: replayReducers,
    connect(host) {
      registerHost(host);
      const batch = readDump(host, dump, options);
      if (batch) applyBatch(host, batch);
    },
  };
}
