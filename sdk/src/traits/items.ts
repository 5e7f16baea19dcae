import type { Trait, Asked, ReadTraits, ReadCall } from '../query/context.ts';
import { answerActions } from '../query/fetch-query.ts';
import { SdkError } from '../core/errors.ts';
import { isJsonObject } from '../core/json.ts';
import { platformErrors } from '../network/platform-errors.ts';
import type { Action } from '../cache/actions.ts';
import type { ResultRecord } from '../cache/records.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ItemsTable, ReadTable } from '../spec/operation.ts';

/** One thing that was asked for, and its result. */
export interface Item {
  readonly thing: Json;
  readonly result: JsonObject;
  readonly status: number;
}

/** The things that a configuration asks for, in the order of their results. */
export function thingsIn({ by }: ItemsTable, config: JsonObject): readonly Json[] {
  return by.flatMap((member) => config[member] ?? []);
}

/** The results in an answer, each with its thing. */
export function itemsIn(items: ItemsTable, config: JsonObject, data: Json): readonly Item[] {
  const found: Json = isJsonObject(data) ? (data[items.at] ?? null) : null;
  const results: readonly Json[] = Array.isArray(found) ? found : [];
  return thingsIn(items, config).flatMap((thing, index) => {
    const isMap = items.keyed && !Array.isArray(found) && isJsonObject(data);
    const result = isMap ? data[String(thing)] : results[index];
    if (!isJsonObject(result)) return [];
    return [{ thing, result, status: Number(result[items.status]) }];
  });
}

/** Returns true when a result is data. */
export function isGood({ status }: Item): boolean {
  return status >= 200 && status < 300;
}

/** Until when a result counts: data for the read's lifetime, an error for the one of errors. */
export function itemUntil(table: ReadTable, item: Item, { context: { lifetimes }, now }: Asked): number {
  if (isGood(item)) return lifetimes.freshUntil(table.lifetime, now);
  const isAbsent = table.errors?.remember.includes(item.status) === true;
  const row = isAbsent ? table.errors?.lifetime : table.items?.errors;
  return row === undefined ? now : lifetimes.freshUntil(row, now);
}

/**
 * Takes an answer in whose results fail one by one: it is no error as a whole, counts as long as each of its
 * results does, and the reads of single things learn what became of theirs.
 */
const takeItems: NonNullable<ReadTraits['toActions']> = (call, data, asked) => {
  const { items: table } = call.table;
  const items = table ? itemsIn(table, call.config, data) : [];
  const until = Math.min(...items.map((item) => itemUntil(call.table, item, asked)));
  const whole = answerActions(call, data, asked).map((action): Action =>
    action.type === 'answered' ? { ...action, until: Math.min(action.until, until) } : action,
  );
  const alone = resultsAlone(call, asked);
  return [...whole, ...items.flatMap((item) => tellAlone(call, item, { asked, alone }))];
};

/** By thing: the results of the reads of it alone. */
type Alone = ReadonlyMap<string, readonly ResultRecord[]>;

function resultsAlone({ table: { items } }: ReadCall, { context }: Asked): Alone {
  const found = new Map<string, ResultRecord[]>();
  if (!items?.alone) return found;
  const { operation, members } = items.alone;
  for (const record of context.store.resultsOf(operation)) {
    const name = thingName(thingOf(members, record.config));
    const known = found.get(name);
    if (known) known.push(record);
    else found.set(name, [record]);
  }
  return found;
}

/** Tells the reads of one thing alone that it failed, or that it did not. */
function tellAlone(
  call: ReadCall,
  item: Item,
  { asked, alone }: { readonly asked: Asked; readonly alone: Alone },
): readonly Action[] {
  const { epoch, timestamp, now } = asked;
  const { items } = call.table;
  const results = alone.get(thingName(item.thing));
  if (!items?.alone || !results) return [];
  if (isGood(item)) {
    const keys = results.filter(({ cachedError }) => cachedError).map(({ key }) => key);
    const at = { until: now, version: undefined, timestamp };
    return keys.length === 0 ? [] : [{ type: 'expired', epoch, keys, entities: [], at }];
  }
  const error = itemError(items, item, items.alone.operation);
  const until = itemUntil(call.table, item, asked);
  const kept = until > now ? until : undefined;
  return results.map((result) => ({ type: 'failed', epoch, result, error, until: kept, timestamp }));
}

/** The error of one thing. */
export function itemError(
  items: ItemsTable | undefined,
  { result, status }: Item,
  operation: string,
): SdkError {
  const errors = platformErrors(result[items?.value ?? '']);
  return new SdkError('HTTP', errors[0]?.message ?? `HTTP ${status}`, { operation, status, errors });
}

/** The thing that the read of one names with these members, as a batch call lists it. */
export function thingOf(members: readonly string[], config: JsonObject): string {
  return members.map((member) => String(config[member] ?? '')).join('.');
}

/** Returns a name that is the same for all spellings of a thing. */
export function thingName(thing: Json): string {
  return String(thing).toLowerCase();
}

/** Reads whose answer has one result for each thing that was asked for. */
export const itemResults: Trait<'itemResults'> = {
  name: 'itemResults',
  bind: () => ({ toActions: takeItems }),
};
