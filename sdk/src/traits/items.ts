import type { Asked } from '../query/context.ts';
import { SdkError } from '../core/errors.ts';
import { isJsonObject } from '../core/json.ts';
import { platformErrors } from '../network/platform-errors.ts';
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
