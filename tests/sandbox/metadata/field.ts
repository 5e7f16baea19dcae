import type { DataType, FieldMetadata, PicklistEntry } from './types.ts';

type FieldOptions = Partial<Omit<FieldMetadata, 'name' | 'label' | 'type'>>;

const LENGTHS: Partial<Record<DataType, number>> = {
  Email: 80,
  Id: 18,
  MultiPicklist: 4099,
  Phone: 40,
  Picklist: 255,
  Reference: 18,
  String: 255,
  TextArea: 4000,
  Url: 255,
};

const NUMBERS: Partial<Record<DataType, { precision: number; scale: number }>> = {
  Currency: { precision: 18, scale: 2 },
  Double: { precision: 18, scale: 2 },
  Int: { precision: 9, scale: 0 },
  Percent: { precision: 5, scale: 2 },
};

/** A field with the platform's defaults for its kind. */
export function field(
  name: string,
  type: DataType,
  options: FieldOptions & { label?: string } = {},
): FieldMetadata {
  const { label = name.replace(/__c$/, '').replaceAll('_', ' '), ...rest } = options;
  return {
    name,
    label,
    type,
    length: LENGTHS[type] ?? 0,
    precision: NUMBERS[type]?.precision ?? 0,
    scale: NUMBERS[type]?.scale ?? 0,
    required: false,
    unique: false,
    htmlFormatted: false,
    searchable: false,
    system: false,
    nameField: false,
    ...rest,
  };
}

/** A picklist field that takes only the given values. */
export function picklist(
  name: string,
  values: readonly (string | PicklistEntry)[],
  options: FieldOptions & { label?: string } = {},
): FieldMetadata {
  const entries = values.map((entry) => (typeof entry === 'string' ? { value: entry, label: entry } : entry));
  return field(name, 'Picklist', { picklist: { values: entries, restricted: true }, ...options });
}

/** A reference field; `relationship` is the name by which other fields span it. */
export function reference(
  name: string,
  object: string,
  options: FieldOptions & { label?: string; relationship?: string } = {},
): FieldMetadata {
  const { relationship, ...rest } = options;
  const spanned =
    relationship ?? (name.endsWith('__c') ? name.replace(/__c$/, '__r') : name.replace(/Id$/, ''));
  return field(name, 'Reference', { reference: { object, relationship: spanned }, ...rest });
}

/** The fields that every object has: its id, its name where one is given, and the audit fields. */
export function standardFields(): readonly FieldMetadata[] {
  const system = { system: true } as const;
  return [
    field('Id', 'Id', { label: 'Record ID', ...system }),
    field('CreatedDate', 'DateTime', { label: 'Created Date', ...system }),
    reference('CreatedById', 'User', { label: 'Created By ID', ...system }),
    field('LastModifiedDate', 'DateTime', { label: 'Last Modified Date', ...system }),
    reference('LastModifiedById', 'User', { label: 'Last Modified By ID', ...system }),
    field('SystemModstamp', 'DateTime', { label: 'System Modstamp', ...system }),
    field('IsDeleted', 'Boolean', { label: 'Deleted', defaultValue: false, ...system }),
  ];
}
