import { valueAt } from '../json.ts';
import type { ResultSlot } from '../store/slot.ts';
import type { Store } from '../store/store.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { TouchTable, WriteTable } from '../types/operation.ts';

/** The results that may show something else after a write. */
export function touchedResults(
  call: { readonly table: WriteTable; readonly config: JsonObject },
  response: Json | undefined,
  store: Store,
): readonly ResultSlot[] {
  const facts: JsonObject = { config: call.config, ...(response === undefined ? {} : { response }) };
  const touched = (call.table.touches ?? []).flatMap((touch) =>
    store.resultsOf(touch.operation).filter((result) => isTouched(touch, result.config, facts)),
  );
  return [...new Set(touched)];
}

/** A value that is not known, on either side, agrees with all. */
function isTouched(touch: TouchTable, config: JsonObject, facts: JsonObject): boolean {
  return Object.entries(touch.match ?? {}).every(([member, path]) => {
    const mine = config[member] ?? null;
    const theirs = valueAt(facts, path) ?? null;
    return mine === null || theirs === null || isSameText(mine, theirs);
  });
}

function isSameText(mine: Json, theirs: Json): boolean {
  const wanted = textsOf(theirs);
  return textsOf(mine).some((text) => wanted.includes(text));
}

function textsOf(value: Json): readonly string[] {
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  return values.map((item) => String(item).toLowerCase());
}
