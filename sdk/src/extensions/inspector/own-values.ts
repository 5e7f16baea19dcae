import { contentOf, fillReferences } from '../../cache/content.ts';
import type { Content, EntityIdentity, EntityRecord, References } from '../../cache/records.ts';
import type { Field } from '../../cache/read/selection.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { changesBetween } from './changes.ts';
import { fieldName } from './field-name.ts';
import type { Change } from './session.ts';

/** The data of a record at one moment. Data of the store never changes, so keeping it costs no copy. */
export interface RecordState {
  readonly data: JsonObject | undefined;
  readonly references: EntityRecord['references'];
  readonly fields: ReadonlyMap<string, Field>;
}

/** The name under which a record is told of. */
export const nameOfRecord = ({ entity, key }: EntityIdentity): string => `${entity} ${key}`;

/** A value in which records are named instead of shown. */
function ownValue(data: Json, references: References | undefined): Json {
  return fillReferences(data, references, { show: ({ record }) => ({ '→': nameOfRecord(record) }) });
}

/** The value of an answer, with records inside named. */
export function contentValue(content: Content | undefined): Json | undefined {
  return content && ownValue(content.data, content.references);
}

/** The value of one field, with records inside named; undefined where there is none. */
export function fieldValue({ data, references }: RecordState, field: Field): Json | undefined {
  if (data === undefined || field.isMap) return undefined;
  const content = contentOf({ data, references }, field);
  return ownValue(content.data, content.references);
}

/** The present data of a record. */
export function stateOf({ data, references, fieldSet }: EntityRecord): RecordState {
  return { data, references, fields: fieldSet.fields };
}

const NONE: RecordState = { data: undefined, references: undefined, fields: new Map() };

/** The fields by which two states of a record differ. */
export function fieldChanges(from: RecordState = NONE, to: RecordState = NONE): readonly Change[] {
  const paths = new Set([...from.fields.keys(), ...to.fields.keys()]);
  return [...paths].flatMap((path) => {
    const [old, next] = [from.fields.get(path), to.fields.get(path)];
    const before = old && fieldValue(from, old);
    const after = next && fieldValue(to, next);
    return changesBetween(before, after, fieldName(path)).changes;
  });
}
