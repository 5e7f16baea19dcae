import { buildRequest } from '../network/request.ts';
import type { Asked, QueryContext, ReadBatcher, ReadCall, ReadTraits } from '../query/context.ts';
import { actionsOf, requestRead } from '../query/fetch-query.ts';
import { isJsonObject } from '../core/json.ts';
import type { Outcome } from '../network/transport.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ItemsTable } from '../spec/operation.ts';
import { isGood, itemError, thingName, thingOf, thingsIn, type Item } from './items.ts';

/** Errors of single things that batches were told, for as long as they count. */
export interface ItemMemory {
  /** Until when a result counts that was remembered; undefined for any other. */
  untilOf(item: Item): number | undefined;
  /** Notes what became of the things in an answer. */
  note(
    answer: { readonly data: Json; readonly items: ItemsTable },
    found: readonly Remembered[],
    asked: Asked,
  ): void;
  /** Asks for the things of which nothing is remembered, and answers for the others. */
  readonly request: NonNullable<ReadTraits['request']>;
}

/** A result, and until when it counts. */
interface Remembered {
  readonly item: Item;
  readonly until: number;
}

/** Statuses that say something about what was wanted of a thing, not about the thing. */
const OF_WHAT_WAS_WANTED = [400, 413, 414, 431];

/** A memory of one client for one operation. */
export function createItemMemory(): ItemMemory {
  const byThing = new Map<string, Remembered>();
  /** The members of an answer with an error in it, besides its results. */
  let envelope: JsonObject = {};
  let epoch = 0;
  let isAttached = false;
  const find = (thing: Json, { store, clock }: QueryContext): Remembered | undefined => {
    const known = epoch === store.epoch() ? byThing.get(thingName(thing)) : undefined;
    return known && known.until > clock.now() ? known : undefined;
  };
  const attach = (context: QueryContext, items: ItemsTable): void => {
    if (isAttached) return;
    isAttached = true;
    const before = context.batchReads;
    context.batchReads = (call) => answerAlone(call, context, { items, find }) ?? before?.(call);
  };
  return {
    untilOf(item) {
      const known = byThing.get(thingName(item.thing));
      return known?.item.result === item.result ? known.until : undefined;
    },
    note({ data, items }, found, { context, now }) {
      attach(context, items);
      if (epoch !== context.store.epoch()) byThing.clear();
      epoch = context.store.epoch();
      for (const [name, { until }] of byThing) if (until <= now) byThing.delete(name);
      for (const { item, until } of found) {
        const isOfThing = !isGood(item) && !OF_WHAT_WAS_WANTED.includes(item.status);
        if (isOfThing && until > now) byThing.set(thingName(item.thing), { item, until });
        else byThing.delete(thingName(item.thing));
      }
      const { [items.at]: _results, ...others } = isJsonObject(data) ? data : {};
      if (found.some(({ item }) => !isGood(item))) envelope = others;
    },
    request: (call, context, signal) =>
      requestUnknown({ call, context, signal }, { find, envelope: () => envelope }),
  };
}

interface Request {
  readonly call: ReadCall;
  readonly context: QueryContext;
  readonly signal: AbortSignal;
}

/** Asks for the things of which nothing is remembered, and answers for the others. */
function requestUnknown(
  { call, context, signal }: Request,
  { find, envelope }: { readonly find: Find; readonly envelope: () => JsonObject },
): ReturnType<ItemMemory['request']> {
  const { items } = call.table;
  if (!items || !isNew(call, context)) return requestRead(call, context, signal);
  const known = thingsIn(items, call.config).map((thing) => find(thing, context));
  if (!known.some(Boolean)) return requestRead(call, context, signal);
  const rest = restOf(items, call.config, (thing) => find(thing, context) === undefined);
  const merge = (data: JsonObject): JsonObject => merged({ data, envelope: envelope(), known, at: items.at });
  if (!known.every(Boolean)) return requestRest({ call, rest, merge }, context, signal);
  const { store, clock } = context;
  const asked = { context, epoch: store.epoch(), timestamp: context.nextTimestamp(), now: clock.now() };
  const answer: Outcome = { ok: true, status: 200, data: merge({}), tag: undefined };
  const { list, error } = actionsOf(call, answer, asked);
  store.dispatch(list);
  return Promise.resolve(error);
}

/** Returns true for a call that was never answered: whoever asks again wants to know it anew. */
function isNew({ result }: ReadCall, { store }: QueryContext): boolean {
  const record = store.result(result.key);
  return !record?.content && !record?.cachedError;
}

type Find = (thing: Json, context: QueryContext) => Remembered | undefined;

/** Answers the read of one thing with the error that a batch was told of it. */
function answerAlone(
  call: ReadCall,
  context: QueryContext,
  { items, find }: { readonly items: ItemsTable; readonly find: Find },
): ReturnType<ReadBatcher> {
  const { operation, members } = items.alone ?? {};
  if (!members || call.table.id !== operation || !isNew(call, context)) return undefined;
  const known = find(thingOf(members, call.config), context);
  // Somebody has brought it since.
  if (!known || (call.entity && context.store.entity(call.entity.ref))) return undefined;
  return async () => {
    const { store } = context;
    const error = itemError(items, known.item, operation);
    const about = { epoch: store.epoch(), result: call.result, timestamp: context.nextTimestamp() };
    store.dispatch([{ type: 'failed', ...about, error, until: known.until }]);
    return error;
  };
}

function restOf({ by }: ItemsTable, config: JsonObject, isUnknown: (thing: Json) => boolean): JsonObject {
  const members = by.flatMap((member): [string, Json][] => {
    const things = [config[member] ?? []].flat().filter(isUnknown);
    return things.length === 0 ? [] : [[member, things]];
  });
  const others = Object.entries(config).filter(([member]) => !by.includes(member));
  return Object.fromEntries([...others, ...members]);
}

interface Rest {
  readonly call: ReadCall;
  readonly rest: JsonObject;
  readonly merge: (data: JsonObject) => JsonObject;
}

/** Asks for some things; the answer is taken in as that of all. */
function requestRest(
  { call, rest, merge }: Rest,
  context: QueryContext,
  signal: AbortSignal,
): Promise<ReturnType<typeof itemError> | undefined> {
  const part = { table: call.table, config: rest };
  const exchange: NonNullable<ReadTraits['exchange']> = async (_call, _request, send) => {
    const request = buildRequest(part, context.encodingOf(call.table.api));
    const outcome = await (call.traits?.exchange?.(part, request, send) ?? send(request));
    return outcome.ok && isJsonObject(outcome.data) ? { ...outcome, data: merge(outcome.data) } : outcome;
  };
  return requestRead({ ...call, traits: { ...call.traits, exchange } }, context, signal);
}

interface Merge {
  readonly data: JsonObject;
  readonly envelope: JsonObject;
  readonly known: readonly (Remembered | undefined)[];
  readonly at: string;
}

/** The results of all things in their order: those that came, and those that are remembered. */
function merged({ data, envelope, known, at }: Merge): JsonObject {
  const come = [data[at] ?? []].flat().values();
  const results = known.map((one): Json => one?.item.result ?? come.next().value ?? null);
  return { ...data, ...envelope, [at]: results };
}
