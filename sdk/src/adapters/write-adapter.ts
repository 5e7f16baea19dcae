import { invariant, SdkError } from '../errors.ts';
import { ingest } from '../ingest/ingest.ts';
import { missingPathParameters } from '../network/request.ts';
import { deepFreeze } from '../store/json.ts';
import { entityAddress, entityKey } from '../store/slot.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { ConfigValidator, WriteTable } from '../types/operation.ts';
import { configure } from './configuration.ts';
import type { AdapterContext } from './context.ts';
import { expireReads, expiryStamp } from './expiry.ts';
import { sendCounted, sessionChanged } from './read-request.ts';
import { touchedResults } from './touches.ts';

/** How a write is carried out. */
export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
}

/** A write that can be sent. */
interface WriteCall {
  readonly table: WriteTable;
  readonly config: JsonObject;
}

/**
 * Sends a write and brings what it changed into every view.
 *
 * @param changeSession makes a new epoch with an empty store
 * @returns the answer's body, frozen; undefined for an answer without one
 * @throws SdkError in every case of failure, `INVALID_CONFIG` before anything is sent
 */
export async function writeOnce(
  operation: { readonly table: WriteTable; readonly accepts: ConfigValidator },
  given: unknown,
  { context, signal, changeSession }: WriteOptions & WriteSurroundings,
): Promise<Json | undefined> {
  const call = prepareWrite(operation, given);
  const { store, transport } = context;
  const epoch = store.epoch();
  const abort = signal ?? new AbortController().signal;
  const outcome = await sendCounted(context, call, (request) => transport.send(request, abort));
  if (epoch !== store.epoch()) {
    context.onEvent({ type: 'dropped', operation: call.table.id });
    throw sessionChanged(call.table.id);
  }
  if (!outcome.ok) throw outcome.error;
  // Reads that are under way may have been answered before this change.
  context.inFlight.detach();
  if (call.table.session) changeSession(call.table.session);
  ingestAnswer(call, outcome.data, context);
  evict(call, outcome.status, context);
  expireReads(context, touchedResults(call, outcome.data, store));
  return deepFreeze(outcome.data);
}

/** What a write needs besides its own call. */
export interface WriteSurroundings {
  readonly context: AdapterContext;
  readonly changeSession: (change: 'begins' | 'ends') => void;
}

/** Ordered by its arrival: no read asked for earlier may know more. */
function ingestAnswer(call: WriteCall, data: Json | undefined, context: AdapterContext): void {
  if (data === undefined) return;
  const { store, clock } = context;
  const answer = { data, shape: call.table.response, now: clock.now(), order: context.nextOrder() };
  const { entities } = ingest(answer, context);
  store.dispatch([{ type: 'ingested', epoch: store.epoch(), entities }]);
}

function evict(call: WriteCall, status: number, context: AdapterContext): void {
  const { evict: rule } = call.table;
  if (!rule?.on.includes(status)) return;
  const table = context.entities[rule.entity];
  invariant(table, `No entity "${rule.entity}"`);
  const key = entityKey(table, (member) => call.config[rule.key[member] ?? '']);
  if (!key) return;
  const { store } = context;
  const slot = entityAddress(table, key);
  const watchers = store.watchersOf(slot);
  store.dispatch([{ type: 'evicted', epoch: store.epoch(), slot, at: expiryStamp(context) }]);
  for (const watcher of watchers) watcher.refresh();
}

function prepareWrite(
  operation: { readonly table: WriteTable; readonly accepts: ConfigValidator },
  given: unknown,
): WriteCall {
  const { table } = operation;
  const configured = configure(table, operation.accepts, given);
  if (!configured.ok || missingPathParameters(table, configured.config).length > 0) throw refusal(table);
  return { table, config: configured.config };
}

function refusal(table: WriteTable): SdkError {
  const details = { operation: table.id, status: 400, statusText: 'INVALID_CONFIG' };
  return new SdkError('INVALID_CONFIG', table.otherwise, details);
}
