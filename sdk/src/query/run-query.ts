import { SdkError } from '../core/errors.ts';
import type { Outcome } from '../network/transport.ts';
import { momentOf, type Policy } from '../spec/policy.ts';
import { errorSnapshot, lookUp, snapshotOf } from './lookup.ts';
import type { Json } from '../core/json-value.ts';
import type { RefusedSnapshot, Snapshot } from '../spec/snapshot.ts';
import type { QueryContext, ReadCall } from './context.ts';
import type { PreparedRead, RefusedRead } from './prepare-query.ts';
import { actionsOf, callAborted, dedupeRead, emitLookup, notInCache, planRead } from './fetch-query.ts';

/** Options of a single read. */
export interface ReadOptions {
  /** `cache-then-network` unless stated. */
  readonly policy?: Policy | undefined;
  /** Gives up waiting; the request itself ends when nobody else waits for it. */
  readonly signal?: AbortSignal | undefined;
}

/** Returns what the store has for a query, without a request. */
export function peekRead(prepared: PreparedRead, context: QueryContext): Snapshot<unknown> {
  if (!prepared.ok) return prepared.refused;
  return snapshotOf(lookUp(context.store, prepared.call), context.clock.now());
}

/** The snapshot of a refused read with its reasons in words, as far as there are some. */
export async function explainRefused(
  read: RefusedRead,
  { fetchReasons }: QueryContext,
): Promise<RefusedSnapshot> {
  // Without the words the keywords have to do.
  const explain = await fetchReasons?.().catch(() => undefined);
  return explain ? { ...read.refused, invalid: explain(read) } : read.refused;
}

/** Reads once; the promise is never rejected. */
export async function readOnce(
  prepared: PreparedRead,
  context: QueryContext,
  { policy = 'cache-then-network', signal }: ReadOptions,
): Promise<Snapshot<unknown>> {
  if (!prepared.ok) return explainRefused(prepared, context);
  const { call } = prepared;
  const plan = planRead(call, policy, context);
  const { lookup, now } = plan;
  emitLookup(call, plan, context);
  if (plan.wait) return askOnce(call, context, signal);
  if (!plan.show) return notInCache(call, lookup);
  // Nobody waits for it, so nobody's signal ends it.
  if (plan.ask) void askOnce(call, context);
  return snapshotOf({ ...lookup, isFetching: false }, momentOf(policy, now));
}

/**
 * Writes an answer that nobody asked for here.
 *
 * @throws SdkError `INVALID_CONFIG`, `MALFORMED_RESPONSE`
 */
export function putRead(prepared: PreparedRead, data: unknown, context: QueryContext): void {
  if (!prepared.ok) {
    const details = { status: 400, statusText: 'INVALID_CONFIG' };
    throw new SdkError('INVALID_CONFIG', `Nothing is read: ${prepared.key}`, details);
  }
  const { store, clock } = context;
  const { late } = prepared.call.traits ?? {};
  if (late) {
    const epoch = store.epoch();
    const put = (call: ReadCall): void => {
      if (epoch === store.epoch()) putRead({ ok: true, call }, data, context);
    };
    return void late(prepared.call, context).then(put).catch(context.reportListenerError);
  }
  const now = clock.now();
  const asked = { context, epoch: store.epoch(), timestamp: context.nextTimestamp(), now, isPut: true };
  // The caller's data is of the type that the spec gives it, which is JSON.
  const outcome: Outcome = { ok: true, status: 200, data: data as Json, tag: undefined };
  const { list, error } = actionsOf(prepared.call, outcome, asked);
  if (error) throw error;
  store.dispatch(list);
}

/** Asks the server whatever the store has, and waits for what it says. */
export async function askOnce(
  call: ReadCall,
  context: QueryContext,
  signal?: AbortSignal,
): Promise<Snapshot<unknown>> {
  const first = await askAndTake(call, context, signal);
  // What was asked for has been dropped meanwhile: what there is now only a new answer tells.
  return first.state === 'unfulfilled' ? askAndTake(call, context, signal) : first;
}

async function askAndTake(
  call: ReadCall,
  context: QueryContext,
  signal: AbortSignal | undefined,
): Promise<Snapshot<unknown>> {
  if (signal?.aborted) return failed(call, context, callAborted(call.table.id));
  const lease = dedupeRead(call, context);
  const error = await untilAborted(lease.outcome, signal, () => callAborted(call.table.id));
  lease.release();
  return error ? failed(call, context, error) : answered(call, context);
}

function answered(call: ReadCall, context: QueryContext): Snapshot<unknown> {
  const now = context.clock.now();
  const lookup = lookUp(context.store, call);
  const snapshot = snapshotOf({ ...lookup, isFetching: false }, now);
  // What the server left out is an error, however short its answer counts.
  if (snapshot.state === 'unfulfilled' && lookup.cachedError)
    return { state: 'error', error: lookup.cachedError.error };
  // A lifetime of nothing still lets the one who asked have the answer, however long it took to get here.
  const isMomentary = context.lifetimes.freshUntil(call.table.lifetime, 0) === 0;
  const isJustOver = snapshot.state === 'stale' && (isMomentary || snapshot.since === now);
  return isJustOver ? { state: 'fulfilled', data: snapshot.data, freshUntil: now } : snapshot;
}

function failed(call: ReadCall, context: QueryContext, error: SdkError): Snapshot<unknown> {
  return errorSnapshot(error, lookUp(context.store, call));
}

function untilAborted<TOutcome>(
  outcome: Promise<TOutcome>,
  signal: AbortSignal | undefined,
  onAbort: () => TOutcome,
): Promise<TOutcome> {
  if (!signal) return outcome;
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(onAbort());
    signal.addEventListener('abort', stop, { once: true });
    outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
