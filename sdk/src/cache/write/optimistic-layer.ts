import { deepFreeze, isJsonObject, isSameJson, setMember } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { ActionOf } from '../actions.ts';
import { mapAt, referencesIn } from '../content.ts';
import { fieldPath } from '../read/selection.ts';
import { markChanged, ensureEntityRecord, type StoreState } from '../state.ts';
import type {
  EntityRecord,
  OptimisticUpdate,
  OptimisticField,
  OptimisticLayer,
  Metadata,
} from '../records.ts';

/** Shows an optimistic update over what the server said of an entity, or ends it. */
export function reduceOptimistic(
  state: StoreState,
  action: ActionOf<'optimistic-begun' | 'optimistic-settled'>,
): void {
  const record = ensureEntityRecord(state, action.entity);
  if (action.type === 'optimistic-begun')
    record.optimisticLayer = createOptimisticLayer([...(record.optimisticLayer?.list ?? []), action.update]);
  if (action.type === 'optimistic-begun' || settleOptimisticUpdate(record, action.id, action.taken))
    markChanged(state, record);
  if (record.parents === undefined) state.orphans.add(record);
}

/**
 * Ends an optimistic update: what the server said is shown again, or, where the server has taken the write, what was expected
 * counts as said.
 *
 * @param taken the metadata of what the server took
 * @returns false when there is no such optimistic update
 */
function settleOptimisticUpdate(record: EntityRecord, id: number, taken: Metadata | undefined): boolean {
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

/** Returns true for a field that is known; unknown fields stay unknown, and references are never updated. */
function isKnown({ fieldSet, references }: EntityRecord, field: OptimisticField): boolean {
  const inside = referencesIn(references, field.member);
  const reference = field.entry === undefined ? inside : referencesIn(inside, field.entry);
  return reference === undefined && fieldSet.fields.has(pathOf(field));
}

/** The very object where the optimistic update says the same. */
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
