import { asSdkError } from '../../core/errors.ts';
import { writeOnce, type AnyWrite } from '../../mutation/mutate.ts';
import { createBackoff } from '../../core/backoff.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';
import type { Ledger } from './ledger.ts';
import { nextWrite, release, markFailed, settle, start } from './pending-writes.ts';
import { changeTime, guardedConfig, operationOf } from './queued-call.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { QueueContext } from './environment.ts';
import { classifyError, storedErrorOf, type ErrorKind } from './error-kind.ts';

/** Sends what is kept, one by one. */
export interface Sender {
  /** Begins now. */
  wake(): void;
  /** Begins unless it is to begin later anyway. */
  nudge(): void;
  /** Begins later. */
  rest(): void;
  stop(): void;
}

/** Options of a sender. */
interface SenderOptions {
  readonly context: QueueContext;
  readonly ledger: Ledger;
  readonly optimisticWrites: OptimisticWrites;
  readonly lock: string;
  /** Ends what is in flight. */
  readonly signal: AbortSignal;
}

/** A replay that has not begun. */
export function createSender(options: SenderOptions): Sender {
  const { context, lock, signal } = options;
  const backoff = createBackoff(context.timer, context.random, context.backoff);
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted && !signal.aborted) {
      isWanted = false;
      const end = await drainAlone();
      if (end === 'unreachable') backoff.plan(() => void run());
      if (end === 'empty') backoff.reset();
    }
    isRunning = false;
  };
  const drainAlone = async (): Promise<End> => {
    let end: End = 'gone';
    try {
      await context.locks.exclusive(lock, async () => {
        end = await drain(options);
      });
    } catch (cause) {
      context.emit({ type: 'error', error: asSdkError(cause) });
      end = 'unreachable';
    }
    return end;
  };
  const wake = (): void => {
    backoff.reset();
    void run();
  };
  return {
    wake,
    nudge: () => {
      if (!backoff.isPlanned()) void run();
    },
    rest: () => {
      if (!backoff.isPlanned()) backoff.plan(() => void run());
    },
    stop: () => backoff.reset(),
  };
}

type End = 'empty' | 'unreachable' | 'signedOut' | 'gone';

/** Sends until there is nothing more to send, or no sense in it. */
async function drain(options: SenderOptions): Promise<End> {
  const { context, ledger, signal } = options;
  // Nobody else sends: what is in flight by the ledger was cut off.
  await ledger.change(release);
  while (!signal.aborted) {
    const next = nextWrite(ledger.writes());
    if (!next) return 'empty';
    if (!context.connection.isOnline()) return 'gone';
    const end = await sendOne(next, options);
    if (end !== undefined) return end;
  }
  return 'gone';
}

/** Sends one; undefined where the next may follow. */
async function sendOne(next: QueuedWrite, options: SenderOptions): Promise<End | undefined> {
  const { context, ledger, optimisticWrites, signal } = options;
  let operation: AnyWrite;
  try {
    operation = operationOf(next, context);
  } catch (cause) {
    return fail(next, cause, options);
  }
  const writes = await ledger.change((before) => start(before, next.id));
  const write = writes.find(({ id }) => id === next.id);
  // Another page may have taken it out.
  if (!write) return undefined;
  if (signal.aborted) return 'gone';
  let data: unknown;
  try {
    const { host } = context;
    const { idempotencyKey } = write;
    const environment = { context: host, isSentAgain: true };
    const config = guardedConfig(operation, write);
    data = await writeOnce(operation, config, { ...environment, signal, idempotencyKey });
  } catch (cause) {
    return fail(write, cause, options);
  }
  optimisticWrites.finish(write.id, data);
  await ledger.change((before) => settle(before, write, changeTime(operation, data)));
  context.emit({ type: 'applied', entry: write, data });
  return undefined;
}

async function fail(
  write: QueuedWrite,
  cause: unknown,
  { context, ledger, signal }: SenderOptions,
): Promise<End | undefined> {
  const error = asSdkError(cause);
  const kind: ErrorKind = classifyError(error, write);
  if (kind === 'gone') return kind;
  if (kind === 'unreachable' || kind === 'signedOut') {
    await ledger.change(release);
    return kind;
  }
  const lastError = storedErrorOf(error);
  const writes = await ledger.change((before) => markFailed(before, write.id, { state: kind, lastError }));
  const entry = writes.find(({ id }) => id === write.id) ?? write;
  if (kind === 'refused') context.emit({ type: 'refused', entry, error });
  else void emitConflict(entry, context, signal);
  return undefined;
}

async function emitConflict(entry: QueuedWrite, context: QueueContext, signal: AbortSignal): Promise<void> {
  // A conflict is told whether its record can be read or not; the next user does not ask for it.
  const current = signal.aborted ? undefined : await context.currentOf(entry).catch(() => undefined);
  context.emit({ type: 'conflict', entry, current });
}
