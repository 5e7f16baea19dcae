import { constants } from '../../contract/constants.ts';
import { findField, findRelation, findShownObject } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, Schema } from '../../metadata/types.ts';
import { invalidField } from '../../protocol/problem.ts';

/** Fields wanted of a record, and of the records that it refers to. */
export interface Selection {
  readonly fields: Set<FieldMetadata>;
  /** By reference field. */
  readonly relations: Map<FieldMetadata, Selection>;
}

/** Most relations that one field name may span; the field itself is the last level. */
const DEEPEST = constants.fieldNesting - 1;

/** A selection of nothing. */
export function createSelection(): Selection {
  return { fields: new Set(), relations: new Map() };
}

/** A selection of unqualified fields of one object. */
export function selectFields(object: ObjectMetadata, names: readonly string[]): Selection {
  const selection = createSelection();
  for (const name of names) {
    const field = findField(object, name);
    if (field !== undefined) selection.fields.add(field);
  }
  return selection;
}

/**
 * Adds qualified names such as `Case.Contact.Name` to a selection.
 * @throws Problem 400 INVALID_FIELD for an unknown name, unless `lenient`.
 */
export function addQualifiedNames(
  selection: Selection,
  names: readonly string[],
  options: { readonly schema: Schema; readonly object: ObjectMetadata; readonly lenient: boolean },
): void {
  for (const name of names) {
    const path = resolvePath(name, options.schema, options.object);
    if (path !== undefined) addPath(selection, path);
    else if (!options.lenient) throw invalidField(name, options.object.name);
  }
}

/** Returns the field that a qualified or bare name means; `undefined` when there is no such field. */
export function findOwnField(object: ObjectMetadata, name: string): FieldMetadata | undefined {
  const [first = '', second, ...rest] = name.split('.');
  if (second === undefined) return findField(object, first);
  if (rest.length > 0 || first.toLowerCase() !== object.name.toLowerCase()) return undefined;
  return findField(object, second);
}

interface FieldPath {
  readonly relations: readonly FieldMetadata[];
  readonly field: FieldMetadata;
}

function resolvePath(name: string, schema: Schema, root: ObjectMetadata): FieldPath | undefined {
  const [first = '', ...rest] = name.split('.');
  const last = rest.pop();
  if (last === undefined || rest.length > DEEPEST || first.toLowerCase() !== root.name.toLowerCase())
    return undefined;
  const relations: FieldMetadata[] = [];
  let object = root;
  for (const segment of rest) {
    const relation = findRelation(object, segment);
    const target =
      relation?.reference === undefined ? undefined : findShownObject(schema, relation.reference.object);
    if (relation === undefined || target === undefined) return undefined;
    relations.push(relation);
    object = target;
  }
  const field = findField(object, last);
  return field === undefined ? undefined : { relations, field };
}

function addPath(selection: Selection, path: FieldPath): void {
  let target = selection;
  for (const relation of path.relations) {
    const next = target.relations.get(relation) ?? createSelection();
    target.relations.set(relation, next);
    target = next;
  }
  target.fields.add(path.field);
}
