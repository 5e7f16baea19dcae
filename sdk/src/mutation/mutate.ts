import { subscribersShowing } from '../cache/read/find-subscribers.ts';
import { reduceEvicted } from '../cache/write/evict.ts';
import type { WriteOperation, WriteTable } from '../spec/operation.ts';
import type {
  CallTraits,
  Trait,
  ExpectedWrite,
  OptimisticWrite,
  QueryContext,
  OnProgress,
  WriteContext,
} from '../query/context.ts';
import type { FeatureReducers } from '../cache/state.ts';
import { optimisticReducers, optimisticEntities, beginOptimisticWrite } from './optimistic-update.ts';
import { invariant, SdkError, type PlatformError } from '../core/errors.ts';
import { invalidPathParameters } from '../network/request.ts';
import { deepFreeze } from '../core/json.ts';
import { entityKey } from '../spec/entity.ts';
import type { Action } from '../cache/actions.ts';
import { findValidationError, malformedResponse } from '../cache/write/validate-response.ts';
import type { EntityIdentity } from '../cache/records.ts';
import type { InvalidMember } from '../spec/snapshot.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { configure } from '../query/configuration.ts';
import { expireReads, expiryMetadata } from '../query/expire-queries.ts';
import { asOutcome, badAnswer, sendCounted, sessionChanged } from '../query/fetch-query.ts';
import { resolveInvalidations, droppedResults, invalidatedResults, type WriteFacts } from './invalidation.ts';
import { withHttpDates } from './http-dates.ts';
import { configErrors, takeParameters, valuesAt } from './mutation-config.ts';

/** Options of a write. */
export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * True to show the outcome that the spec describes at once, and to roll it back if the server refuses; only for writes
   * of which the spec describes it (`x-write.optimistic`). For all others `updateCache` of
   * `@energy-portal/sdk/optimistic` says by hand what is shown.
   */
  readonly optimistic?: boolean | OptimisticChange | undefined;
  /** Called with how much of an upload is sent, in a browser; other writes are sent at once. */
  readonly onProgress?: OnProgress | undefined;
  /**
   * The name of this one call, sent as `Idempotency-Key`: a server that keeps such names carries the call out once,
   * however often it arrives. 1 to 255 visible ASCII characters; `true` for a new one.
   */
  readonly idempotencyKey?: string | true | undefined;
  /** True to go on sending when the page is closed; the browser refuses bodies above 64 KB then. */
  readonly keepalive?: boolean | undefined;
  /**
   * The session that it belongs to, as `Client.session` told it: once that is over nothing is sent, and the call fails
   * with `SESSION_CHANGED`. For a write that comes of what was waited for; the one of the call unless stated.
   */
  readonly session?: number | undefined;
}

/** Any writing operation, whatever its types. */
export type AnyWrite = WriteOperation<unknown, unknown>;

/**
 * The expected outcome of a write by hand; made by `updateCache` of `@energy-portal/sdk/optimistic`. It brings the code of
 * writes, which so need not be fetched before the outcome is shown.
 */
export interface OptimisticChange {
  readonly code: readonly (Mutations | Trait)[];
  begin(this: void, call: WriteCall, context: WriteContext): OptimisticWrite;
}

/** A write that can be sent. */
export interface WriteCall {
  readonly table: WriteTable;
  readonly config: JsonObject;
  readonly traits?: CallTraits | undefined;
}

/**
 * Sends a write and brings what it changed into every view.
 *
 * @returns the answer's body, frozen; undefined for an answer without one
 * @throws SdkError in every case of failure; before anything is sent `INVALID_CONFIG`, `SESSION_CHANGED` for one of a
 * session that is over, and `INVARIANT` for a key that is none, or where `optimistic` is wanted of a write of which no
 * spec says what it brings
 */
export async function writeOnce(
  operation: AnyWrite,
  config: unknown,
  { context, optimistic, keepalive, isSentAgain, ...given }: WriteOptions & WriteEnvironment,
): Promise<Json | undefined> {
  const { store, transport } = context;
  const { id, optimistic: rule } = operation.table;
  const epoch = store.epoch();
  if (epoch !== (given.session ?? epoch)) throw sessionChanged(id);
  const call = prepareWrite(operation, config, context);
  invariant(optimistic !== true || rule, `No spec says what "${id}" brings`);
  const named = keyHeader(given.idempotencyKey, context);
  const shown = optimistic && (optimistic === true ? beginOptimisticWrite : optimistic.begin)(call, context);
  let isSent = false;
  const { signal, release } = untilSessionEnds(call, given.signal, context);
  const outcome = await sendCounted(context, withHttpDates(call), (request) => {
    isSent = !signal.aborted;
    const headers = { ...request.headers, ...named };
    return transport.send(
      { ...request, headers, keepalive },
      signal,
      uploadOf(call, request.body, given.onProgress),
    );
  }).catch(asOutcome(id));
  const isCut = release(outcome.ok && outcome.data);
  if (epoch !== store.epoch() && (isCut || call.table.session !== 'begins')) {
    context.emitEvent({ type: 'dropped', operation: id });
    // The session may have ended here alone: who signs out is told that the server does not know.
    throw isCut || outcome.ok || call.table.session !== 'ends' ? sessionChanged(id) : outcome.error;
  }
  if (!outcome.ok) {
    store.batch(() => {
      if (shown) store.dispatch(shown.settle(false));
      if (isSent && !isSentAgain && isUncertain(outcome.error)) markUncertain(call, context);
    });
    throw outcome.error;
  }
  // Before the store takes it in, which freezes no more than it keeps.
  const data = deepFreeze(outcome.data);
  // Reads that are in flight may have been answered before this change.
  context.inFlight.detach();
  if (call.table.session) context.sessions.change(call.table.session);
  store.batch(() => applyWrite(call, outcome, { context, shown }));
  assertAnswer(call, { data, status: outcome.status }, context);
  return data;
}

/**
 * The caller's signal, or the end of the session, whichever comes first: what was to be sent again is not sent for the next
 * user. A sign-out or a log-in goes on where the session ends by another one, which may not have reached the server. Not
 * every browser can join signals by itself.
 */
function untilSessionEnds(
  { table }: WriteCall,
  given: AbortSignal | undefined,
  { sessions }: WriteContext,
): {
  readonly signal: AbortSignal;
  /** @returns true where the session has cut the write */
  readonly release: (data: unknown) => boolean;
} {
  const controller = new AbortController();
  let isCut = false;
  const abort = (): void => controller.abort(given?.reason);
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort);
  const leave = sessions.listen(({ change }) => {
    if (table.session && change === 'ends') return;
    isCut = true;
    controller.abort();
  });
  return {
    signal: controller.signal,
    release(data) {
      leave();
      // Events that are still to come are ended by the caller.
      if (!(Symbol.asyncIterator in Object(data))) given?.removeEventListener('abort', abort);
      return isCut;
    },
  };
}

/** @throws SdkError for an answer that is an error, or is not what the spec promises */
function assertAnswer(
  { table, traits }: WriteCall,
  { data, status }: { readonly data: Json | undefined; readonly status: number },
  context: QueryContext,
): void {
  const message = data === undefined ? undefined : traits?.errorIn?.(data);
  if (message !== undefined) throw badAnswer(table.id, status, message);
  const validationError = findValidationError(data, table.response, context);
  if (validationError) throw malformedResponse(table.id, validationError, status);
}

function uploadOf({ traits }: WriteCall, body: unknown, onProgress: WriteOptions['onProgress']) {
  return body instanceof FormData && onProgress ? traits?.upload?.(body, onProgress) : undefined;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

function keyHeader(
  given: WriteOptions['idempotencyKey'],
  { createId }: QueryContext,
): { readonly [name: string]: string } {
  if (given === undefined) return {};
  const key = given === true ? createId() : given;
  invariant(KEY.test(key), 'An idempotency key is 1 to 255 visible ASCII characters');
  return { 'Idempotency-Key': key };
}

/** The context of a write. */
export interface WriteEnvironment {
  readonly context: WriteContext;
  /** Somebody sends it until a server answers: before that, nobody asks what may have come of it. */
  readonly isSentAgain?: boolean;
}

/**
 * Returns true when the server may have carried out a write that failed, or has a state that nobody here knows of: 4xx
 * says that it has not, 409 that something else came before.
 */
function isUncertain({ code, status }: SdkError): boolean {
  return code !== 'INVARIANT' && (status < 400 || status >= 500 || status === 409);
}

/** Makes stale what a failed write may have changed; it is shown until the server says what it is. */
function markUncertain(call: WriteCall, context: QueryContext): void {
  context.inFlight.detach();
  const others = namedEntities(call, context).concat(optimisticEntities(call, context));
  const invalidations = emitInvalidations(call, { response: undefined, evicted: undefined }, context);
  expireReads(context, invalidatedResults(invalidations, context.store), {
    others,
    watching: subscribersShowing(context.store, others),
  });
}

/** Resolves the invalidations of a write and emits them to clients that know of more than this store. */
function emitInvalidations(
  call: WriteCall,
  facts: WriteFacts,
  context: QueryContext,
): ReturnType<typeof resolveInvalidations> {
  const invalidations = resolveInvalidations(call, facts);
  if (invalidations.length > 0)
    context.emitInvalidated(invalidations.map(({ operation, match }) => ({ operation, match })));
  return invalidations;
}

/**
 * Applies a write: what it drops goes first, then comes what its answer holds, which may be the same entity anew; last,
 * what may show something else now is asked for.
 */
function applyWrite(
  call: WriteCall,
  { data, status }: { readonly data: Json | undefined; readonly status: number },
  { context, shown }: { readonly context: QueryContext; readonly shown: OptimisticWrite | false | undefined },
): void {
  const { store } = context;
  const epoch = store.epoch();
  const gone = evictedEntities(call, status, context);
  const [first] = gone;
  const before = first && store.entity(first)?.data;
  const subscribers = subscribersShowing(store, gone);
  // Settled before what is evicted and what the answer says are numbered, both of which know more.
  const settled = shown ? shown.settle(true, data) : [];
  const at = expiryMetadata(context);
  const drop = call.table.evict?.withResults;
  const evictions = gone.map((entity): Action => ({ type: 'evicted', epoch, entity, at, drop }));
  // Ordered by its arrival: no read asked for earlier may know more.
  const timestamp = context.nextTimestamp();
  const answer = { shape: call.table.response, now: at.until, timestamp };
  const received: readonly Action[] =
    data === undefined ? [] : [{ type: 'received', epoch, answer: { ...answer, data } }];
  store.dispatch([...settled, ...evictions, ...received]);
  const invalidations = emitInvalidations(call, { response: data, evicted: before }, context);
  const dropped = droppedResults(invalidations, store);
  const stale = invalidatedResults(invalidations, store).filter((result) => !dropped.includes(result));
  expireReads(context, dropped, { drop: true });
  expireReads(context, stale);
  // At last: what was asked for before something expired would not count as an answer to that.
  for (const subscriber of subscribers) subscriber.refresh();
}

function evictedEntities(call: WriteCall, status: number, context: QueryContext): readonly EntityIdentity[] {
  return call.table.evict?.on.includes(status) ? namedEntities(call, context) : [];
}

/** The entities that a write's configuration names. */
export function namedEntities(call: ExpectedWrite, context: QueryContext): readonly EntityIdentity[] {
  const { evict: rule } = call.table;
  if (!rule) return [];
  const table = context.entities[rule.entity];
  invariant(table, `No entity "${rule.entity}"`);
  const values = table.key.map((member) => valuesAt(call.config, rule.key[member] ?? ''));
  // Of several key members, all are lists of one length or single values.
  return (values[0] ?? []).flatMap((_, index) => {
    const key = entityKey(table, (member) => values[table.key.indexOf(member)]?.[index]);
    return key === undefined ? [] : [{ entity: rule.entity, key }];
  });
}

/**
 * Checks a write's configuration, and rewrites it as its table says.
 *
 * @throws SdkError `INVALID_CONFIG`
 */
export function prepareWrite(operation: AnyWrite, given: unknown, context: QueryContext): WriteCall {
  const { table } = operation;
  const traits = context.traits.of(operation);
  const { take } = table;
  const configured = configure(operation, given, (config) => (take ? takeParameters(config, take) : config));
  if (!configured.ok) throw invalidConfigError(table, configErrors(operation.accepts.errors ?? [], given));
  const invalid = invalidPathParameters(table, configured.config);
  if (invalid.length > 0)
    throw invalidConfigError(
      table,
      invalid.map((each) => lacking(table, each)),
    );
  if (traits?.refuses?.(configured.config)) throw invalidConfigError(table);
  return { table, config: configured.config, traits };
}

/** A parameter without a usable value, by the member where it belongs. */
function lacking({ take }: WriteTable, { member }: InvalidMember): PlatformError {
  const field = take?.[member] ?? member;
  return { message: `must have a usable value '${field}'`, errorCode: 'INVALID_CONFIG', field };
}

function invalidConfigError(table: WriteTable, errors: readonly PlatformError[] = []): SdkError {
  const details = { operation: table.id, status: 400, statusText: 'INVALID_CONFIG', errors };
  return new SdkError('INVALID_CONFIG', table.otherwise, details);
}

/** The code that carries writes out; registered as the traits are. */
export interface Mutations {
  readonly name: 'mutations';
  readonly write: typeof writeOnce;
  readonly reducers: FeatureReducers;
}

/** Writes, and what they show before the server has answered. */
export const mutations: Mutations = {
  name: 'mutations',
  write: writeOnce,
  reducers: { ...optimisticReducers, evicted: reduceEvicted },
};
