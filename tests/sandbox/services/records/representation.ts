import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { MASTER_RECORD_TYPE_ID } from '../../metadata/record-id.ts';
import { describeRecordType, findRecordType } from '../../metadata/record-types.ts';
import { findShownObject, nameFieldOf } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import { displayValue } from './display-value.ts';
import { selectFields } from './selection.ts';
import type { Selection } from './selection.ts';

/** A field as the interface answers it. */
interface FieldValue {
  readonly displayValue: string | null;
  readonly value: Scalar | RecordRepresentation;
}

/** A record as the interface answers it. */
export interface RecordRepresentation {
  readonly apiName: string;
  readonly childRelationships: Readonly<Record<string, unknown>>;
  readonly eTag: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly id: string;
  readonly lastModifiedById: string;
  readonly lastModifiedDate: string;
  readonly recordTypeId: string;
  readonly recordTypeInfo: ReturnType<typeof describeRecordType> | null;
  readonly systemModstamp: string;
  readonly weakEtag: number;
}

/** The repository and the viewer of a representation. */
export interface RepresentationContext {
  readonly repository: Repository;
  readonly viewer: Viewer;
}

/** A stored row as a record with the selected fields. Related records that the viewer may not see read as null. */
export function representRecord(
  context: RepresentationContext,
  source: {
    readonly object: ObjectMetadata;
    readonly row: Row;
    readonly children?: Readonly<Record<string, unknown>>;
  },
  selection: Selection,
): RecordRepresentation {
  const { object, row } = source;
  const fields: [string, FieldValue][] = [...selection.fields].map((field) => [
    field.name,
    isReadable(field, row, context) ? scalarField(field, row) : { displayValue: null, value: null },
  ]);
  for (const [relation, inner] of selection.relations) {
    fields.push([
      relation.reference?.relationship ?? relation.name,
      relatedField(context, { relation, row }, inner),
    ]);
  }
  const type = findRecordType(object, row['RecordTypeId']);
  const typeInfo = type === undefined ? null : describeRecordType(type);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  const record = {
    apiName: object.name,
    childRelationships: source.children ?? {},
    fields: Object.fromEntries(fields),
    id: String(row['Id']),
    lastModifiedById: String(row['LastModifiedById']),
    lastModifiedDate: String(row['LastModifiedDate']),
    recordTypeId: typeInfo?.recordTypeId ?? MASTER_RECORD_TYPE_ID,
    recordTypeInfo: typeInfo?.master === false ? typeInfo : null,
    systemModstamp: String(row['SystemModstamp']),
    weakEtag: Date.parse(String(row['SystemModstamp'])),
  };
  return { ...record, eTag: createTag(record) };
}

/** Every field of the object, as a write answers it. */
export function selectEverything(object: ObjectMetadata): Selection {
  return selectFields(
    object,
    object.fields.map((field) => field.name),
  );
}

/** A stored value as the interface sends it. */
export function readScalar(field: FieldMetadata, row: Row): Scalar {
  const value = row[field.name];
  if (value === null || value === undefined) return null;
  if (field.type === 'Boolean') return value === 1;
  return typeof value === 'number' ? value : String(value);
}

function isReadable(field: FieldMetadata, row: Row, { viewer }: RepresentationContext): boolean {
  return field.personal !== true || viewer.userId === row['Id'];
}

function scalarField(field: FieldMetadata, row: Row): FieldValue {
  const value = readScalar(field, row);
  return { displayValue: displayValue(field, value), value };
}

function relatedField(
  context: RepresentationContext,
  source: { readonly relation: FieldMetadata; readonly row: Row },
  selection: Selection,
): FieldValue {
  const nothing: FieldValue = { displayValue: null, value: null };
  const id = readScalar(source.relation, source.row);
  const object = findShownObject(context.repository.schema, source.relation.reference?.object ?? '');
  if (typeof id !== 'string' || object === undefined) return nothing;
  const row = context.repository.find(object, id, context.viewer);
  if (row === undefined) return nothing;
  const name = nameFieldOf(object);
  const display = name === undefined ? null : readScalar(name, row);
  return {
    displayValue: display === null ? null : String(display),
    value: representRecord(context, { object, row }, selection),
  };
}
