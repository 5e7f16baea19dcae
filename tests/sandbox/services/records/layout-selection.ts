import type { Row } from '../../database/statements.ts';
import { defaultRecordTypeOf, findRecordType } from '../../metadata/record-types.ts';
import { findField, findShownObject, nameFieldOf } from '../../metadata/schema.ts';
import type { ObjectMetadata, Schema } from '../../metadata/types.ts';
import { layoutFields } from '../layouts/layouts.ts';
import type { LayoutQuery } from '../layouts/layouts.ts';
import { addQualifiedNames, createSelection } from './selection.ts';
import type { Selection } from './selection.ts';

/** The layouts of a record's own type, in the types and modes that are wanted; the mode is `View` unless one is. */
export function layoutQueries(
  { object, row }: { readonly object: ObjectMetadata; readonly row: Row },
  wanted: {
    readonly layoutTypes: readonly LayoutQuery['layoutType'][];
    readonly modes: readonly LayoutQuery['mode'][];
  },
): readonly LayoutQuery[] {
  const type = findRecordType(object, row['RecordTypeId']) ?? defaultRecordTypeOf(object);
  const modes = wanted.modes.length > 0 ? wanted.modes : (['View'] as const);
  return wanted.layoutTypes.flatMap((layoutType) =>
    modes.map((mode) => ({ type, layoutType, mode, formFactor: 'Large' as const })),
  );
}

/** The fields of some layouts, with the names of the records that they refer to. */
export function selectLayouts(
  schema: Schema,
  object: ObjectMetadata,
  queries: readonly LayoutQuery[],
): Selection {
  const selection = createSelection();
  const names = new Set(['Id', ...queries.flatMap((query) => layoutFields(object, query))]);
  const qualified = [...names].flatMap((name) => qualifiedNames(schema, object, name));
  addQualifiedNames(selection, qualified, { schema, object, lenient: true });
  return selection;
}

/** The objects that the references of a selection lead to. */
export function referredObjects(schema: Schema, selection: Selection): readonly ObjectMetadata[] {
  return [...selection.relations].flatMap(([relation, inner]) => {
    const target = findShownObject(schema, relation.reference?.object ?? '');
    return target === undefined ? [] : [target, ...referredObjects(schema, inner)];
  });
}

function qualifiedNames(schema: Schema, object: ObjectMetadata, name: string): readonly string[] {
  const own = `${object.name}.${name}`;
  const reference = findField(object, name)?.reference;
  const target = reference === undefined ? undefined : findShownObject(schema, reference.object);
  if (reference === undefined || target === undefined) return [own];
  const path = `${object.name}.${reference.relationship}`;
  const label = nameFieldOf(target)?.name ?? 'Id';
  return [own, `${path}.Id`, `${path}.${label}`];
}
