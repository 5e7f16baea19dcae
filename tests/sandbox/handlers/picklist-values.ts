import { MASTER_RECORD_TYPE_ID } from '../database/record-id.ts';
import { findField } from '../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, PicklistEntry } from '../metadata/types.ts';
import { createTag, taggedAnswer } from '../protocol/answer.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call, Handler, World } from '../protocol/call.ts';
import { readApiName, readRecordId } from '../protocol/parameters.ts';
import { invalidField, notFound } from '../protocol/problem.ts';
import { findObject } from './context.ts';

/** GET the values of every picklist of an object. */
export const getPicklistValuesByRecordType: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const object = readObjectOfRecordType(call, world);
    const fields = object.fields.filter((field) => field.picklist !== undefined);
    const base = `${call.pathname}/`;
    const values = fields.map((field) => [field.name, describeValues(object, field, base + field.name)]);
    const collection = { picklistFieldValues: Object.fromEntries(values) };
    return taggedAnswer({ ...collection, eTag: createTag(collection) }, call.ifNoneMatch);
  },
};

/** GET the values of one picklist. */
export const getPicklistValues: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const object = readObjectOfRecordType(call, world);
    const name = readApiName(call, 'fieldApiName');
    const field = findField(object, name);
    if (field === undefined) throw notFound();
    if (field.picklist === undefined) throw invalidField(name, object.name);
    return taggedAnswer(describeValues(object, field, call.pathname), call.ifNoneMatch);
  },
};

/** The sandbox has no record types but the master one. */
function readObjectOfRecordType(call: Call, world: World): ObjectMetadata {
  const object = findObject(readApiName(call, 'objectApiName'), world);
  if (readRecordId(call, 'recordTypeId') !== MASTER_RECORD_TYPE_ID) throw notFound();
  return object;
}

function describeValues(object: ObjectMetadata, field: FieldMetadata, url: string) {
  const type = object.name === 'Case' && field.name === 'Status' ? 'CaseStatus' : undefined;
  const values = (field.picklist?.values ?? []).map((entry) => describeValue(entry, type));
  const body = {
    controllerValues: {},
    defaultValue: values.find((entry) => entry.value === field.defaultValue) ?? null,
    url,
    values,
  };
  return { ...body, eTag: createTag(body) };
}

function describeValue(entry: PicklistEntry, type: 'CaseStatus' | undefined) {
  const attributes =
    type === undefined ? null : { closed: entry.closed === true, picklistAtrributesValueType: type };
  return { attributes, label: entry.label, validFor: [], value: entry.value };
}
