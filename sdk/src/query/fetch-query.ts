import type { CallTraits, QueryContext, Asked, ReadCall, ReadTraits, SendRead } from './context.ts';
import { decideRead, type Policy, type PolicyDecision } from '../spec/policy.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { errorSnapshot, lookUp, lookupSummary, type Lookup } from './lookup.ts';
import { asSdkError, SdkError } from '../core/errors.ts';
import { buildRequest, type RequestedCall } from '../network/request.ts';
import type { Outcome } from '../network/transport.ts';
import type { Action } from '../cache/actions.ts';
import type { Json } from '../core/json-value.ts';

/** A read's lookup, and what its policy makes of it. */
interface ReadPlan extends PolicyDecision {
  readonly lookup: Lookup;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Looks up what the store has for a read, and decides what to do. */
export function planRead(call: ReadCall, policy: Policy, { store, clock }: QueryContext): ReadPlan {
  const now = clock.now();
  const lookup = lookUp(store, call);
  return { lookup, now, ...decideRead(policy, lookupSummary(lookup, now), now) };
}

/** Tells what the store had for a read. */
export function emitLookup(call: ReadCall, { show, ask }: PolicyDecision, { emitEvent }: QueryContext): void {
  const found = !show ? 'nothing' : ask ? 'stale' : 'fresh';
  emitEvent({ type: 'lookup', operation: call.table.id, key: call.result.key, found }, call);
}

/** The synthetic answer of `only-if-cached` that finds nothing fresh. */
export function notInCache(call: ReadCall, lookup: Lookup): Snapshot<unknown> {
  const message = 'Data requested with only-if-cached policy and not found in the cache';
  const details = { operation: call.table.id, status: 504, statusText: 'Gateway Timeout' };
  return errorSnapshot(new SdkError('NOT_IN_CACHE', message, details), lookup);
}

/** Takes a share in the request of a read, sending it when it is not under way. */
export function dedupeRead(
  call: ReadCall,
  context: QueryContext,
): ReturnType<QueryContext['inFlight']['join']> {
  const lease = context.inFlight.join(call.result.key, (signal) => requestWith(call, context, signal));
  if (lease.isShared) context.emitEvent({ type: 'deduped', operation: call.table.id });
  return lease;
}

/** Asks the server in the way that the read's behaviour says. */
export const requestWith: NonNullable<ReadTraits['request']> = (call, context, signal) =>
  (call.traits?.request ?? context.batchReads?.(call) ?? requestRead)(call, context, signal);

/** Concludes what a request came to, at the moment at which it is taken in. */
type Conclude = (asked: Asked) => Consequence;

/**
 * Asks the server and brings its answer into the store, unless the user has changed meanwhile. Whatever goes wrong on
 * the way is the read's error: never rejected.
 */
export const requestRead: NonNullable<ReadTraits['request']> = (call, context, signal) =>
  askFor(call, context, async (isOver) => {
    const outcome = await sendRead(call, context, signal);
    if (isOver()) context.emitEvent({ type: 'dropped', operation: call.table.id });
    return (asked) => actionsOf(call, outcome, asked);
  });

/**
 * Shows a read as being asked for until something came of it.
 *
 * @param ask is told how to find out whether the user has changed; what it rejects with is the read's error
 */
export async function askFor(
  call: ReadCall,
  context: QueryContext,
  ask: (isOver: () => boolean) => Promise<Conclude>,
): Promise<SdkError | undefined> {
  const { store, clock } = context;
  const begun = { context, epoch: store.epoch(), timestamp: context.nextTimestamp() };
  const isOver = (): boolean => begun.epoch !== store.epoch();
  store.dispatch([{ type: 'asked', epoch: begun.epoch, result: call.result }]);
  const conclude = await ask(isOver).catch((cause: unknown): Conclude => () => {
    throw cause;
  });
  if (isOver()) return sessionChanged(call.table.id);
  const { list, error } = consequenceOf(call, conclude, { ...begun, now: clock.now() });
  store.dispatch([...list, { type: 'settled', epoch: begun.epoch, key: call.result.key }]);
  return error;
}

/** Concludes, also where the request or code of its operation has thrown. */
function consequenceOf(call: ReadCall, conclude: Conclude, asked: Asked): Consequence {
  try {
    return conclude(asked);
  } catch (cause) {
    return failed(call, asSdkError(cause, call.table.id), asked);
  }
}

/** Sends a read's request. Nobody waits for rare code: until it is there, a known answer is asked for like a new one. */
function sendRead(call: ReadCall, context: QueryContext, signal: AbortSignal): Promise<Outcome> {
  const send: SendRead = (headers) =>
    sendCounted(context, call, (request) =>
      context.transport.send({ ...request, headers: { ...request.headers, ...headers } }, signal),
    );
  const isNamed = call.table.conditional && context.store.result(call.result.key)?.tag;
  return (isNamed && context.revalidation()?.send(call, context, send)) || send();
}

/** Sends a call's request; counts it and tells about it. */
export async function sendCounted(
  context: QueryContext,
  call: Pick<RequestedCall, 'table' | 'config'> & { readonly traits?: CallTraits | undefined },
  send: (request: ReturnType<typeof buildRequest>) => Promise<Outcome>,
): Promise<Outcome> {
  const { store, clock } = context;
  const { table, config } = call;
  const request = buildRequest({ table, config, encode: call.traits?.encode }, context.encodingOf(table.api));
  store.counters.requests += 1;
  context.emitEvent({ type: 'request', operation: table.id }, undefined, call);
  const begun = clock.now();
  const answered = call.traits?.exchange?.(call, request, send) ?? send(request);
  const checked = context.validate === 'all' && context.checkAnswer?.(call, answered);
  const outcome = await (checked || answered);
  const error = outcome.ok ? undefined : outcome.error;
  const { status } = outcome.ok ? outcome : outcome.error;
  const ms = clock.now() - begun;
  context.emitEvent({ type: 'answer', operation: table.id, status, ms, error }, undefined, call);
  return outcome;
}

/** Whatever sending a call has thrown, as what came of it. */
export function asOutcome(operation: string): (cause: unknown) => Outcome {
  return (cause) => ({ ok: false, error: asSdkError(cause, operation) });
}

/** The error of a call that nobody waits for any more. */
export function callAborted(operation: string): SdkError {
  return new SdkError('ABORTED', 'The call was cancelled', { operation });
}

/** The error of a call whose user is gone. */
export function sessionChanged(operation: string): SdkError {
  return new SdkError('SESSION_CHANGED', 'The signed-in user has changed', { operation });
}

/** The actions of an outcome, and its error. */
export interface Consequence {
  readonly list: readonly Action[];
  readonly error: SdkError | undefined;
}

/** Returns the actions for the outcome of a query's request. */
export function actionsOf(call: ReadCall, outcome: Outcome, asked: Asked): Consequence {
  if (!outcome.ok) return failed(call, outcome.error, asked);
  const { data, status, tag } = outcome;
  const revalidation =
    status === 304 && call.table.conditional && asked.context.revalidation()?.toActions(call, asked);
  if (revalidation) return { list: revalidation, error: undefined };
  const message = data === undefined ? 'The answer is empty' : call.traits?.errorIn?.(data);
  if (data === undefined || message !== undefined) {
    return failed(call, badAnswer(call.table.id, status, message ?? ''), asked);
  }
  const list =
    call.traits?.toActions?.(call, data, asked) ??
    answerActions(call, data, tag === undefined ? asked : { ...asked, tag });
  return { list, error: undefined };
}

/** Returns the actions of an answer that is one result. */
export function answerActions(call: ReadCall, data: Json, asked: Asked): readonly Action[] {
  const { context, epoch, timestamp, now, tag, isPut } = asked;
  const wanted = call.entity?.fields?.selection;
  const answer = { data, shape: call.table.response, now, timestamp, wanted, isPut };
  const until = context.lifetimes.freshUntil(call.table.lifetime, now);
  return [{ type: 'answered', epoch, result: call.result, answer, until, tag }];
}

function failed(call: ReadCall, error: SdkError, asked: Asked): Consequence {
  return { list: failureActions(call, error, asked), error };
}

/** Returns the actions of a failed request: none for one that was aborted. */
export function failureActions(call: ReadCall, error: SdkError, asked: Asked): readonly Action[] {
  if (error.code === 'ABORTED') return [];
  const { errors } = call.table;
  const isRemembered = error.code === 'HTTP' && errors?.remember.includes(error.status) === true;
  const until = isRemembered ? asked.context.lifetimes.freshUntil(errors.lifetime, asked.now) : undefined;
  const { epoch, timestamp } = asked;
  return [{ type: 'failed', epoch, result: call.result, error, until, timestamp }];
}

/** The error of an answer that is not what the spec promises. */
export function badAnswer(operation: string, status: number, message: string): SdkError {
  return new SdkError('MALFORMED_RESPONSE', message, { operation, status });
}
