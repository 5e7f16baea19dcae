import { allowedEntries } from '../../metadata/record-types.ts';
import { findField, isShown } from '../../metadata/schema.ts';
import type {
  FieldMetadata,
  ObjectMetadata,
  PicklistEntry,
  RecordTypeMetadata,
} from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName } from '../../protocol/parameters.ts';
import { invalidField, notFound } from '../../protocol/problem.ts';
import { findObject } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { readRecordType } from './metadata-parameters.ts';

/** GET the values of every picklist of an object. */
export const getPicklistValuesByRecordType: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const owner = readOwner(call, services);
    const fields = owner.object.fields.filter((field) => field.picklist !== undefined && isShown(field));
    const base = `${call.pathname}/`;
    const values = fields.map((field) => [field.name, describeValues(owner, field, base + field.name)]);
    const collection = { picklistFieldValues: Object.fromEntries(values) };
    return taggedAnswer({ ...collection, eTag: createTag(collection) }, call.ifNoneMatch);
  },
};

/** GET the values of one picklist. */
export const getPicklistValues: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const owner = readOwner(call, services);
    const { object } = owner;
    const name = readApiName(call, 'fieldApiName');
    const field = findField(object, name);
    if (field === undefined) throw notFound();
    if (field.picklist === undefined) throw invalidField(name, object.name);
    return taggedAnswer(describeValues(owner, field, call.pathname), call.ifNoneMatch);
  },
};

interface Owner {
  readonly object: ObjectMetadata;
  readonly type: RecordTypeMetadata;
}

function readOwner(call: Call, services: Pick<Services, 'repository'>): Owner {
  const object = findObject(readApiName(call, 'objectApiName'), services);
  return { object, type: readRecordType(call, object) };
}

function describeValues({ object, type }: Owner, field: FieldMetadata, url: string) {
  const kind = object.name === 'Case' && field.name === 'Status' ? 'CaseStatus' : undefined;
  const controllerValues = numberControllers(object, type, field);
  const entries = allowedEntries(type, field);
  const values = entries.map((entry) => describeValue(entry, controllerValues, kind));
  const body = {
    controllerValues,
    defaultValue: values.find((entry) => entry.value === field.defaultValue) ?? null,
    url,
    values,
  };
  return { ...body, eTag: createTag(body) };
}

/** The values of the controlling field that the record type allows, numbered as `validFor` counts them. */
function numberControllers(
  object: ObjectMetadata,
  type: RecordTypeMetadata,
  field: FieldMetadata,
): Readonly<Record<string, number>> {
  const controller = object.fields.find((other) => other.name === field.controller);
  const entries = controller === undefined ? [] : allowedEntries(type, controller);
  return Object.fromEntries(entries.map((entry, index) => [entry.value, index]));
}

function describeValue(
  entry: PicklistEntry,
  controllerValues: Readonly<Record<string, number>>,
  kind: 'CaseStatus' | undefined,
) {
  const attributes =
    kind === undefined ? null : { closed: entry.closed === true, picklistAtrributesValueType: kind };
  const validFor = (entry.validFor ?? []).flatMap((value) => controllerValues[value] ?? []);
  return { attributes, label: entry.label, validFor, value: entry.value };
}
