import { MASTER_RECORD_TYPE_ID } from '../database/record-id.ts';
import { isSortable } from '../lists/list-query.ts';
import { createTag } from '../protocol/answer.ts';
import { findField } from './schema.ts';
import type { FieldMetadata, ObjectMetadata, Schema } from './types.ts';

/** An object as the interface describes it to a customer. */
export function describeObject(schema: Schema, object: ObjectMetadata): { readonly eTag: string } {
  const fields = object.fields.filter((field) => findField(object, field.name) !== undefined);
  const info = {
    apiName: object.name,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: object.children.map((child) => ({
      childObjectApiName: child.object,
      fieldName: child.field,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName: child.name,
    })),
    compactLayoutable: true,
    createable: object.customer.create.length > 0,
    custom: object.custom,
    defaultRecordTypeId: MASTER_RECORD_TYPE_ID,
    deletable: object.customer.remove,
    dependentFields: {},
    feedEnabled: false,
    fields: Object.fromEntries(fields.map((field) => [field.name, describeField(schema, object, field)])),
    keyPrefix: object.keyPrefix,
    label: object.label,
    labelPlural: object.labelPlural,
    layoutable: true,
    mruEnabled: !object.custom,
    nameFields: object.nameFields,
    queryable: true,
    recordTypeInfos: {
      [MASTER_RECORD_TYPE_ID]: {
        available: true,
        defaultRecordTypeMapping: true,
        master: true,
        name: 'Master',
        recordTypeId: MASTER_RECORD_TYPE_ID,
      },
    },
    searchable: object.fields.some((field) => field.searchable),
    searchLayoutable: true,
    themeInfo: themeOf(object),
    updateable: object.customer.update.length > 0,
  };
  return { ...info, eTag: createTag(info) };
}

/** Colour and icon of an object. */
export function themeOf(object: ObjectMetadata): { readonly color: string; readonly iconUrl: string } {
  return { color: object.color, iconUrl: `https://org.example.com/img/icon/${object.icon}_120.png` };
}

function describeField(schema: Schema, object: ObjectMetadata, field: FieldMetadata) {
  const isCompound = field.nameField && object.fields.some((part) => part.partOf === field.name);
  return {
    apiName: field.name,
    calculated: field.formula !== undefined && !isCompound,
    compound: isCompound,
    compoundComponentName: field.partOf === undefined ? null : field.name,
    compoundFieldName: field.partOf ?? null,
    controllerName: null,
    controllingFields: [],
    createable: object.customer.create.includes(field.name),
    custom: field.name.endsWith('__c'),
    // The platform has no kind of its own for ids: they are references without a target.
    dataType: field.type === 'Id' ? 'Reference' : field.type,
    externalId: false,
    extraTypeInfo: extraTypeInfo(field, isCompound),
    filterable: field.type !== 'TextArea',
    filteredLookupInfo: null,
    highScaleNumber: false,
    htmlFormatted: field.htmlFormatted,
    inlineHelpText: null,
    label: field.label,
    length: field.length,
    maskType: null,
    nameField: field.nameField,
    polymorphicForeignKey: false,
    precision: field.precision,
    reference: field.reference !== undefined,
    referenceTargetField: null,
    referenceToInfos: describeTarget(schema, field),
    relationshipName: field.reference?.relationship ?? null,
    required: field.required,
    scale: field.scale,
    searchPrefilterable: false,
    sortable: isSortable(field),
    unique: field.unique,
    updateable: object.customer.update.includes(field.name),
  };
}

function describeTarget(schema: Schema, field: FieldMetadata) {
  const target = field.reference === undefined ? undefined : schema.object(field.reference.object);
  return target === undefined ? [] : [{ apiName: target.name, nameFields: target.nameFields }];
}

function extraTypeInfo(field: FieldMetadata, isCompound: boolean): string | null {
  if (isCompound) return 'PersonName';
  if (field.type !== 'TextArea') return null;
  return field.htmlFormatted ? 'RichTextArea' : 'PlainTextArea';
}
