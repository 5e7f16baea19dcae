import { deepFreeze, isJsonObject, isSameJson, setMember } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { Action, Brought } from '../actions.ts';
import { mapAt } from '../fields.ts';
import { referencesIn } from '../references.ts';
import { fieldPath } from '../read/selection.ts';
import { markChanged } from '../parents.ts';
import type {
  EntityRecord,
  OptimisticUpdate,
  OptimisticField,
  OptimisticLayer,
  Metadata,
} from '../records.ts';
import { ensureEntityRecord, type StoreState } from '../state.ts';

/**
 * A write that is expected to change an entity begins or ends, as an action.
 *
 * @param change what that does to the entity; false for nothing
 */
export function optimisticUpdate(
  given: Brought<'guessed'>,
  change: (record: EntityRecord) => boolean,
): Action {
  const apply = (state: StoreState): void => {
    const record = ensureEntityRecord(state, given.entity);
    if (change(record)) markChanged(state, record);
    if (record.parents === undefined) state.orphans.add(record);
  };
  return { ...given, type: 'guessed', apply };
}

/** Shows a guess until it is settled. */
export function addOptimisticUpdate(record: EntityRecord, update: OptimisticUpdate): true {
  record.optimisticLayer = createOptimisticLayer([...(record.optimisticLayer?.list ?? []), update]);
  return true;
}

/**
 * Ends a guess: what the server said is shown again, or, where the server has taken the write, what was guessed
 * counts as said.
 *
 * @param taken the stamp of what the server took
 * @returns false when there is no such guess
 */
export function settleOptimisticUpdate(
  record: EntityRecord,
  id: number,
  taken: Metadata | undefined,
): boolean {
  const { data, optimisticLayer } = record;
  const update = optimisticLayer?.list.find((one) => one.id === id);
  if (!optimisticLayer || !update) return false;
  if (taken && data !== undefined) {
    // The very object that was shown, where it shows nothing else.
    record.data =
      optimisticLayer.list.length === 1
        ? optimisticLayer.over(record, data)
        : applyUpdate(record, data, update);
    const fieldMetadata = (record.fieldMetadata ??= new Map());
    for (const field of update.fields) if (isKnown(record, field)) fieldMetadata.set(pathOf(field), taken);
  }
  record.optimisticLayer = createOptimisticLayer(optimisticLayer.list.filter((one) => one !== update));
  return true;
}

function createOptimisticLayer(list: readonly OptimisticUpdate[]): OptimisticLayer | undefined {
  if (list.length === 0) return undefined;
  let said: { readonly data: JsonObject; readonly value: JsonObject } | undefined;
  return {
    list,
    over(record, data) {
      if (said?.data !== data) {
        said = { data, value: list.reduce((value, update) => applyUpdate(record, value, update), data) };
      }
      return said.value;
    },
  };
}

const pathOf = ({ member, entry }: OptimisticField): string => fieldPath(member, entry);

/** What nobody has asked for stays unknown, and another entity is never guessed. */
function isKnown({ fieldSet, references }: EntityRecord, field: OptimisticField): boolean {
  const inside = referencesIn(references, field.member);
  const reference = field.entry === undefined ? inside : referencesIn(inside, field.entry);
  return reference === undefined && fieldSet.fields.has(pathOf(field));
}

/** The very object where the guess says the same. */
function applyUpdate(record: EntityRecord, data: JsonObject, { fields }: OptimisticUpdate): JsonObject {
  let said = data;
  for (const field of fields) {
    const { member, entry, value } = field;
    if (!isKnown(record, field)) continue;
    const before = entry === undefined ? said[member] : mapAt(said, member)[entry];
    const after = isJsonObject(before) && isJsonObject(value) ? { ...before, ...value } : value;
    if (before === undefined || isSameJson(before, after)) continue;
    said = withMember(
      said,
      member,
      entry === undefined ? after : withMember(mapAt(said, member), entry, after),
    );
  }
  return deepFreeze(said);
}

function withMember(object: JsonObject, name: string, value: Json): JsonObject {
  const copy = { ...object };
  setMember(copy, name, value);
  return copy;
}
