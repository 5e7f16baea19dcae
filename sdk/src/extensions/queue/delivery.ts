import { sessionChanged } from '../../query/fetch-query.ts';
import { writeOnce, type WriteOptions, type AnyWrite } from '../../mutation/mutate.ts';
import { asSdkError, SdkError } from '../../core/errors.ts';
import type { Guesses } from './guesses.ts';
import type { Ledger } from './ledger.ts';
import { append, isBlocked } from './line.ts';
import type { CallFacts } from './queued-call.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Replay } from './replay.ts';
import type { Desk } from './surroundings.ts';
import type { Turns } from './turns.ts';
import { judge } from './verdict.ts';

/** How a queued write is carried out. */
export type QueueWriteOptions = Omit<WriteOptions, 'idempotencyKey'>;

/** What became of a write: the server has it, or the device. */
export type Delivery<TData> =
  | { readonly state: 'done'; readonly data: TData }
  | { readonly state: 'queued'; readonly entry: QueuedWrite };

/** What a delivery works with. */
interface DeliveryParts {
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly replay: Replay;
  readonly guesses: Guesses;
  readonly turns: Turns;
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

/** Shows what a write will bring, until it is done or has failed; the line shows what is queued. */
export async function deliverShown(writing: Writing, parts: DeliveryParts): Promise<Delivery<unknown>> {
  const { guesses, turns } = parts;
  const { id, facts, options } = writing;
  guesses.begin(id, facts, isShown(options));
  try {
    const delivery = await turns.take(facts.records, () => deliver(writing, parts));
    if (delivery.state === 'done') guesses.end(id, delivery.data === undefined);
    return delivery;
  } catch (error) {
    guesses.end(id, false);
    throw error;
  }
}

/** Sends a write where nothing is before it and somebody answers; keeps it otherwise. */
async function deliver(
  writing: Writing,
  { desk, ledger, replay, signal }: DeliveryParts,
): Promise<Delivery<unknown>> {
  const { host, connection } = desk;
  const { id, operation, config, facts, options } = writing;
  // A storage that is out of order does not keep a write from the server.
  const line = await ledger.read().catch(() => ledger.line());
  let hasFailed = false;
  if (connection.isOnline() && !isBlocked(line, facts.records)) {
    try {
      const surroundings = { context: host, changeSession: host.sessions.change, isSentAgain: true };
      const call = { ...options, ...surroundings, optimistic: false, idempotencyKey: id };
      return { state: 'done', data: await writeOnce(operation, config, call) };
    } catch (cause) {
      const error = asSdkError(cause);
      if (judge(error, {}) !== 'unreachable') throw error;
      hasFailed = true;
    }
  }
  if (options.signal?.aborted) {
    throw new SdkError('ABORTED', 'The call was cancelled', { operation: operation.table.id });
  }
  const entry = entryOf(writing, desk);
  await ledger.change((before) => {
    if (signal.aborted) throw sessionChanged(entry.operation);
    return append(before, entry);
  });
  desk.tell({ type: 'queued', entry });
  if (hasFailed) replay.rest();
  else replay.nudge();
  return { state: 'queued', entry };
}

const isShown = ({ optimistic = true }: QueueWriteOptions): boolean => optimistic;

function entryOf({ id, operation, config, facts, options }: Writing, { timer, version }: Desk): QueuedWrite {
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
    isShown: isShown(options),
    guard: facts.guard,
  };
}
