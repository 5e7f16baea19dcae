import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import { expireReads } from '../../query/expire-queries.ts';
import { beginOptimisticWrite } from '../../mutation/optimistic-update.ts';
import type { OptimisticWrite } from '../../query/context.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import { isOpen, type PendingWrites } from './pending-writes.ts';
import { inspectCall, type CallFacts } from './queued-call.ts';
import type { AnyWrite, OptimisticChange } from '../../mutation/mutate.ts';
import type { Json } from '../../core/json-value.ts';
import type { QueuedWrite } from './queued-write.ts';

/** Shows the expected outcome of writes that the server does not have yet. */
export interface OptimisticWrites {
  /** Shows a write that is not in the queue, or not yet: what its spec declares, or what is given; nothing for false. */
  begin(id: string, facts: CallFacts, optimistic: boolean | OptimisticChange): void;
  /** Shows what is open in the queue, in its order, and nothing that was in it and is not open any more. */
  show(writes: PendingWrites): void;
  /** Ends one that the server has carried out. What it has answered, if anything, is in the store already. */
  finish(id: string, answer: unknown): void;
  /** Ends one that the server does not have. */
  end(id: string): void;
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
  const begin: OptimisticWrites['begin'] = (id, { call, entities }, optimistic) => {
    const start = optimistic === true ? beginOptimisticWrite : optimistic && optimistic.begin;
    const optimisticWrite = start ? start(call, host) : undefined;
    shown.set(id, { optimisticWrite, entities, isQueued: false });
  };
  const settle = (id: string, isTaken: boolean, answer?: Json): void => {
    const optimisticWrite = shown.get(id)?.optimisticWrite;
    shown.delete(id);
    if (optimisticWrite) host.store.dispatch(optimisticWrite.settle(isTaken, answer));
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
    end: (id) => settle(id, false),
    // An answer is JSON, or there is none.
    finish: (id, answer) => settle(id, answer === undefined, answer as Json | undefined),
    close() {
      for (const id of shown.keys()) settle(id, false);
    },
    show(writes) {
      for (const [id, { entities, isQueued }] of shown) {
        const write = writes.find((one) => one.id === id);
        if (!isQueued || (write && isOpen(write))) continue;
        settle(id, false);
        // What the server says of them by now is not known here.
        if (write?.state === 'refused') continue;
        expireReads(host, [], { others: entities, watching: subscribersShowing(host.store, entities) });
      }
      writes.filter(isOpen).forEach(beginQueued);
    },
  };
}
