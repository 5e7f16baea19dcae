import { field, reference, standardFields } from '../../tests/sandbox/index.ts';
import type { FieldMetadata, ObjectMetadata } from '../../tests/sandbox/index.ts';

/** The members that matter to the record interface alone. */
const own = {
  color: '96C4E6',
  icon: 'custom',
  custom: true,
  nameFields: ['Name'],
  children: [],
  layouts: { Compact: ['Name'], Full: ['Name'] },
  listViews: [],
} as const satisfies Partial<ObjectMetadata>;

const NOTHING = { create: [], update: [], remove: false } as const;

/** The names of an object. */
interface ObjectNames {
  readonly name: string;
  readonly label: string;
  readonly labelPlural: string;
}

/** An object whose records everyone may read, guests too. */
export function publicObject(names: ObjectNames, fields: readonly FieldMetadata[]): ObjectMetadata {
  return { ...objectOf(names, fields), rows: { kind: 'everyone' }, customer: NOTHING };
}

/** An object whose records belong to an account, an order or a bill: who sees that one sees them. */
export function detailObject(
  parent: string,
  names: ObjectNames,
  fields: readonly FieldMetadata[],
): ObjectMetadata {
  const link = `${parent.replace(/__c$/, '')}__c`;
  const label = parent.replace(/__c$/, '');
  return {
    ...objectOf(names, [reference(link, parent, { label, required: true }), ...fields]),
    rows: { kind: 'parent', field: link, object: parent },
    customer: NOTHING,
  };
}

/** An object whose records a customer keeps for nobody else, by calls alone: the record interface knows none of their checks. */
export function privateObject(names: ObjectNames, fields: readonly FieldMetadata[]): ObjectMetadata {
  return { ...objectOf(names, fields), rows: { kind: 'owner', field: 'OwnerId' }, customer: NOTHING };
}

function objectOf(
  { name, label, labelPlural }: ObjectNames,
  fields: readonly FieldMetadata[],
): Omit<ObjectMetadata, 'rows' | 'customer'> {
  const number = field('Name', 'String', { label: 'Number', length: 80, system: true, nameField: true });
  // The record interface of the sandbox does not have these objects, so that no two prefixes can meet.
  return {
    ...own,
    name,
    label,
    labelPlural,
    keyPrefix: 'a90',
    fields: [...standardFields(), number, ...fields],
  };
}
