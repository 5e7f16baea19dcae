import { asSdkError } from '../../core/errors.ts';
import { deliverShown, type Delivery, type QueueWriteOptions } from './delivery.ts';
import { createOptimisticWrites } from './optimistic-writes.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { inspectCall } from './queued-call.ts';
import type { AnyWrite } from '../../mutation/mutate.ts';
import type { ConflictAnswer } from './queued-write.ts';
import { createSender } from './sender.ts';
import { retried, dropOne, requeue, replaced } from './requeue.ts';
import type { QueueContext } from './environment.ts';
import { createKeyedMutex } from '../storage/keyed-mutex.ts';

/** The queue of one user. */
export interface UserQueue {
  readonly user: string;
  /** Reads what is kept, and begins to send it. */
  start(): Promise<void>;
  write(operation: AnyWrite, config: unknown, options: QueueWriteOptions): Promise<Delivery<unknown>>;
  retry(id: string): Promise<void>;
  drop(id: string): Promise<void>;
  resolve(id: string, answer: ConflictAnswer): Promise<void>;
  /** Gives up what is in flight; what is kept stays. */
  close(): void;
  /** Tells of all that is kept, then removes it. */
  forget(): Promise<void>;
}

/** The queue of one user, at rest. */
export function createUserQueue(user: string, context: QueueContext): UserQueue {
  // The number is that of the form in which writes are kept.
  const key = `writes/1/${user}`;
  const end = new AbortController();
  const optimisticWrites = createOptimisticWrites(context.host, context.operations);
  const ledger = createLedger({
    ...context,
    key,
    onChange(writes) {
      if (end.signal.aborted) return;
      optimisticWrites.show(writes);
      context.onChange(writes);
    },
    onForeignChange: () => void emitErrors(context, async () => void (await ledger.read())),
  });
  const sender = createSender({ context, ledger, optimisticWrites, lock: key, signal: end.signal });
  const stopListening = context.connection.onOnline(sender.wake);
  const shared = { context, ledger, sender, optimisticWrites, mutex: createKeyedMutex(), signal: end.signal };
  return {
    user,
    async start() {
      await emitErrors(context, async () => void (await ledger.read()));
      sender.wake();
    },
    async write(operation, config, options) {
      const facts = inspectCall(operation, config, context.host);
      return deliverShown({ id: context.host.createId(), operation, config, facts, options }, shared);
    },
    retry: (id) => requeue(id, shared, (write) => retried(write, context)),
    drop: (id) => dropOne(id, shared),
    resolve(id, answer) {
      if (answer.do === 'drop') return dropOne(id, shared);
      return requeue(id, shared, (write) =>
        answer.do === 'overwrite'
          ? { ...retried(write, context), guard: undefined }
          : replaced(write, answer, context),
      );
    },
    close() {
      end.abort();
      stopListening();
      sender.stop();
      ledger.close();
      optimisticWrites.close();
    },
    forget: () => emitErrors(context, () => forgetAll(shared)),
  };
}

async function forgetAll({
  context,
  ledger,
}: {
  readonly context: QueueContext;
  readonly ledger: Ledger;
}): Promise<void> {
  for (let writes = await ledger.read(); writes.length > 0;) {
    const told = new Set(writes.map(({ id }) => id));
    context.emit({ type: 'dropped', entries: writes, reason: 'signedOut' });
    // What another page has queued meanwhile is told of, too.
    writes = await ledger.change((before) => before.filter(({ id }) => !told.has(id)));
  }
}

async function emitErrors(context: QueueContext, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (cause) {
    context.emit({ type: 'error', error: asSdkError(cause) });
  }
}
