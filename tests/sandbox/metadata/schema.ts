import { account } from './account.ts';
import { brandCustomerService } from './brand-customer-service.ts';
import { caseComment } from './case-comment.ts';
import { supportCase } from './case.ts';
import { contact } from './contact.ts';
import { contentDocument, contentDocumentLink, contentVersion } from './content.ts';
import { order } from './order.ts';
import { plan } from './plan.ts';
import { staffNote } from './staff-note.ts';
import type { FieldMetadata, ObjectMetadata, Schema } from './types.ts';
import { usage } from './usage.ts';
import { user } from './user.ts';
import { utility } from './utility.ts';

/** The objects of the sandbox. */
export const OBJECTS: readonly ObjectMetadata[] = [
  user,
  contact,
  account,
  order,
  supportCase,
  caseComment,
  utility,
  brandCustomerService,
  usage,
  plan,
  contentDocument,
  contentVersion,
  contentDocumentLink,
  staffNote,
];

/** An index over objects. Names are caseless, as on the platform. */
export function createSchema(objects: readonly ObjectMetadata[] = OBJECTS): Schema {
  const byName = new Map(objects.map((object) => [object.name.toLowerCase(), object]));
  const byPrefix = new Map(objects.map((object) => [object.keyPrefix, object]));
  return {
    objects,
    object: (name) => byName.get(name.toLowerCase()),
    objectOfId: (id) => byPrefix.get(id.slice(0, 3)),
  };
}

/** Returns true when customers may know of a field. `IsDeleted` stays inside the sandbox. */
export function isShown(field: FieldMetadata): boolean {
  return field.hidden !== true && field.name !== 'IsDeleted';
}

/** Returns true when lists can be sorted by a field. */
export function isSortable(field: FieldMetadata): boolean {
  return field.type !== 'MultiPicklist' && !(field.type === 'TextArea' && field.length > 255);
}

/** An object by any spelling of its name, unless it is kept from customers. */
export function findShownObject(schema: Schema, name: string): ObjectMetadata | undefined {
  const object = schema.object(name);
  return object?.hidden === true ? undefined : object;
}

/** A field of an object by any spelling of its name, unless it is kept from customers. */
export function findField(object: ObjectMetadata, name: string): FieldMetadata | undefined {
  const wanted = name.toLowerCase();
  return object.fields.find((field) => field.name.toLowerCase() === wanted && isShown(field));
}

/** The reference field behind a relationship name such as `Contact` or `Utility__r`. */
export function findRelation(object: ObjectMetadata, name: string): FieldMetadata | undefined {
  const wanted = name.toLowerCase();
  const isWanted = (field: FieldMetadata): boolean => field.reference?.relationship.toLowerCase() === wanted;
  return object.fields.find((field) => isWanted(field) && isShown(field));
}

/** The field that names records of the object, if there is one. */
export function nameFieldOf(object: ObjectMetadata): FieldMetadata | undefined {
  return object.fields.find((field) => field.nameField);
}
