import type { Ledger } from './ledger.ts';
import { drop, later, resume } from './pending-writes.ts';
import { inspectCall, operationOf } from './queued-call.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Sender } from './sender.ts';
import type { QueueContext } from './environment.ts';
import { isFinal } from './error-kind.ts';

interface RequeueContext {
  readonly context: QueueContext;
  readonly ledger: Ledger;
  readonly sender: Sender;
}

/** Takes a write out for good, unless it is under way. */
export async function dropOne(id: string, { context, ledger, sender }: RequeueContext): Promise<void> {
  let dropped: QueuedWrite | undefined;
  await ledger.change((writes) => {
    const after = drop(writes, id);
    dropped = after === writes ? undefined : writes.find((write) => write.id === id);
    return after;
  });
  if (dropped) context.emit({ type: 'dropped', entries: [dropped], reason: 'wanted' });
  sender.nudge();
}

type WriteChange = Parameters<typeof resume>[2];

/** Puts a write that was set aside back to its place. */
export async function requeue(
  id: string,
  { ledger, sender }: RequeueContext,
  changeOf: (write: QueuedWrite) => WriteChange,
): Promise<void> {
  await ledger.change((writes) => {
    const write = writes.find((one) => one.id === id);
    return write ? resume(writes, id, changeOf(write)) : writes;
  });
  sender.wake();
}

/** The same write once more: what the server has refused for certain is another call. */
export function retried(write: QueuedWrite, context: QueueContext): WriteChange {
  const { version } = context;
  const { guard, records } = inspectCall(
    operationOf({ ...write, version }, context),
    write.config,
    context.host,
  );
  const idempotencyKey = isFinal(write) ? context.host.createId() : write.idempotencyKey;
  const known = write.guard !== undefined && guard !== undefined ? later(write.guard, guard) : write.guard;
  return { version, records, guard: known, idempotencyKey };
}

/** The same write with another configuration, made with the record in view as the client knows it now. */
export function replaced(
  write: QueuedWrite,
  { config }: { readonly config: unknown },
  context: QueueContext,
): WriteChange {
  const change = retried({ ...write, config }, context);
  return { ...change, config };
}
