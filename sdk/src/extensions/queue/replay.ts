import { asSdkError } from '../../core/errors.ts';
import { writeOnce, type AnyWrite } from '../../mutation/mutate.ts';
import { createBackoff } from './backoff.ts';
import type { Guesses } from './guesses.ts';
import type { Ledger } from './ledger.ts';
import { nextOf, release, setAside, settle, start } from './line.ts';
import { changeTime, guardedConfig, operationOf } from './queued-call.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Desk } from './surroundings.ts';
import { judge, refusalOf, type Verdict } from './verdict.ts';

/** Sends what is kept, one by one. */
export interface Replay {
  /** Begins now. */
  wake(): void;
  /** Begins unless it is to begin later anyway. */
  nudge(): void;
  /** Begins later. */
  rest(): void;
  stop(): void;
}

/** What a replay needs. */
interface ReplayOptions {
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly guesses: Guesses;
  readonly lock: string;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

/** A replay that has not begun. */
export function createReplay(options: ReplayOptions): Replay {
  const { desk, lock, signal } = options;
  const backoff = createBackoff(desk.timer, desk.random, desk.backoff);
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
      await desk.locks.exclusive(lock, async () => {
        end = await drain(options);
      });
    } catch (cause) {
      desk.tell({ type: 'fault', error: asSdkError(cause) });
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
async function drain(options: ReplayOptions): Promise<End> {
  const { desk, ledger, signal } = options;
  // Nobody else sends: what is under way by the ledger was cut off.
  await ledger.change(release);
  while (!signal.aborted) {
    const next = nextOf(ledger.line());
    if (!next) return 'empty';
    if (!desk.connection.isOnline()) return 'gone';
    const end = await sendOne(next, options);
    if (end !== undefined) return end;
  }
  return 'gone';
}

/** Sends one; undefined where the next may follow. */
async function sendOne(next: QueuedWrite, options: ReplayOptions): Promise<End | undefined> {
  const { desk, ledger, guesses, signal } = options;
  let operation: AnyWrite;
  try {
    operation = operationOf(next, desk);
  } catch (cause) {
    return fail(next, cause, options);
  }
  const line = await ledger.change((before) => start(before, next.id));
  const write = line.find(({ id }) => id === next.id);
  // Another page may have taken it out.
  if (!write) return undefined;
  let data: unknown;
  try {
    const { host } = desk;
    const { idempotencyKey } = write;
    const surroundings = { context: host, changeSession: host.sessions.change, isSentAgain: true };
    const config = guardedConfig(operation, write);
    data = await writeOnce(operation, config, { ...surroundings, signal, idempotencyKey });
  } catch (cause) {
    return fail(write, cause, options);
  }
  guesses.end(write.id, data === undefined);
  await ledger.change((before) => settle(before, write, changeTime(operation, data)));
  desk.tell({ type: 'applied', entry: write, data });
  return undefined;
}

async function fail(
  write: QueuedWrite,
  cause: unknown,
  { desk, ledger }: ReplayOptions,
): Promise<End | undefined> {
  const error = asSdkError(cause);
  const verdict: Verdict = judge(error, write);
  if (verdict === 'gone') return verdict;
  if (verdict === 'unreachable' || verdict === 'signedOut') {
    await ledger.change(release);
    return verdict;
  }
  const refusal = refusalOf(error);
  const line = await ledger.change((before) => setAside(before, write.id, { state: verdict, refusal }));
  const entry = line.find(({ id }) => id === write.id) ?? write;
  if (verdict === 'refused') desk.tell({ type: 'refused', entry, error });
  else void tellConflict(entry, desk);
  return undefined;
}

async function tellConflict(entry: QueuedWrite, desk: Desk): Promise<void> {
  // A conflict is told whether its record can be read or not.
  const current = await desk.currentOf(entry).catch(() => undefined);
  desk.tell({ type: 'conflict', entry, current });
}
