import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import { expireReads } from '../../query/expire-queries.ts';
import { askOnce } from '../../query/run-query.ts';
import type { FetchCauses } from './fetch-causes.ts';
import type { InspectorCommand } from './session.ts';

/** Orders that concern the store; the others are the inspector's own. */
type StoreCommand = Exclude<InspectorCommand, { do: 'simulate' | 'stop-simulating' | 'clear' }>;

/** Carries out an order; nothing happens where what it names is gone. */
export function carryOut(command: StoreCommand, host: ExtensionHost, causes: FetchCauses): void {
  switch (command.do) {
    case 'invalidate':
      return invalidate(command.key, host);
    case 'refetch':
      return refetch(command.key, host, causes);
    case 'invalidate-record':
      host.inFlight.detach();
      return expireReads(host, [], {
        others: [command.record],
        watching: subscribersShowing(host.store, [command.record]),
      });
    case 'rollback':
      return rollBack(command.record, command.id, host);
  }
}

function invalidate(key: string, host: ExtensionHost): void {
  const result = host.store.result(key);
  if (!result) return;
  // What is in flight may have been answered before.
  host.inFlight.detach();
  expireReads(host, [result]);
}

/** Whoever watches it asks; where nobody does, it is asked for as it was last. */
function refetch(key: string, host: ExtensionHost, causes: FetchCauses): void {
  const watching = [...valuesOf(host.store.result(key)?.subscribers)];
  for (const subscriber of watching) subscriber.refresh();
  const call = causes.callOf(key);
  if (watching.length === 0 && call) void askOnce(call, host);
}

/** Shows what the server said again, as if it had refused the write. */
function rollBack(entity: EntityIdentity, id: number, { store }: ExtensionHost): void {
  store.dispatch([{ type: 'optimistic-settled', epoch: store.epoch(), entity, id }]);
}
