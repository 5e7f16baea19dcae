import { MASTER_RECORD_TYPE_ID } from './record-id.ts';
import type { FieldMetadata, ObjectMetadata, PicklistEntry, RecordTypeMetadata } from './types.ts';

/** All record types of an object; the master one allows every value. */
export function recordTypesOf(object: ObjectMetadata): readonly RecordTypeMetadata[] {
  const own = object.recordTypes ?? [];
  const master = { id: MASTER_RECORD_TYPE_ID, name: 'Master', isDefault: own.length === 0, values: {} };
  return [...own, master];
}

/** A record type by its id of 15 or 18 characters; no id stands for the master one. */
export function findRecordType(object: ObjectMetadata, id: unknown): RecordTypeMetadata | undefined {
  const wanted = id ?? MASTER_RECORD_TYPE_ID;
  return recordTypesOf(object).find((type) => type.id === wanted || type.id.slice(0, 15) === wanted);
}

/** The record type of new records of customers. */
export function defaultRecordTypeOf(object: ObjectMetadata): RecordTypeMetadata {
  const types = recordTypesOf(object);
  const chosen = types.find((type) => type.isDefault) ?? types.at(-1);
  if (chosen === undefined) throw new Error(`${object.name} has no record type`);
  return chosen;
}

/** The values of a picklist that a record type allows. */
export function allowedEntries(type: RecordTypeMetadata, field: FieldMetadata): readonly PicklistEntry[] {
  const entries = field.picklist?.values ?? [];
  const allowed = type.values[field.name];
  return allowed === undefined ? entries : entries.filter((entry) => allowed.includes(entry.value));
}

/** A record type as the interface describes it. */
export function describeRecordType(type: RecordTypeMetadata) {
  return {
    available: true,
    defaultRecordTypeMapping: type.isDefault,
    master: type.id === MASTER_RECORD_TYPE_ID,
    name: type.name,
    recordTypeId: type.id,
  };
}
