import type { QueryContext, Asked, ReadBatcher, ReadTraits, ReadCall } from '../query/context.ts';
import {
  actionsOf,
  callAborted,
  requestRead,
  sendCounted,
  sessionChanged,
  type Consequence,
} from '../query/fetch-query.ts';
import { SdkError } from '../core/errors.ts';
import { endOfAll } from './batch-signal.ts';
import type { Outcome } from '../network/transport.ts';
import type { Action } from '../cache/actions.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ReadTable } from '../spec/operation.ts';
import { isGood, itemError, itemsIn, thingName, thingOf, type Item } from './items.ts';
import { addValues, isOfOthers, membersOf, type ListValue, type RequestLists } from './request-lists.ts';

/** A read that waits for the others of its tick. */
interface WaitingRead {
  readonly call: ReadCall;
  readonly context: QueryContext;
  readonly signal: AbortSignal;
  readonly epoch: number;
  readonly settle: (error: SdkError | undefined | Promise<SdkError | undefined>) => void;
}

/**
 * Joins the reads of one tick that differ only in their thing and in what they want of it: one request asks
 * for all things with the union of what is wanted. Each read has its own outcome; one that the joint
 * request could not serve is asked for alone. Which call serves several reads is the specs' `x-read.batch`.
 *
 * @param batches the calls with several things that are used; a read whose call is not among them is not joined
 *
 * @example
 * const client = createClient({ baseUrl, batchReads: batchReads([getRecords, getObjectInfos]) });
 */
export function batchReads(batches: readonly { readonly table: ReadTable }[]): ReadBatcher {
  const ticks = new Map(batches.map(({ table }) => [table.id, batchTicks(table)]));
  return ({ table }) => (table.batch ? ticks.get(table.batch.with) : undefined);
}

function batchTicks(table: ReadTable): NonNullable<ReadTraits['request']> {
  const ticks = new WeakMap<QueryContext, WaitingRead[]>();
  return (call, context, signal) =>
    new Promise((settle) => {
      const epoch = context.store.epoch();
      const waiting = { call, context, signal, settle, epoch };
      context.store.dispatch([{ type: 'asked', epoch, result: call.result }]);
      const tick = ticks.get(context);
      if (tick) {
        tick.push(waiting);
        return;
      }
      const begun = [waiting];
      ticks.set(context, begun);
      queueMicrotask(() => {
        ticks.delete(context);
        // What was given up, as the earlier user's are, is not asked for along with what others want.
        begun.filter(({ signal: { aborted } }) => aborted).forEach(giveUp);
        const wanted = begun.filter(({ signal: { aborted } }) => !aborted);
        for (const group of groupsOf(wanted, table)) {
          // What no joint request can be made of may be another's error.
          askGroup(group, table).catch(() => group.reads.forEach(askAlone));
        }
      });
    });
}

/** Reads that one request can serve, and what it is to ask for. */
interface Group extends RequestLists {
  readonly reads: WaitingRead[];
}

/** Reads that one request can serve, together, as many as it can take; any other alone. */
function groupsOf(tick: readonly WaitingRead[], table: ReadTable): readonly Group[] {
  const groups: Group[] = [];
  const open = new Map<unknown, Group>();
  for (const waiting of tick) {
    const key = groupKey(waiting.call, table) ?? waiting;
    const known = open.get(key);
    const values = requestedValues(waiting.call);
    if (known && addValues(known, values, table.items)) {
      known.reads.push(waiting);
      continue;
    }
    const group: Group = { reads: [waiting], lists: new Map(), length: 0 };
    addValues(group, values, table.items);
    open.set(key, group);
    groups.push(group);
  }
  return groups;
}

/** Returns the values that a read adds to the lists of the batch call: its thing, and the fields of it. */
function requestedValues({ table: { batch }, config }: ReadCall): readonly ListValue[] {
  const { join = {}, union = [] } = batch ?? {};
  const [list = ''] = Object.values(join);
  const wanted = union.flatMap((member) =>
    listOf(config[member] ?? []).map((value) => [member, value] as const),
  );
  return [[list, thingOf(Object.keys(join), config)], ...wanted];
}

/** Returns the key of reads that can be batched; undefined where the batch call cannot express one. */
function groupKey({ table: { batch }, config }: ReadCall, table: ReadTable): string | undefined {
  const own = new Set([...Object.keys(batch?.join ?? {}), ...(batch?.union ?? [])]);
  const rest = Object.entries(config).filter(([member]) => !own.has(member));
  const isKnown = rest.every(([member]) => table.parameters.some(({ name }) => name === member));
  return isKnown ? JSON.stringify(rest.sort(([one], [other]) => (one < other ? -1 : 1))) : undefined;
}

async function askGroup(group: Group, table: ReadTable): Promise<void> {
  const { reads } = group;
  const [first] = reads;
  if (!first) return;
  if (reads.length === 1) return askAlone(first);
  const { context } = first;
  const { store, clock } = context;
  const asking = { epoch: store.epoch(), timestamp: context.nextTimestamp() };
  const config = jointConfig(first.call, group);
  const signal = endOfAll(reads.map((waiting) => waiting.signal));
  const outcome = await sendCounted(context, { table, config }, (request) =>
    context.transport.send(request, signal),
  );
  if (asking.epoch !== store.epoch()) {
    context.emitEvent({ type: 'dropped', operation: table.id });
    for (const { settle } of reads) settle(sessionChanged(table.id));
    return;
  }
  const asked = { context, ...asking, now: clock.now() };
  const joint = { table, items: itemsBy(table, config, outcome), asked };
  const served = reads.map((waiting) => consequenceFor(waiting, outcome, joint));
  const actions = reads.flatMap(({ call }, index) => {
    const consequence = served[index];
    return consequence ? [...consequence.list, settled(call, asking.epoch)] : [];
  });
  store.dispatch(actions);
  reads.forEach((waiting, index) => {
    const consequence = served[index];
    if (consequence) waiting.settle(consequence.error);
    else askAlone(waiting);
  });
}

function giveUp({ call, context, settle, epoch }: WaitingRead): void {
  const { id } = call.table;
  settle(epoch === context.store.epoch() ? callAborted(id) : sessionChanged(id));
  context.store.dispatch([settled(call, epoch)]);
}

function askAlone({ call, context, signal, settle, epoch }: WaitingRead): void {
  const asking = requestRead(call, context, signal);
  settle(asking.finally(() => context.store.dispatch([settled(call, epoch)])));
}

function settled({ result }: ReadCall, epoch: number): Action {
  return { type: 'settled', epoch, key: result.key };
}

/** All things with all that is wanted of any, and what all have in common. */
function jointConfig({ table: { batch }, config }: ReadCall, group: Group): JsonObject {
  const rest = Object.entries(config).filter(([member]) => !Object.hasOwn(batch?.join ?? {}, member));
  return { ...Object.fromEntries(rest), ...membersOf(group) };
}

/** The results in the answer by the names of their things. */
function itemsBy({ items }: ReadTable, config: JsonObject, outcome: Outcome): Joint['items'] {
  const found = items && outcome.ok ? itemsIn(items, config, outcome.data ?? null) : [];
  return new Map(found.map((item) => [thingName(item.thing), item]));
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

interface Joint {
  readonly table: ReadTable;
  readonly items: ReadonlyMap<string, Item>;
  readonly asked: Asked;
}

/** Returns the actions of a batch answer for one read; undefined where it has none, so that it is sent alone. */
function consequenceFor(
  { call, signal }: WaitingRead,
  outcome: Outcome,
  { table: { items }, items: results, asked }: Joint,
): Consequence | undefined {
  const operation = call.table.id;
  if (signal.aborted) {
    const error = new SdkError('ABORTED', 'The call was cancelled', { operation });
    return actionsOf(call, { ok: false, error }, asked);
  }
  if (!outcome.ok) return isErrorOfOthers(outcome.error) ? undefined : actionsOf(call, outcome, asked);
  const found = results.get(thingName(thingOf(Object.keys(call.table.batch?.join ?? {}), call.config)));
  if (!items || !found || isOfOthers(found.status)) return undefined;
  const data = found.result[items.value];
  return isGood(found)
    ? actionsOf(call, { ok: true, status: found.status, data, tag: undefined }, asked)
    : actionsOf(call, { ok: false, error: itemError(items, found, operation) }, asked);
}

/** An answer that was refused for what stands somewhere in it may hold good ones as well. */
function isErrorOfOthers({ code, status, errors }: SdkError): boolean {
  return code === 'MALFORMED_RESPONSE' ? errors.length > 0 : isOfOthers(status);
}
