import { createSchema, isShown, isSortable } from './schema.ts';
import type { FieldMetadata, ObjectMetadata } from './types.ts';

/** A field as `screen-configs/org.json` describes it. */
interface DescribedField {
  readonly type: string;
  readonly length?: number;
  readonly updateable?: true;
  readonly sortable?: true;
  readonly leadsTo?: { readonly object: string; readonly as: string };
}

/** The objects of the org that customers may know of, as the check of screens compares them. */
export function describeOrg() {
  const shown = createSchema().objects.filter(({ hidden }) => hidden !== true);
  return { objects: Object.fromEntries(shown.map((object) => [object.name, describeObject(object)])) };
}

function describeObject(object: ObjectMetadata) {
  const fields = object.fields.filter(isShown).map((field) => [field.name, describeField(field, object)]);
  return {
    fields: Object.fromEntries(fields) as Readonly<Record<string, DescribedField>>,
    listViews: object.listViews.map(({ name }) => name),
    relatedLists: Object.fromEntries(object.children.map(({ name, object: child }) => [name, child])),
  };
}

function describeField(field: FieldMetadata, { customer }: ObjectMetadata): DescribedField {
  const { name, type, length, reference } = field;
  const isSet = customer.update.includes(name) || customer.create.includes(name);
  return {
    type,
    ...(length > 0 && { length }),
    ...(isSet && { updateable: true }),
    ...(isSortable(field) && { sortable: true }),
    ...(reference !== undefined && { leadsTo: { object: reference.object, as: reference.relationship } }),
  };
}
