import type { Trait, QueryContext, Asked, ReadTraits, ReadCall } from '../query/context.ts';
import { reduceKept } from '../cache/write/keep-entities.ts';
import { reduceComposed } from '../cache/write/compose-result.ts';
import { cacheKey } from '../query/configuration.ts';
import { callOf } from '../query/prepare-query.ts';
import { failureActions, requestRead } from '../query/fetch-query.ts';
import { invariant, type SdkError } from '../core/errors.ts';
import type { Action, KeptEntity } from '../cache/actions.ts';
import type { EntityIdentity, Metadata } from '../cache/records.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ItemsTable, TagTable } from '../spec/operation.ts';
import { itemsIn, itemUntil, thingsIn, type Item } from './items.ts';
import { findUnknown } from './tags.ts';

/**
 * Keeps the results of single things over all calls of a read with `items.merge`: each is fresh on its own, a
 * call asks only for what is neither fresh nor under way, and answers the map of all.
 * Its settings are the variants inside one result of which an unknown one is an error of that result alone.
 */
export const keptItems: Trait<'keptItems'> = {
  name: 'keptItems',
  bind: (tags) => ({
    compose: composeKnown,
    request: requestMissing,
    toActions: (call, data, asked) => actionsOfEach(call, data, { asked, tags }),
  }),
  reducers: { kept: reduceKept, composed: reduceComposed },
};

/** One thing that is asked for, and where its result is kept: under the key of the call for it alone. */
interface KeptItem {
  readonly thing: Json;
  readonly ref: EntityIdentity;
}

/** A call with the things that it asks for. */
interface KeptCall {
  readonly call: ReadCall;
  readonly items: ItemsTable;
  readonly context: QueryContext;
  readonly all: readonly KeptItem[];
}

function keptCallOf(call: ReadCall, context: QueryContext): KeptCall {
  const items = itemsOf(call);
  return { call, items, context, all: thingsIn(items, call.config).map((thing) => keptOf(call, thing)) };
}

function itemsOf({ table: { id, items } }: ReadCall): ItemsTable {
  invariant(items, `No items of "${id}"`);
  return items;
}

function keptOf(call: ReadCall, thing: Json): KeptItem {
  return { thing, ref: { entity: call.table.id, key: cacheKey(call.table, configFor(call, [thing])) } };
}

/** The configuration of a call for some of the things of a call. */
function configFor(call: ReadCall, things: readonly Json[]): JsonObject {
  return { ...call.config, ...Object.fromEntries(itemsOf(call).by.map((member) => [member, things])) };
}

const requestMissing: NonNullable<ReadTraits['request']> = async (call, context, signal) => {
  const keptCall = keptCallOf(call, context);
  const { store } = context;
  const epoch = store.epoch();
  // What is invalidated while this is under way is newer than its answer.
  const timestamp = context.nextTimestamp();
  const due = keptCall.all.filter(isDue(context));
  const placed = placeholders(keptCall, due);
  store.dispatch([{ type: 'asked', epoch, result: call.result }, ...placed]);
  // Where all is fresh, somebody wants it anew.
  const error = await requestDue(keptCall, due.length > 0 ? due : keptCall.all, signal);
  if (epoch === store.epoch()) store.dispatch(settle(keptCall, error, { epoch, timestamp }));
  return error;
};

/** Another choice of things that are all fresh needs no request. */
function composeKnown(call: ReadCall, context: QueryContext): void {
  const keptCall = keptCallOf(call, context);
  const { store } = context;
  if (store.result(call.result.key)?.content !== undefined) return;
  if (!keptCall.all.some(isDue(context))) store.dispatch([answerOf(keptCall, context.nextTimestamp())]);
}

/** Returns true for a thing whose result is unknown or no longer fresh. */
function isDue({ store, clock }: QueryContext): (kept: KeptItem) => boolean {
  const now = clock.now();
  return ({ ref }) => {
    const known = store.entity(ref);
    return !known || store.denormalizeEntity(known, store.selections.everything).freshUntil <= now;
  };
}

/** One request for everything that nobody has asked for yet; it ends when nobody waits for any of it. */
async function requestDue(
  { call, context }: KeptCall,
  due: readonly KeptItem[],
  signal: AbortSignal,
): Promise<SdkError | undefined> {
  const collected: Json[] = [];
  const ends: AbortSignal[] = [];
  const controller = new AbortController();
  let sent: Promise<SdkError | undefined> | undefined;
  const send = (): Promise<SdkError | undefined> =>
    requestRead(callOf({ ...call, config: configFor(call, collected) }, context), context, controller.signal);
  const leases = due.map(({ thing, ref }) =>
    context.inFlight.join(`${ref.key}#`, (end) => {
      collected.push(thing);
      ends.push(end);
      end.addEventListener('abort', () => ends.every(({ aborted }) => aborted) && controller.abort());
      // Sent when all things are collected.
      return (sent ??= Promise.resolve().then(send));
    }),
  );
  signal.addEventListener('abort', () => leases.forEach((lease) => lease.release()));
  const errors = await Promise.all(leases.map(({ outcome }) => outcome));
  return errors.find((error) => error !== undefined);
}

/** The epoch and the order in which a call was asked for. */
type Begun = Pick<Asked, 'epoch' | 'timestamp'>;

function settle(keptCall: KeptCall, error: SdkError | undefined, begun: Begun): readonly Action[] {
  const { call, context } = keptCall;
  const done = error
    ? failureActions(call, error, { ...begun, context, now: context.clock.now() })
    : [answerOf(keptCall, begun.timestamp)];
  return [...done, { type: 'settled', epoch: begun.epoch, key: call.result.key }];
}

/** The map of all things as the call's answer; it counts as long as each of its results does. */
function answerOf(keptCall: KeptCall, timestamp: number): Action {
  const { all, context } = keptCall;
  const isWhole = all.every(({ ref }) => context.store.entity(ref));
  const until = isWhole ? Number.POSITIVE_INFINITY : context.clock.now();
  return mapOf(keptCall, { until, version: undefined, timestamp });
}

/** The map of what is known of all things, as an answer with a given metadata. */
function mapOf({ all, call, context: { store } }: KeptCall, metadata: Metadata): Action {
  const members = all
    .filter(({ ref }) => store.entity(ref))
    .map(({ thing, ref }) => [String(thing), ref] as const);
  return { type: 'composed', epoch: store.epoch(), result: call.result, members, metadata };
}

/** Returns placeholders for unknown things, kept as older than every answer. */
function placeholders(keptCall: KeptCall, due: readonly KeptItem[]): readonly Action[] {
  const { items, context } = keptCall;
  const { store } = context;
  const unknown = due.filter(({ ref }) => !store.entity(ref));
  if (items.placeholder === undefined || unknown.length === 0) return [];
  const metadata: Metadata = { until: 0, version: undefined, timestamp: -1 };
  const data = { [items.status]: 200, [items.value]: items.placeholder };
  const entities = unknown.map(({ ref }): KeptEntity => ({ ...ref, data, metadata }));
  store.dispatch([{ type: 'kept', epoch: store.epoch(), entities }]);
  return [mapOf(keptCall, metadata)];
}

function actionsOfEach(
  call: ReadCall,
  data: Json,
  { asked, tags }: { readonly asked: Asked; readonly tags: readonly TagTable[] },
): readonly Action[] {
  const items = itemsOf(call);
  const { epoch, timestamp } = asked;
  const entities = itemsIn(items, call.config, data).map((found): KeptEntity => {
    const item = knownOnly(items, found, tags);
    const metadata = { until: itemUntil(call.table, item, asked), version: undefined, timestamp };
    return { ...keptOf(call, found.thing).ref, data: item.result, metadata };
  });
  return [{ type: 'kept', epoch, entities }];
}

/** The result itself, or in its place the error that it is of an unknown kind. */
function knownOnly(items: ItemsTable, item: Item, tags: readonly TagTable[]): Item {
  const message = findUnknown(tags, item.result);
  if (message === undefined) return item;
  const result = { [items.status]: 400, [items.value]: [{ errorCode: 'MALFORMED_RESPONSE', message }] };
  return { ...item, result, status: 400 };
}
