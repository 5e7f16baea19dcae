import type { Invalidation } from '../query/context.ts';
import { valueAt } from '../core/json.ts';
import type { ResultRecord } from '../cache/records.ts';
import type { Store } from '../cache/store.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { InvalidationRule, WriteTable } from '../spec/operation.ts';

/** Facts about a write besides its configuration. */
export interface WriteFacts {
  readonly response: Json | undefined;
  /** The entity that it evicts, as it was before. */
  readonly evicted: JsonObject | undefined;
}

/** A touch of a write. */
interface WriteInvalidation extends Invalidation {
  /** Results that surely agree are there no more. */
  readonly drop: boolean;
}

/** Returns the invalidations of a write, for any store. */
export function resolveInvalidations(
  call: { readonly table: WriteTable; readonly config: JsonObject },
  { response, evicted }: WriteFacts,
): readonly WriteInvalidation[] {
  const facts = { config: call.config, response, evicted };
  return (call.table.invalidates ?? []).map((touch) => resolve(touch, facts));
}

function resolve({ operation, match = {}, drop }: InvalidationRule, facts: object): WriteInvalidation {
  const members = Object.entries(match);
  const known = members.flatMap(([member, path]) => {
    const value = valueAt(facts, path) ?? null;
    // A value that is not known agrees with all.
    return value === null ? [] : [[member, textsOf(value)] as const];
  });
  return { operation, match: known, drop: drop === true && known.length === members.length };
}

/** Returns the results of a store that are invalidated. */
export function invalidatedResults(
  invalidations: readonly Invalidation[],
  store: Store,
): readonly ResultRecord[] {
  const invalidated = invalidations.flatMap(({ operation, match }) =>
    store.resultsOf(operation).filter(({ config }) => match.every((one) => agrees(config, one))),
  );
  return [...new Set(invalidated)];
}

/** The results of a store that show what is there no more. */
export function droppedResults(
  invalidations: readonly WriteInvalidation[],
  store: Store,
): readonly ResultRecord[] {
  return invalidatedResults(
    invalidations.filter(({ drop }) => drop),
    store,
  ).filter(({ operation, config }) =>
    invalidations.some(
      (touch) =>
        touch.drop &&
        touch.operation === operation &&
        touch.match.every((one) => (config[one[0]] ?? null) !== null && agrees(config, one)),
    ),
  );
}

function agrees(config: JsonObject, [member, texts]: Invalidation['match'][number]): boolean {
  const value = config[member] ?? null;
  return value === null || textsOf(value).some((text) => texts.includes(text));
}

function textsOf(value: Json): readonly string[] {
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  return values.map((item) => String(item).toLowerCase());
}
