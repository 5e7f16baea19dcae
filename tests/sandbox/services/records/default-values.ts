import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { allowedEntries } from '../../metadata/record-types.ts';
import type { FieldMetadata, ObjectMetadata, RecordTypeMetadata, Scalar } from '../../metadata/types.ts';
import { caseDefaults } from './automation.ts';

/** The row that a new record of a customer begins as. It has no id yet. */
export function defaultRow(
  repository: Repository,
  object: ObjectMetadata,
  owner: { readonly type: RecordTypeMetadata; readonly viewer: Viewer },
): Row {
  const { type, viewer } = owner;
  const defaults = object.fields.flatMap((field) => {
    const value = field.defaultValue;
    if (value === undefined || !isAllowed(type, field, value)) return [];
    return [[field.name, toColumn(value)] as const];
  });
  const filled = caseDefaults(repository, object, { values: {}, viewer });
  const links = Object.entries(filled).map(([name, value]) => [name, toColumn(value)] as const);
  return { ...Object.fromEntries([...defaults, ...links]), RecordTypeId: type.id };
}

function isAllowed(type: RecordTypeMetadata, field: FieldMetadata, value: unknown): boolean {
  if (field.picklist === undefined) return true;
  return allowedEntries(type, field).some((entry) => entry.value === value);
}

function toColumn(value: Scalar): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}
