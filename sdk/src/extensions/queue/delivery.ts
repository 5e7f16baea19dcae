import { sessionChanged } from '../../query/fetch-query.ts';
import { writeOnce, type WriteOptions, type AnyWrite } from '../../mutation/mutate.ts';
import { asSdkError, SdkError } from '../../core/errors.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';
import type { Ledger } from './ledger.ts';
import { append, isBlocked } from './pending-writes.ts';
import type { CallFacts } from './queued-call.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Sender } from './sender.ts';
import type { QueueContext } from './environment.ts';
import type { KeyedMutex } from '../storage/keyed-mutex.ts';
import { classifyError } from './error-kind.ts';

/** Options of a queued write. */
export type QueueWriteOptions = Omit<WriteOptions, 'idempotencyKey' | 'session'>;

/** The outcome of a queued write: the server has it, or the device. */
export type Delivery<TData> =
  | { readonly state: 'done'; readonly data: TData }
  | { readonly state: 'queued'; readonly entry: QueuedWrite };

/** The context of a delivery. */
interface DeliveryContext {
  readonly context: QueueContext;
  readonly ledger: Ledger;
  readonly sender: Sender;
  readonly optimisticWrites: OptimisticWrites;
  readonly mutex: KeyedMutex;
  /** Ends with the user's queue. */
  readonly signal: AbortSignal;
}

/** A write on its way. */
interface Writing {
  readonly id: string;
  readonly operation: AnyWrite;
  readonly config: unknown;
  readonly facts: CallFacts;
  readonly options: QueueWriteOptions;
}

/** Shows what a write will bring, until it is done or has failed; the queue shows what is queued. */
export async function deliverShown(writing: Writing, shared: DeliveryContext): Promise<Delivery<unknown>> {
  const { optimisticWrites, mutex } = shared;
  const { id, facts, options } = writing;
  optimisticWrites.begin(id, facts, options.optimistic ?? true);
  try {
    const delivery = await mutex.run(facts.records, () => deliver(writing, shared));
    if (delivery.state === 'done') optimisticWrites.finish(id, delivery.data);
    return delivery;
  } catch (error) {
    optimisticWrites.end(id);
    throw error;
  }
}

/** Sends a write where nothing is before it and somebody answers; keeps it otherwise. */
async function deliver(
  writing: Writing,
  { context, ledger, sender, signal }: DeliveryContext,
): Promise<Delivery<unknown>> {
  const { host, connection } = context;
  const { id, operation, config, facts, options } = writing;
  // A storage that is out of order does not keep a write from the server.
  const writes = await ledger.read().catch(() => ledger.writes());
  // It is the earlier user's, and would be sent as the next one's.
  if (signal.aborted) throw sessionChanged(operation.table.id);
  let hasFailed = false;
  if (connection.isOnline() && !isBlocked(writes, facts.records)) {
    try {
      const environment = { context: host, isSentAgain: true };
      const call = { ...options, ...environment, optimistic: false, idempotencyKey: id };
      return { state: 'done', data: await writeOnce(operation, config, call) };
    } catch (cause) {
      const error = asSdkError(cause);
      if (classifyError(error, {}) !== 'unreachable') throw error;
      hasFailed = true;
    }
  }
  if (options.signal?.aborted) {
    throw new SdkError('ABORTED', 'The call was cancelled', { operation: operation.table.id });
  }
  const entry = entryOf(writing, context);
  await ledger.change((before) => {
    if (signal.aborted) throw sessionChanged(entry.operation);
    return append(before, entry);
  });
  context.emit({ type: 'queued', entry });
  if (hasFailed) sender.rest();
  else sender.nudge();
  return { state: 'queued', entry };
}

function entryOf(
  { id, operation, config, facts, options }: Writing,
  { timer, version }: QueueContext,
): QueuedWrite {
  return {
    id,
    operation: operation.table.id,
    config,
    state: 'waiting',
    queuedAt: timer.now(),
    attempts: 0,
    idempotencyKey: id,
    version,
    records: facts.records,
    isShown: options.optimistic !== false,
    guard: facts.guard,
  };
}
