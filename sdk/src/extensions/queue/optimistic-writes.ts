import { expireReads } from '../../query/expire-queries.ts';
import { beginOptimisticWrite, type OptimisticWrite } from '../../mutation/optimistic-update.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import { isOpen, type PendingWrites } from './pending-writes.ts';
import { inspectCall, type CallFacts } from './queued-call.ts';
import type { AnyWrite } from '../../mutation/mutate.ts';
import type { QueuedWrite } from './queued-write.ts';

/** Shows the expected outcome of writes that the server does not have yet. */
export interface OptimisticWrites {
  /** Shows a write that is not in the queue, or not yet; nothing of one that is not to be shown. */
  begin(id: string, facts: CallFacts, isShown: boolean): void;
  /** Shows what is open in the queue, in its order, and nothing that was in it and is not open any more. */
  show(writes: PendingWrites): void;
  /** Ends one; `isTaken` where the server has taken the write without saying what came of it. */
  end(id: string, isTaken: boolean): void;
  /** Ends all. */
  close(): void;
}

interface Shown {
  readonly optimisticWrite: OptimisticWrite | undefined;
  readonly entities: readonly EntityIdentity[];
  isQueued: boolean;
}

/** Optimistic updates in the store of a client. */
export function createOptimisticWrites(
  host: ExtensionHost,
  operations: ReadonlyMap<string, AnyWrite>,
): OptimisticWrites {
  const shown = new Map<string, Shown>();
  const begin: OptimisticWrites['begin'] = (id, { call, entities }, isShown) => {
    const optimisticWrite = isShown ? beginOptimisticWrite(call, host) : undefined;
    shown.set(id, { optimisticWrite, entities, isQueued: false });
  };
  const end: OptimisticWrites['end'] = (id, isTaken) => {
    const optimisticWrite = shown.get(id)?.optimisticWrite;
    shown.delete(id);
    if (optimisticWrite) host.store.dispatch(optimisticWrite.settle(isTaken));
  };
  const beginQueued = (write: QueuedWrite): void => {
    const facts = shown.has(write.id) ? undefined : factsOf(write);
    if (facts) begin(write.id, facts, write.isShown);
    const own = shown.get(write.id);
    if (own) own.isQueued = true;
  };
  const factsOf = (write: QueuedWrite): CallFacts | undefined => {
    const operation = operations.get(write.operation);
    try {
      return operation && inspectCall(operation, write.config, host);
    } catch {
      // What cannot be sent any more is set aside when its turn comes.
      return undefined;
    }
  };
  return {
    begin,
    end,
    close() {
      for (const id of shown.keys()) end(id, false);
    },
    show(writes) {
      for (const [id, { entities, isQueued }] of shown) {
        const write = writes.find((one) => one.id === id);
        if (!isQueued || (write && isOpen(write))) continue;
        end(id, false);
        // What the server says of them by now is not known here.
        if (write?.state !== 'refused') expireReads(host, [], { others: entities, inAll: true });
      }
      writes.filter(isOpen).forEach(beginQueued);
    },
  };
}
