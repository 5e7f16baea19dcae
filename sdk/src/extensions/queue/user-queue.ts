import { asSdkError } from '../../core/errors.ts';
import { deliverShown, type Delivery, type QueueWriteOptions } from './delivery.ts';
import { createGuesses } from './guesses.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { inspectCall } from './queued-call.ts';
import type { AnyWrite } from '../../mutation/mutate.ts';
import type { ConflictAnswer } from './queued-write.ts';
import { createReplay } from './replay.ts';
import { again, dropOne, putBack, replaced } from './set-aside.ts';
import type { Desk } from './surroundings.ts';
import { createTurns } from './turns.ts';

/** The queue of one user. */
export interface UserQueue {
  readonly user: string;
  /** Reads what is kept, and begins to send it. */
  start(): Promise<void>;
  write(operation: AnyWrite, config: unknown, options: QueueWriteOptions): Promise<Delivery<unknown>>;
  retry(id: string): Promise<void>;
  drop(id: string): Promise<void>;
  resolve(id: string, answer: ConflictAnswer): Promise<void>;
  /** Gives up what is under way; what is kept stays. */
  close(): void;
  /** Tells of all that is kept, then removes it. */
  forget(): Promise<void>;
}

/** The queue of one user, at rest. */
export function createUserQueue(user: string, desk: Desk): UserQueue {
  // The number is that of the form in which writes are kept.
  const key = `writes/1/${user}`;
  const end = new AbortController();
  const guesses = createGuesses(desk.host, desk.operations);
  const ledger = createLedger({
    ...desk,
    key,
    onLine(line) {
      if (end.signal.aborted) return;
      guesses.show(line);
      desk.onLine(line);
    },
    onForeignChange: () => void tellFaults(desk, async () => void (await ledger.read())),
  });
  const replay = createReplay({ desk, ledger, guesses, lock: key, signal: end.signal });
  const stopListening = desk.connection.onOnline(replay.wake);
  const parts = { desk, ledger, replay, guesses, turns: createTurns(), signal: end.signal };
  return {
    user,
    async start() {
      await tellFaults(desk, async () => void (await ledger.read()));
      replay.wake();
    },
    async write(operation, config, options) {
      const facts = inspectCall(operation, config, desk.host);
      return deliverShown({ id: desk.host.createId(), operation, config, facts, options }, parts);
    },
    retry: (id) => putBack(id, parts, (write) => again(write, desk)),
    drop: (id) => dropOne(id, parts),
    resolve(id, answer) {
      if (answer.do === 'drop') return dropOne(id, parts);
      return putBack(id, parts, (write) =>
        answer.do === 'overwrite'
          ? { ...again(write, desk), guard: undefined }
          : replaced(write, answer, desk),
      );
    },
    close() {
      end.abort();
      stopListening();
      replay.stop();
      ledger.close();
      guesses.close();
    },
    forget: () => tellFaults(desk, () => forgetAll(parts)),
  };
}

async function forgetAll({ desk, ledger }: { readonly desk: Desk; readonly ledger: Ledger }): Promise<void> {
  for (let line = await ledger.read(); line.length > 0;) {
    const told = new Set(line.map(({ id }) => id));
    desk.tell({ type: 'dropped', entries: line, reason: 'signedOut' });
    // What another page has queued meanwhile is told of, too.
    line = await ledger.change((before) => before.filter(({ id }) => !told.has(id)));
  }
}

async function tellFaults(desk: Desk, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (cause) {
    desk.tell({ type: 'fault', error: asSdkError(cause) });
  }
}
