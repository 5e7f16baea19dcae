import type { ResolvedTouch } from '../query/context.ts';
import { valueAt } from '../core/json.ts';
import type { ResultRecord } from '../cache/records.ts';
import type { Store } from '../cache/store.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { TouchTable, WriteTable } from '../spec/operation.ts';

/** What a write says besides its configuration. */
export interface WriteFacts {
  readonly response: Json | undefined;
  /** The entity that it evicts, as it was before. */
  readonly evicted: JsonObject | undefined;
}

/** A touch of a write. */
interface OwnTouch extends ResolvedTouch {
  /** Results that surely agree are there no more. */
  readonly drop: boolean;
}

/** What a write touches, in whatever store. */
export function resolveTouches(
  call: { readonly table: WriteTable; readonly config: JsonObject },
  { response, evicted }: WriteFacts,
): readonly OwnTouch[] {
  const facts = { config: call.config, response, evicted };
  return (call.table.invalidates ?? []).map((touch) => resolve(touch, facts));
}

function resolve({ operation, match = {}, drop }: TouchTable, facts: object): OwnTouch {
  const members = Object.entries(match);
  const known = members.flatMap(([member, path]) => {
    const value = valueAt(facts, path) ?? null;
    // A value that is not known agrees with all.
    return value === null ? [] : [[member, textsOf(value)] as const];
  });
  return { operation, match: known, drop: drop === true && known.length === members.length };
}

/** The results of a store that are touched. */
export function resultsTouched(touches: readonly ResolvedTouch[], store: Store): readonly ResultRecord[] {
  const touched = touches.flatMap(({ operation, match }) =>
    store.resultsOf(operation).filter(({ config }) => match.every((one) => agrees(config, one))),
  );
  return [...new Set(touched)];
}

/** The results of a store that show what is there no more. */
export function resultsDropped(touches: readonly OwnTouch[], store: Store): readonly ResultRecord[] {
  return resultsTouched(
    touches.filter(({ drop }) => drop),
    store,
  ).filter(({ operation, config }) =>
    touches.some(
      (touch) =>
        touch.drop &&
        touch.operation === operation &&
        touch.match.every((one) => (config[one[0]] ?? null) !== null && agrees(config, one)),
    ),
  );
}

function agrees(config: JsonObject, [member, texts]: ResolvedTouch['match'][number]): boolean {
  const value = config[member] ?? null;
  return value === null || textsOf(value).some((text) => texts.includes(text));
}

function textsOf(value: Json): readonly string[] {
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  return values.map((item) => String(item).toLowerCase());
}
