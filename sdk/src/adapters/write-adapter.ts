import { invariant, SdkError } from '../errors.ts';
import { ingest } from '../ingest/ingest.ts';
import { missingPathParameters } from '../network/request.ts';
import { deepFreeze, valuesAt } from '../json.ts';
import { entityAddress, entityKey } from '../store/slot.ts';
import type { EntityWrite } from '../store/action.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { ConfigValidator, WriteTable } from '../types/operation.ts';
import { configure } from './configuration.ts';
import type { AdapterContext } from './context.ts';
import type { CallParts, OnProgress } from './parts.ts';
import { expireReads, expiryStamp } from './expiry.ts';
import { badAnswer, sendCounted, sessionChanged } from './read-request.ts';
import { touchedResults } from './touches.ts';

/** How a write is carried out. */
export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told how much of an upload is sent, in a browser; other writes are sent at once. */
  readonly onProgress?: OnProgress | undefined;
}

/** A write that can be sent. */
interface WriteCall {
  readonly table: WriteTable;
  readonly config: JsonObject;
  readonly parts?: CallParts | undefined;
}

/**
 * Sends a write and brings what it changed into every view.
 *
 * @param changeSession makes a new epoch with an empty store
 * @returns the answer's body, frozen; undefined for an answer without one
 * @throws SdkError in every case of failure, `INVALID_CONFIG` before anything is sent
 */
export async function writeOnce(
  operation: { readonly table: WriteTable; readonly accepts: ConfigValidator; readonly parts?: CallParts },
  given: unknown,
  { context, signal, onProgress, changeSession }: WriteOptions & WriteSurroundings,
): Promise<Json | undefined> {
  const call = prepareWrite(operation, given);
  const { store, transport } = context;
  const epoch = store.epoch();
  const abort = signal ?? new AbortController().signal;
  const outcome = await sendCounted(context, call, (request) => {
    const form = request.body instanceof FormData ? request.body : undefined;
    const upload = form && onProgress && call.parts?.upload?.(form, onProgress);
    return transport.send(request, abort, upload);
  });
  if (epoch !== store.epoch()) {
    context.onEvent({ type: 'dropped', operation: call.table.id });
    throw sessionChanged(call.table.id);
  }
  if (!outcome.ok) throw outcome.error;
  // Reads that are under way may have been answered before this change.
  context.inFlight.detach();
  if (call.table.session) changeSession(call.table.session);
  bringIn(call, outcome, context);
  expireReads(context, touchedResults(call, outcome.data, store));
  const fault = outcome.data === undefined ? undefined : call.parts?.faultOf?.(outcome.data);
  if (fault !== undefined) throw badAnswer(call.table.id, outcome.status, fault);
  return deepFreeze(outcome.data);
}

/** What a write needs besides its own call. */
export interface WriteSurroundings {
  readonly context: AdapterContext;
  readonly changeSession: (change: 'begins' | 'ends') => void;
}

/** What the write drops goes first, then comes what its answer holds, which may be the same entity anew. */
function bringIn(
  call: WriteCall,
  outcome: { status: number; data: Json | undefined },
  context: AdapterContext,
): void {
  const { store } = context;
  const epoch = store.epoch();
  const slots = evictedSlots(call, outcome.status, context);
  const watchers = new Set(slots.flatMap((slot) => [...store.watchersOf(slot)]));
  const at = expiryStamp(context);
  const entities = outcome.data === undefined ? [] : entitiesIn(call, outcome.data, context);
  const evicted = slots.map((slot) => ({ type: 'evicted', epoch, slot, at }) as const);
  store.dispatch([...evicted, { type: 'ingested', epoch, entities }]);
  for (const watcher of watchers) watcher.refresh();
}

/** Ordered by its arrival: no read asked for earlier may know more. */
function entitiesIn(call: WriteCall, data: Json, context: AdapterContext): readonly EntityWrite[] {
  const now = context.clock.now();
  return ingest({ data, shape: call.table.response, now, order: context.nextOrder() }, context).entities;
}

function evictedSlots(call: WriteCall, status: number, context: AdapterContext): readonly string[] {
  const { evict: rule } = call.table;
  if (!rule?.on.includes(status)) return [];
  const table = context.entities[rule.entity];
  invariant(table, `No entity "${rule.entity}"`);
  const values = table.key.map((member) => valuesAt(call.config, rule.key[member] ?? ''));
  // Of several key members, all are lists of one length or single values.
  return (values[0] ?? []).flatMap((_, index) => {
    const key = entityKey(table, (member) => values[table.key.indexOf(member)]?.[index]);
    return key ? [entityAddress(table, key)] : [];
  });
}

function prepareWrite(
  operation: { readonly table: WriteTable; readonly accepts: ConfigValidator; readonly parts?: CallParts },
  given: unknown,
): WriteCall {
  const { table, parts } = operation;
  const configured = configure(table, operation.accepts, given);
  if (!configured.ok || missingPathParameters(table, configured.config).length > 0) throw refusal(table);
  if (parts?.refuses?.(configured.config)) throw refusal(table);
  return { table, config: configured.config, parts };
}

function refusal(table: WriteTable): SdkError {
  const details = { operation: table.id, status: 400, statusText: 'INVALID_CONFIG' };
  return new SdkError('INVALID_CONFIG', table.otherwise, details);
}
