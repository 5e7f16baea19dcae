import { createClient, getCurrentSession } from '@energy-portal/sdk';
import type { Client, ClientExtension } from '@energy-portal/sdk';
import { staleDataAge } from './persisted-data.ts';

const unauthorized = 401;
/** Operations whose 401 is no end of the session. The write by its id: its validator would come along. */
const sessionOperations: readonly string[] = ['logIn', getCurrentSession.table.id];

/**
 * Creates the record layer of the portal. It reads the session again as soon as the org answers a call with 401: then
 * the guard of the screen redirects to the log-in, which says why the session ended.
 */
export function createPortalClient(extensions: readonly ClientExtension[]): Client {
  const client = createClient({
    extensions,
    // Restored data is mostly stale.
    memory: { staleFor: staleDataAge },
    onEvent(event) {
      if (event.type !== 'answer' || event.status !== unauthorized) return;
      if (!sessionOperations.includes(event.operation)) void client.refresh(getCurrentSession, {});
    },
  });
  return client;
}
