import type { Viewer } from '../../database/access.ts';
import type { FieldValues, Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { isRecordId, toId18 } from '../../metadata/record-id.ts';
import { findRecordType } from '../../metadata/record-types.ts';
import { findField, isShown } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { Problem, fieldError } from '../../protocol/problem.ts';
import type { RecordError } from '../../protocol/problem.ts';
import { checkField, requiredMissing } from './field-check.ts';
import { checkPicklists } from './picklist-check.ts';

/** A record that a client wants to save, and for whom. */
interface RecordInput {
  readonly object: ObjectMetadata;
  readonly sent: Readonly<Record<string, Scalar>>;
  /** Names of the fields that the user may set. */
  readonly allowed: readonly string[];
  readonly viewer: Viewer;
  /** The record as it is stored; absent for a new one. */
  readonly row?: Row;
}

/**
 * The column values of an input once every field has passed.
 * @throws Problem 400 RECORD_REFUSED with the errors of every field that has not.
 */
export function acceptInput(
  repository: Repository,
  input: RecordInput,
  mode: 'create' | 'update',
): FieldValues {
  const values = new Map<string, Scalar>();
  const errors: RecordError[] = [];
  for (const [name, sent] of Object.entries(input.sent)) {
    const field = findField(input.object, name);
    const result =
      field === undefined
        ? unknownField(name, input.object)
        : acceptField(repository, { input, field, sent });
    if ('error' in result) errors.push(result.error);
    else values.set(result.field.name, result.value);
  }
  if (mode === 'create') {
    const missing = input.object.fields.filter((field) => isMissing(field, values, errors));
    errors.push(...missing.map(requiredMissing));
  }
  errors.push(...checkPicklists(input, values));
  if (errors.length > 0) throw recordRefused(errors);
  return Object.fromEntries(values);
}

/** The problem of a record with all of its errors. */
function recordRefused(errors: readonly RecordError[]): Problem {
  const known = errors.filter((error) => error.field !== null);
  const byField = Map.groupBy(known, (error) => String(error.field));
  return new Problem(400, 'RECORD_REFUSED', {
    message: 'The requested resource could not be saved',
    output: {
      errors: errors.filter((error) => error.field === null),
      fieldErrors: Object.fromEntries(byField),
    },
  });
}

type AcceptedField =
  | { readonly field: FieldMetadata; readonly value: Scalar }
  | { readonly error: RecordError };

function acceptField(
  repository: Repository,
  candidate: { readonly input: RecordInput; readonly field: FieldMetadata; readonly sent: Scalar },
): AcceptedField {
  const { input, field, sent } = candidate;
  const { object } = input;
  if (!input.allowed.includes(field.name)) {
    const message = `Unable to create/update fields: ${field.name}. Please check the security settings of this field`;
    return { error: fieldError(field, 'INVALID_FIELD_FOR_INSERT_UPDATE', message) };
  }
  const check = checkField(field, sent);
  if (!check.ok) return { error: check.error };
  if (field.reference === undefined || check.value === null) return { field, value: check.value };
  if (field.name === 'RecordTypeId') return acceptRecordType(object, field, check.value);
  return acceptReference(repository, { field, id: String(check.value), viewer: input.viewer });
}

function acceptRecordType(object: ObjectMetadata, field: FieldMetadata, id: Scalar): AcceptedField {
  const type = findRecordType(object, id);
  if (type !== undefined) return { field, value: type.id };
  const message = `${field.label}: invalid record type id`;
  return { error: fieldError(field, 'INVALID_CROSS_REFERENCE_KEY', message) };
}

function acceptReference(
  repository: Repository,
  candidate: { readonly field: FieldMetadata; readonly id: string; readonly viewer: Viewer },
): AcceptedField {
  const { field, id, viewer } = candidate;
  if (!isRecordId(id)) {
    return { error: fieldError(field, 'MALFORMED_ID', `${field.label}: id value of incorrect type`) };
  }
  const id18 = toId18(id);
  const target = repository.schema.object(field.reference?.object ?? '');
  const found =
    target !== undefined && target.keyPrefix === id18.slice(0, 3) && repository.find(target, id18, viewer);
  if (!found)
    return {
      error: fieldError(field, 'INVALID_CROSS_REFERENCE_KEY', `${field.label}: invalid cross reference id`),
    };
  return { field, value: id18 };
}

function isMissing(
  field: FieldMetadata,
  values: ReadonlyMap<string, Scalar>,
  errors: readonly RecordError[],
): boolean {
  const isExpected = field.required && isShown(field) && !field.system && field.defaultValue === undefined;
  return isExpected && !values.has(field.name) && !errors.some((error) => error.field === field.name);
}

function unknownField(name: string, object: ObjectMetadata): AcceptedField {
  const message = `No such column '${name.slice(0, 100)}' on sobject of type ${object.name}`;
  return {
    error: { ...fieldError({ name, label: name }, 'INVALID_FIELD', message), field: null, fieldLabel: null },
  };
}
