import { findField, isSortable } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { readApiName } from '../../protocol/parameters.ts';
import { operatorsOf } from '../../services/list-views/view-conditions.ts';
import { scopeLabel } from '../../services/lists/list-info.ts';
import { findObject } from '../../services/records/visible-records.ts';
import type { Operation } from '../operation.ts';

/** GET what list views of an object can show. */
export const getListObjectInfo: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), services);
    return taggedAnswer(describeListObject(object), call.ifNoneMatch);
  },
};

function describeListObject(object: ObjectMetadata) {
  const scopes = ['everything', 'mine'] as const;
  const fields = object.fields.filter((field) => findField(object, field.name) !== undefined);
  const body = {
    availableScopes: scopes.map((apiName) => ({
      apiName,
      availableEntities: [],
      label: scopeLabel(object, apiName),
    })),
    columns: fields.map(describeColumn),
    createable: true,
    objectApiName: object.name,
    publicOrSharedCreatable: false,
    relatedEntityApiName: null,
  };
  return { ...body, eTag: createTag(body) };
}

function describeColumn(field: FieldMetadata) {
  const operators = operatorsOf(field);
  const [first = null] = operators;
  return {
    alias: null,
    dataType: field.type === 'Id' ? 'Reference' : field.type,
    defaultFilterOperator: first,
    displayable: true,
    fieldApiName: field.name,
    filterable: operators.length > 0,
    label: field.label,
    picklistValues: picklistOf(field),
    quickFilterOperator: first,
    quickFilterOverrides: null,
    quickFilterable: operators.length > 0,
    sortable: isSortable(field),
    supportedFilterOperators: operators,
  };
}

function picklistOf(field: FieldMetadata) {
  return field.picklist?.values.map(({ value, label }) => ({ apiName: value, label })) ?? null;
}
