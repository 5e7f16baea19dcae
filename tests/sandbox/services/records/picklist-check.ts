import type { Row } from '../../database/statements.ts';
import { allowedEntries, defaultRecordTypeOf, findRecordType } from '../../metadata/record-types.ts';
import type { FieldMetadata, ObjectMetadata, RecordTypeMetadata, Scalar } from '../../metadata/types.ts';
import { fieldError, quoteValue } from '../../protocol/problem.ts';
import type { RecordError } from '../../protocol/problem.ts';

interface PicklistInput {
  readonly object: ObjectMetadata;
  readonly row?: Row;
}

/**
 * Why picklist values do not go together: with the record type, or with the value of the field that controls them.
 * The values themselves are known already.
 */
export function checkPicklists(
  input: PicklistInput,
  values: ReadonlyMap<string, Scalar>,
): readonly RecordError[] {
  const type = recordTypeAfter(input, values);
  const changed = (name: string): boolean => values.has(name);
  const concerned = input.object.fields.filter(
    (field) => changed(field.name) || changed(field.controller ?? '') || changed('RecordTypeId'),
  );
  return concerned.flatMap((field) => {
    const value = valueAfter(input, values, field.name);
    if (field.picklist?.restricted !== true || typeof value !== 'string') return [];
    if (isAllowed(type, field, { value, controlling: valueAfter(input, values, field.controller) }))
      return [];
    const message = `${field.label}: bad value for restricted picklist field: ${quoteValue(value)}`;
    return [fieldError(field, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', message)];
  });
}

/** A value that clears the record type makes it the master one; a new record has the default one. */
function recordTypeAfter(input: PicklistInput, values: ReadonlyMap<string, Scalar>): RecordTypeMetadata {
  const { object, row } = input;
  const isDecided = values.has('RecordTypeId') || row !== undefined;
  const type = isDecided ? findRecordType(object, valueAfter(input, values, 'RecordTypeId')) : undefined;
  return type ?? defaultRecordTypeOf(object);
}

function valueAfter(
  { row }: PicklistInput,
  values: ReadonlyMap<string, Scalar>,
  name: string | undefined,
): unknown {
  if (name === undefined) return undefined;
  return values.has(name) ? values.get(name) : row?.[name];
}

function isAllowed(
  type: RecordTypeMetadata,
  field: FieldMetadata,
  chosen: { readonly value: string; readonly controlling: unknown },
): boolean {
  const entries = allowedEntries(type, field);
  return chosen.value.split(';').every((value) => {
    const entry = entries.find((candidate) => candidate.value === value);
    if (entry === undefined) return false;
    if (field.controller === undefined) return true;
    return entry.validFor?.some((controlling) => controlling === chosen.controlling) ?? false;
  });
}
