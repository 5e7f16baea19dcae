import { cacheKey } from '../adapters/cache-key.ts';
import type { AdapterContext } from '../adapters/context.ts';
import type { Asked, ReadParts } from '../adapters/parts.ts';
import type { ReadCall } from '../adapters/read-call.ts';
import { requestRead } from '../adapters/read-request.ts';
import type { SdkError } from '../errors.ts';
import type { Action, EntityWrite } from '../store/action.ts';
import { createLink, createObjectNode, type Node } from '../store/node.ts';
import type { Stamp } from '../store/slot.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { ItemsTable } from '../types/operation.ts';
import { itemsIn, itemUntil, thingsIn, type Item } from './items.ts';
import { findUnknown, type TagTable } from './tags.ts';

/**
 * Keeps the results of single things over all calls of a read with `items.merge`: each is fresh on its own, a
 * call asks only for what is neither fresh nor under way, and answers the map of all.
 *
 * @param tags variants inside one result of which an unknown one is an error of that result alone
 */
export function keepItems(tags: readonly TagTable[] = []): Pick<ReadParts, 'compose' | 'request' | 'takeIn'> {
  return {
    compose: composeKnown,
    request: requestMissing,
    takeIn: (call, data, asked) => takeInEach(call, data, { asked, tags }),
  };
}

/** The configuration of a call for some of the things of a call. */
function configFor({ config }: ReadCall, items: ItemsTable, things: readonly Json[]): JsonObject {
  const [first = '', ...others] = items.by;
  const rest = Object.entries(config).filter(([member]) => !others.includes(member));
  return { ...Object.fromEntries(rest), [first]: things };
}

/** Where the result of one thing is kept: under the key of the call for it alone. */
function slotOf(call: ReadCall, items: ItemsTable, thing: Json): string {
  return `${cacheKey(call.table, configFor(call, items, [thing]))}#`;
}

const requestMissing: NonNullable<ReadParts['request']> = async (call, context, signal) => {
  const { items } = call.table;
  if (!items) return requestRead(call, context, signal);
  const { store } = context;
  const epoch = store.epoch();
  const now = context.clock.now();
  const things = thingsIn(items, call.config);
  const due = things.filter((thing) => freshUntil(context, slotOf(call, items, thing)) <= now);
  const placed = placeholders(call, { items, due, context });
  store.dispatch([{ type: 'asked', epoch, result: call.result }, ...placed]);
  // Where all is fresh, somebody wants it anew.
  const error = await requestDue(call, items, { context, due: due.length > 0 ? due : things });
  if (epoch === store.epoch()) store.dispatch(settle(call, { items, error, context }));
  return error;
};

/** Another choice of things that are all fresh needs no request. */
function composeKnown(call: ReadCall, context: AdapterContext): void {
  const { items } = call.table;
  const { store, clock } = context;
  if (!items || store.result(call.result.key)?.node !== undefined) return;
  const now = clock.now();
  const isFresh = (thing: Json): boolean => freshUntil(context, slotOf(call, items, thing)) > now;
  if (!thingsIn(items, call.config).every(isFresh)) return;
  store.dispatch([answerOf(call, items, context)]);
}

interface Due {
  readonly context: AdapterContext;
  readonly due: readonly Json[];
}

/** One request for everything that nobody has asked for yet; it is not given up, others may wait for it too. */
async function requestDue(
  call: ReadCall,
  items: ItemsTable,
  { context, due }: Due,
): Promise<SdkError | undefined> {
  const collected: Json[] = [];
  let sent: Promise<SdkError | undefined> | undefined;
  const send = (): Promise<SdkError | undefined> => {
    const config = configFor(call, items, collected);
    const key = cacheKey(call.table, config);
    const part = { ...call, config, result: { ...call.result, key, config } };
    return requestRead(part, context, new AbortController().signal);
  };
  const leases = due.map((thing) =>
    context.inFlight.join(slotOf(call, items, thing), () => {
      collected.push(thing);
      // Sent when all things are collected.
      return (sent ??= Promise.resolve().then(send));
    }),
  );
  const errors = await Promise.all(leases.map(({ outcome }) => outcome));
  return errors.find((error) => error !== undefined);
}

interface Outcome {
  readonly items: ItemsTable;
  readonly error: SdkError | undefined;
  readonly context: AdapterContext;
}

function settle(call: ReadCall, { items, error, context }: Outcome): readonly Action[] {
  const epoch = context.store.epoch();
  const order = context.nextOrder();
  const settled: Action = { type: 'settled', epoch, key: call.result.key };
  if (error) {
    const failed = { type: 'failed', epoch, result: call.result, error, until: undefined, order } as const;
    return error.code === 'ABORTED' ? [settled] : [failed, settled];
  }
  return [answerOf(call, items, context), settled];
}

/** The map of all things as the call's answer; it counts as long as each of its results does. */
function answerOf(call: ReadCall, items: ItemsTable, context: AdapterContext): Action {
  const { store, clock } = context;
  const slots = thingsIn(items, call.config).map((thing) => slotOf(call, items, thing));
  const isWhole = slots.every((slot) => store.entity(slot));
  const until = isWhole ? Number.POSITIVE_INFINITY : clock.now();
  const stamp = { until, version: undefined, order: context.nextOrder() };
  const node = mapOf(call, items, context);
  return { type: 'answered', epoch: store.epoch(), result: call.result, node, stamp };
}

function mapOf(call: ReadCall, items: ItemsTable, { store }: AdapterContext): Node {
  const links = thingsIn(items, call.config).flatMap((thing) => {
    const slot = slotOf(call, items, thing);
    return store.entity(slot)
      ? [[String(thing), createLink(slot, store.selections.everything)] as const]
      : [];
  });
  return createObjectNode({}, new Map(links));
}

function freshUntil({ store }: AdapterContext, id: string): number {
  const slot = store.entity(id);
  return slot ? store.viewEntity(slot, store.selections.everything).oldest : 0;
}

interface Placed {
  readonly items: ItemsTable;
  readonly due: readonly Json[];
  readonly context: AdapterContext;
}

/** What is shown of things that nothing is known of yet, which is kept as older than every answer. */
function placeholders(call: ReadCall, { items, due, context }: Placed): readonly Action[] {
  const { store } = context;
  const { placeholder } = items;
  const slots = due.map((thing) => slotOf(call, items, thing)).filter((slot) => !store.entity(slot));
  if (placeholder === undefined || slots.length === 0) return [];
  const epoch = store.epoch();
  const stamp: Stamp = { until: 0, version: undefined, order: -1 };
  const result = { [items.status]: 200, [items.value]: placeholder };
  store.dispatch([{ type: 'ingested', epoch, entities: slots.map((slot) => writeOf(slot, result, stamp)) }]);
  return [{ type: 'answered', epoch, result: call.result, node: mapOf(call, items, context), stamp }];
}

function writeOf(slot: string, result: JsonObject, stamp: Stamp): EntityWrite {
  return { slot, stamp, cells: Object.entries(result).map(([path, node]) => ({ path, node })) };
}

function takeInEach(
  call: ReadCall,
  data: Json,
  { asked, tags }: { readonly asked: Asked; readonly tags: readonly TagTable[] },
): readonly Action[] {
  const { items } = call.table;
  if (!items) return [];
  const { epoch, order } = asked;
  const entities = itemsIn(items, call.config, data).map((found) => {
    const item = knownOnly(items, found, tags);
    const stamp = { until: itemUntil(call.table, item, asked), version: undefined, order };
    return writeOf(slotOf(call, items, found.thing), item.result, stamp);
  });
  return [{ type: 'ingested', epoch, entities }];
}

/** The result itself, or in its place the error that it is of an unknown kind. */
function knownOnly(items: ItemsTable, item: Item, tags: readonly TagTable[]): Item {
  const message = findUnknown(tags, item.result);
  if (message === undefined) return item;
  const result = { [items.status]: 400, [items.value]: [{ errorCode: 'MALFORMED_RESPONSE', message }] };
  return { ...item, result, status: 400 };
}
