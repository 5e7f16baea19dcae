import { createClient, getCurrentSession, mutations } from '@energy-portal/sdk';
import type { Client, ClientExtension } from '@energy-portal/sdk';
import { keptFor } from './kept-for.ts';

const unauthorized = 401;
/** A 401 of these says nothing about a session that was there. The write by its id: its validator would come along. */
const judgesNoSession: readonly string[] = ['logIn', getCurrentSession.table.id];

/**
 * A record layer that asks who is there as soon as the org refuses a call for want of a session: then the door of the
 * screen leads to the log-in, which tells why the session ended.
 */
export function createWatchfulClient(extensions: readonly ClientExtension[]): Client {
  const client = createClient({
    extensions,
    // A form shows what it will bring at once.
    traits: [mutations],
    // What was kept is mostly stale when it comes back.
    memory: { staleFor: keptFor },
    onEvent(event) {
      if (event.type !== 'answer' || event.status !== unauthorized) return;
      if (!judgesNoSession.includes(event.operation)) void client.refresh(getCurrentSession, {});
    },
  });
  return client;
}
