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

type Match = Invalidation['match'][number];

/**
 * Returns the results of a store that are invalidated.
 *
 * @param fits says whether a configuration agrees with one member of an invalidation
 */
export function invalidatedResults(
  invalidations: readonly Invalidation[],
  store: Store,
  fits: (config: JsonObject, match: Match) => boolean = agrees,
): readonly ResultRecord[] {
  const invalidated = invalidations.flatMap(({ operation, match }) =>
    store.resultsOf(operation).filter(({ config }) => match.every((one) => fits(config, one))),
  );
  return [...new Set(invalidated)];
}

/** The results of a store that show what is there no more: those that surely agree. */
export function droppedResults(
  invalidations: readonly WriteInvalidation[],
  store: Store,
): readonly ResultRecord[] {
  const dropping = invalidations.filter(({ drop }) => drop);
  return invalidatedResults(
    dropping,
    store,
    (config, one) => (config[one[0]] ?? null) !== null && agrees(config, one),
  );
}

function agrees(config: JsonObject, [member, texts]: Match): boolean {
  const value = config[member] ?? null;
  return value === null || textsOf(value).some((text) => texts.includes(text));
}

function textsOf(value: Json): readonly string[] {
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  return values.map((item) => String(item).toLowerCase());
}
