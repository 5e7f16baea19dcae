import { createListeners, rethrowApart } from '../../core/events.ts';
import type { QueueEvent, ConflictAnswer, QueuedWrite } from './queued-write.ts';
import { mutations, writeOnce, type AnyWrite } from '../../mutation/mutate.ts';
import { invariant } from '../../core/errors.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { createSystemTimer } from '../../core/timer.ts';
import type { WriteOperation } from '../../spec/operation.ts';
import type { PendingWrites } from './pending-writes.ts';
import type { QueueContext, WriteQueueOptions } from './environment.ts';
import type { Delivery, QueueWriteOptions } from './delivery.ts';
import { createUserQueue, type UserQueue } from './user-queue.ts';

/** Writes that reach the server, now or later. */
export interface WriteQueue extends ClientExtension {
  /**
   * Begins with what is kept for a user, and keeps that user's writes from here on. To be called when a session begins,
   * and again when one that had run out began again.
   */
  open(user: string): Promise<void>;
  /** Gives up what is in flight; what is kept is sent after the next `open`. */
  close(): void;
  /**
   * Changes something on the server; where nobody answers, or earlier writes wait, it is kept on the device first and
   * resolved as `queued`. While no user's queue is open it is a plain write. Shows what it will bring unless
   * `optimistic` is false.
   *
   * @throws SdkError what the server refuses; `STORAGE` where it can be neither sent nor kept; `INVARIANT` for an
   * operation that the queue was not made with
   */
  write<TConfig, TData>(
    operation: WriteOperation<TConfig, TData>,
    config: TConfig,
    options?: QueueWriteOptions,
  ): Promise<Delivery<TData>>;
  /** The writes that the server does not have, in their order; the same list until one changes. */
  entries(this: void): readonly QueuedWrite[];
  /** @returns stops listening */
  subscribe(this: void, listener: () => void): () => void;
  /**
   * Sends a write that was set aside once more; one that waits, now.
   *
   * @throws SdkError `INVALID_CONFIG` where these specs do not have it, `STORAGE`
   */
  retry(id: string): Promise<void>;
  /**
   * Never sends a write, unless it is under way.
   *
   * @throws SdkError `STORAGE`
   */
  drop(id: string): Promise<void>;
  /**
   * Answers a conflict.
   *
   * @throws SdkError `INVALID_CONFIG` for a replacement that is refused, `STORAGE`
   */
  resolve(id: string, answer: ConflictAnswer): Promise<void>;
}

const NONE: readonly QueuedWrite[] = [];

/**
 * A queue for the writes of a client, of which it is an extension.
 *
 * @example
 * const environment = browserEnvironment({ onFallback: (reason) => console.warn(reason) });
 * const queue = createWriteQueue({ ...environment, operations: [updateRecord], version: '64.0.0' });
 * const client = createClient({ extensions: [queue] });
 * await queue.open(userId);
 * const delivery = await queue.write(updateRecord, { fields: { Id: recordId, Email: 'a@example.com' } });
 */
export function createWriteQueue(options: WriteQueueOptions): WriteQueue {
  const operations = new Map(options.operations.map((operation) => [operation.table.id, operation]));
  const shown = createShownLine();
  let context: QueueContext | undefined;
  let current: UserQueue | undefined;
  // Of this session: one that was closed before the sign-out is forgotten by it, too.
  let latest: UserQueue | undefined;
  const close = (): void => {
    current?.close();
    current = undefined;
    shown.show(NONE);
  };
  const opened = (): UserQueue => {
    invariant(current, 'No queue is open');
    return current;
  };
  const connected = (): QueueContext => {
    invariant(context, 'A queue goes along with a client: name it among the extensions');
    return context;
  };
  return {
    reducers: mutations.reducers,
    connect(host) {
      context = contextOf(options, { host, operations, onChange: shown.show });
      host.sessions.listen(({ change }) => {
        close();
        if (change === 'ends') void latest?.forget();
        latest = undefined;
      });
    },
    async open(user) {
      const own = connected();
      if (current?.user !== user) close();
      latest = current ??= createUserQueue(user, own);
      await current.start();
    },
    close,
    async write(operation, config, given = {}) {
      const { host } = connected();
      invariant(operations.has(operation.table.id), `No operation "${operation.table.id}" in the queue`);
      const delivery = await (current?.write(operation, config, given) ??
        writePlainly(operation, config, { ...given, host }));
      // The spec says what the server answers.
      return delivery as Delivery<NonNullable<(typeof operation)['types']>['data']>;
    },
    entries: shown.entries,
    subscribe: shown.subscribe,
    retry: async (id) => opened().retry(id),
    drop: async (id) => opened().drop(id),
    resolve: async (id, answer) => opened().resolve(id, answer),
  };
}

/** The writes that the app sees. */
function createShownLine(): Pick<WriteQueue, 'entries' | 'subscribe'> & {
  show(this: void, writes: PendingWrites): void;
} {
  const listeners = createListeners<[]>(rethrowApart);
  let entries = NONE;
  return {
    entries: () => entries,
    show(writes) {
      if (writes.length === 0 && entries.length === 0) return;
      entries = writes;
      listeners.emit();
    },
    subscribe: listeners.on,
  };
}

async function writePlainly(
  operation: AnyWrite,
  config: unknown,
  { host, ...given }: QueueWriteOptions & { readonly host: ExtensionHost },
): Promise<Delivery<unknown>> {
  const optimistic = operation.table.optimistic !== undefined;
  const data = await writeOnce(operation, config, { optimistic, ...given, context: host });
  return { state: 'done', data };
}

function contextOf(
  options: WriteQueueOptions,
  own: Pick<QueueContext, 'host' | 'operations' | 'onChange'>,
): QueueContext {
  const { onEvent, currentOf } = options;
  const events = createListeners<[QueueEvent]>(rethrowApart);
  if (onEvent) events.on((event) => onEvent(event));
  return {
    ...options,
    ...own,
    backoff: options.backoff ?? {},
    timer: options.timer ?? createSystemTimer(),
    random: options.random ?? Math.random,
    currentOf: currentOf ?? (() => Promise.resolve(undefined)),
    emit: events.emit,
  };
}
