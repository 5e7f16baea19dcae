import { defaultRecordTypeOf, describeRecordType, recordTypesOf } from '../../metadata/record-types.ts';
import { findShownObject, isShown, isSortable } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, Schema } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';

/** An object in short, as the directory lists it. */
export function describeEntry(object: ObjectMetadata, url: string) {
  const { name, keyPrefix, label, labelPlural, nameFields } = object;
  return { apiName: name, keyPrefix, label, labelPlural, nameFields, objectInfoUrl: url };
}

/**
 * Objects by name as answers nest them: the main ones whole, those that their fields refer to without a default record
 * type, as the platform leaves it out there.
 */
export function describeObjects(
  schema: Schema,
  main: readonly ObjectMetadata[],
  referred: readonly ObjectMetadata[],
): Readonly<Record<string, object>> {
  const nested = referred.filter((object) => !main.includes(object));
  return Object.fromEntries([
    ...nested.map((object) => {
      const { eTag: _eTag, ...info } = { ...describeObject(schema, object), defaultRecordTypeId: null };
      return [object.name, { ...info, eTag: createTag(info) }] as const;
    }),
    ...main.map((object) => [object.name, describeObject(schema, object)] as const),
  ]);
}

/** An object as the interface describes it to a customer. */
export function describeObject(schema: Schema, object: ObjectMetadata): { readonly eTag: string } {
  const fields = object.fields.filter(isShown);
  const children = object.children.filter((child) => findShownObject(schema, child.object) !== undefined);
  const info = {
    apiName: object.name,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: children.map((child) => ({
      childObjectApiName: child.object,
      fieldName: child.field,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName: child.name,
    })),
    compactLayoutable: true,
    createable: object.customer.create.length > 0,
    custom: object.custom,
    defaultRecordTypeId: defaultRecordTypeOf(object).id,
    deletable: object.customer.remove,
    dependentFields: describeDependents(fields, undefined),
    feedEnabled: false,
    fields: Object.fromEntries(fields.map((field) => [field.name, describeField(schema, object, field)])),
    keyPrefix: object.keyPrefix,
    label: object.label,
    labelPlural: object.labelPlural,
    layoutable: true,
    mruEnabled: !object.custom,
    nameFields: object.nameFields,
    queryable: true,
    recordTypeInfos: Object.fromEntries(
      recordTypesOf(object).map((type) => [type.id, describeRecordType(type)]),
    ),
    searchable: fields.some((field) => field.searchable),
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
  const isCompound =
    field.nameField && object.fields.some((component) => component.componentOf === field.name);
  return {
    apiName: field.name,
    calculated: field.formula !== undefined && !isCompound,
    compound: isCompound,
    compoundComponentName: field.componentOf === undefined ? null : field.name,
    compoundFieldName: field.componentOf ?? null,
    controllerName: field.controller ?? null,
    controllingFields: controllersOf(object, field),
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

/** The fields that a field depends on, the nearest first. */
function controllersOf(object: ObjectMetadata, field: FieldMetadata): readonly string[] {
  const next = object.fields.find((other) => other.name === field.controller);
  return next === undefined ? [] : [next.name, ...controllersOf(object, next)];
}

interface Dependents {
  readonly [field: string]: Dependents;
}

/** Fields by the field that controls them; those that control others hold these. */
function describeDependents(fields: readonly FieldMetadata[], controller: string | undefined): Dependents {
  const controls = (name: string): boolean => fields.some((field) => field.controller === name);
  const found = fields.filter(
    (field) => field.controller === controller && (controller !== undefined || controls(field.name)),
  );
  return Object.fromEntries(found.map((field) => [field.name, describeDependents(fields, field.name)]));
}

function describeTarget(schema: Schema, field: FieldMetadata) {
  const target = field.reference === undefined ? undefined : findShownObject(schema, field.reference.object);
  return target === undefined ? [] : [{ apiName: target.name, nameFields: target.nameFields }];
}

function extraTypeInfo(field: FieldMetadata, isCompound: boolean): string | null {
  if (isCompound) return 'PersonName';
  if (field.type !== 'TextArea') return null;
  return field.htmlFormatted ? 'RichTextArea' : 'PlainTextArea';
}
