import type { AdapterContext } from '../adapters/context.ts';
import type { Asked, ReadJoiner, ReadParts } from '../adapters/parts.ts';
import type { ReadCall } from '../adapters/read-call.ts';
import {
  actionsOf,
  requestRead,
  sendCounted,
  sessionChanged,
  type Consequence,
} from '../adapters/read-request.ts';
import { SdkError } from '../errors.ts';
import type { Outcome } from '../network/transport.ts';
import type { Action } from '../store/action.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { ReadTable } from '../types/operation.ts';
import { isGood, isSameThing, itemError, itemsIn } from '../parts/items.ts';

/** A read that waits for the others of its tick. */
interface Waiting {
  readonly call: ReadCall;
  readonly context: AdapterContext;
  readonly signal: AbortSignal;
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
 * const client = createClient({ baseUrl, joinReads: joinReads([getRecords, getObjectInfos]) });
 */
export function joinReads(batches: readonly { readonly table: ReadTable }[]): ReadJoiner {
  const ticks = new Map(batches.map(({ table }) => [table.id, joinTicks(table)]));
  return ({ table }) => (table.batch ? ticks.get(table.batch.with) : undefined);
}

function joinTicks(table: ReadTable): NonNullable<ReadParts['request']> {
  const ticks = new WeakMap<AdapterContext, Waiting[]>();
  return (call, context, signal) =>
    new Promise((settle) => {
      const waiting = { call, context, signal, settle };
      context.store.dispatch([{ type: 'asked', epoch: context.store.epoch(), result: call.result }]);
      const tick = ticks.get(context);
      if (tick) {
        tick.push(waiting);
        return;
      }
      const begun = [waiting];
      ticks.set(context, begun);
      queueMicrotask(() => {
        ticks.delete(context);
        for (const group of groupsOf(begun, table)) {
          // What no joint request can be made of may be another's fault.
          askGroup(group, table).catch(() => group.forEach(askAlone));
        }
      });
    });
}

/** Reads that one request can serve, together; any other alone. */
function groupsOf(tick: readonly Waiting[], table: ReadTable): readonly (readonly Waiting[])[] {
  const groups = new Map<unknown, Waiting[]>();
  for (const waiting of tick) {
    const key = groupKey(waiting.call, table) ?? waiting;
    const group = groups.get(key);
    if (group) group.push(waiting);
    else groups.set(key, [waiting]);
  }
  return [...groups.values()];
}

/** What reads must have in common to be joined; undefined where the batch call cannot say it. */
function groupKey({ table: { batch }, config }: ReadCall, table: ReadTable): string | undefined {
  const own = new Set([...Object.keys(batch?.join ?? {}), ...(batch?.union ?? [])]);
  const rest = Object.entries(config).filter(([member]) => !own.has(member));
  const isKnown = rest.every(([member]) => table.parameters.some(({ name }) => name === member));
  return isKnown ? JSON.stringify(rest.sort(([one], [other]) => (one < other ? -1 : 1))) : undefined;
}

async function askGroup(group: readonly Waiting[], table: ReadTable): Promise<void> {
  const [first] = group;
  if (!first) return;
  if (group.length === 1) return askAlone(first);
  const { context } = first;
  const { store, clock } = context;
  const asking = { epoch: store.epoch(), order: context.nextOrder() };
  const config = jointConfig(group);
  const outcome = await sendCounted(context, { table, config }, (request) =>
    context.transport.send(request, signalOf(group)),
  );
  if (asking.epoch !== store.epoch()) {
    context.onEvent({ type: 'dropped', operation: table.id });
    for (const { settle } of group) settle(sessionChanged(table.id));
    return;
  }
  const asked = { context, ...asking, now: clock.now() };
  const served = group.map((waiting) => consequenceFor(waiting, outcome, { table, config, asked }));
  const actions = group.flatMap(({ call }, index) => {
    const consequence = served[index];
    return consequence ? [...consequence.list, settled(call, asking.epoch)] : [];
  });
  store.dispatch(actions);
  group.forEach((waiting, index) => {
    const consequence = served[index];
    if (consequence) waiting.settle(consequence.error);
    else askAlone(waiting);
  });
}

function askAlone({ call, context, signal, settle }: Waiting): void {
  const epoch = context.store.epoch();
  const asking = requestRead(call, context, signal);
  settle(asking.finally(() => context.store.dispatch([settled(call, epoch)])));
}

function settled({ result }: ReadCall, epoch: number): Action {
  return { type: 'settled', epoch, key: result.key };
}

/** All things, each once, with all that is wanted of any. */
function jointConfig(group: readonly Waiting[]): JsonObject {
  const joint: { [member: string]: Json } = {};
  for (const { call } of group) {
    const { join = {}, union = [] } = call.table.batch ?? {};
    for (const [member, value] of Object.entries(call.config)) {
      const list = join[member];
      if (list !== undefined) joint[list] = united(joint[list], [value]);
      else joint[member] = union.includes(member) ? united(joint[member], listOf(value)) : value;
    }
  }
  return joint;
}

function united(list: Json | undefined, values: readonly Json[]): readonly Json[] {
  return [...new Map([...listOf(list ?? []), ...values].map((value) => [String(value), value])).values()];
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

/** Ends when nobody waits any longer. */
function signalOf(group: readonly Waiting[]): AbortSignal {
  const controller = new AbortController();
  const end = (): void => {
    if (group.every(({ signal }) => signal.aborted)) controller.abort();
  };
  for (const { signal } of group) signal.addEventListener('abort', end, { once: true });
  end();
  return controller.signal;
}

interface Joint {
  readonly table: ReadTable;
  readonly config: JsonObject;
  readonly asked: Asked;
}

/** What the answer for all means for one; undefined where it means nothing, so that it is to ask alone. */
function consequenceFor(
  { call, signal }: Waiting,
  outcome: Outcome,
  { table, config, asked }: Joint,
): Consequence | undefined {
  const { items } = table;
  const operation = call.table.id;
  if (signal.aborted) {
    const error = new SdkError('ABORTED', 'The call was cancelled', { operation });
    return actionsOf(call, { ok: false, error }, asked);
  }
  if (!outcome.ok) return isOfOthers(outcome.error.status) ? undefined : actionsOf(call, outcome, asked);
  const thing = call.config[Object.keys(call.table.batch?.join ?? {})[0] ?? ''];
  const found =
    items && itemsIn(items, config, outcome.data ?? null).find((item) => isSameThing(thing, item.thing));
  if (!found || isOfOthers(found.status)) return undefined;
  const data = found.result[items.value];
  return isGood(found)
    ? actionsOf(call, { ok: true, status: found.status, data, tag: undefined }, asked)
    : actionsOf(call, { ok: false, error: itemError(items, found, operation) }, asked);
}

/** Whether what another read wanted may be at fault. */
function isOfOthers(status: number): boolean {
  return status === 400;
}
