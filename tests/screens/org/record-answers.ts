import { setAt } from '../plan/screen-sources.ts';
import { valueAt } from '../plan/contract.ts';

/** The description of the org's objects: `screen-configs/org.json`. */
export type OrgDescription = unknown;

/** A value of each type of field. */
const byType: { readonly [type: string]: unknown } = {
  Boolean: false,
  Currency: 42.5,
  Date: '2026-10-01',
  DateTime: '2026-10-01T14:11:03.000Z',
  Double: 7,
  Email: 'ada.wright@example.com',
  Int: 7,
  Percent: 7,
  Phone: '5125550142',
  Picklist: 'New',
  Url: 'https://example.com/text',
};

/** The fields that a request asks for, such as `Case.Subject` and `Case.Owner.Name`. */
export function requestedFields(query: URLSearchParams, body: unknown): readonly string[] {
  const named = ['fields', 'optionalFields'].flatMap((name) => {
    const listed = valueAt(body, [name]);
    return Array.isArray(listed) ? listed.map(String) : (query.get(name)?.split(',') ?? []);
  });
  return named.filter((name) => name !== '');
}

/**
 * Gives the records of an example the fields that were asked for, of the types that the org's objects have.
 *
 * @param id of the record that was asked for; undefined for a list of them
 */
export function withFields(
  body: unknown,
  { fields, id }: { readonly fields: readonly string[]; readonly id?: unknown },
  org: OrgDescription,
): unknown {
  if (fields.length === 0) return body;
  const copy: unknown = structuredClone(body);
  const records = valueAt(copy, ['records']);
  if (Array.isArray(records)) {
    setAt(copy, ['fields'], fields);
    for (const record of records) fillRecord(record, fields, org);
  } else if (typeof valueAt(copy, ['apiName']) === 'string') {
    fillRecord(copy, fields, org);
    if (typeof id === 'string') setAt(copy, ['id'], id);
  }
  return copy;
}

function fillRecord(record: unknown, fields: readonly string[], org: OrgDescription): void {
  const [object = ''] = fields[0]?.split('.') ?? [];
  const known = valueAt(record, ['apiName']) === object ? valueAt(record, ['fields']) : {};
  setAt(record, ['apiName'], object);
  setAt(record, ['fields'], {});
  for (const field of fields) {
    const path = field.split('.').slice(1);
    const value = path.length === 1 ? valueAt(known, path) : undefined;
    setAt(
      record,
      ['fields', ...path.join('.value.fields.').split('.')],
      value ?? fieldValue(object, path, org),
    );
  }
}

function fieldValue(object: string, path: readonly string[], org: OrgDescription): unknown {
  const name = path.at(-1) ?? '';
  const owner = path.slice(0, -1).reduce((inner, step) => objectBehind(inner, step, org), object);
  const type = valueAt(org, ['objects', owner, 'fields', name, 'type']);
  return {
    displayValue: null,
    value: byType[String(type)] ?? (name === 'Id' ? '500RM000003kPqRYAU' : `Some ${name}`),
  };
}

/** The object that a reference leads to, by the name of the way. */
function objectBehind(object: string, way: string, org: OrgDescription): string {
  const fields = valueAt(org, ['objects', object, 'fields']);
  const found = Object.values(fields ?? {}).find((field) => valueAt(field, ['leadsTo', 'as']) === way);
  return String(valueAt(found, ['leadsTo', 'object']) ?? object);
}
