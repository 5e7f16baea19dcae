import { findField, findShownObject, nameFieldOf } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readText } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { themeOf } from '../../services/object-info/object-info.ts';
import { readScalar } from '../../services/records/representation.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readOptional } from '../lists/list-records.ts';
import type { Operation } from '../operation.ts';
import { findSearchable } from './search.ts';

const MOST_OPTIONS = 200;

/** GET the filters that a search for an object offers. */
export const getSearchFilterMetadata: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    readOptional(call, 'channel');
    readOptional(call, 'configurationName');
    const object = findSearchable(readApiName(call, 'objectApiName'), services);
    const filters = filterFields(object).map((field) => ({
      controlType: isChoice(field) ? 'Select' : 'Text',
      defaultValue: null,
      fieldPath: field.name,
      filterApiName: field.name,
      label: field.label,
      targetObjectApiName: field.reference?.object ?? null,
      type: 'Field',
    }));
    const body = { filters, objectApiName: object.name };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET the values that a filter offers; filters with free text offer none. */
export const getSearchFilterOptions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const object = findSearchable(readApiName(call, 'objectApiName'), services);
    const field = findField(object, readText(call, 'filterApiName'));
    if (field === undefined || !filterFields(object).includes(field)) throw notFound();
    const wanted = readOptional(call, 'q')?.toLowerCase() ?? '';
    const options = optionsOf(field, call, services).filter(({ label }) =>
      label.toLowerCase().includes(wanted),
    );
    const body = { options };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

function filterFields(object: ObjectMetadata): readonly FieldMetadata[] {
  return object.fields.filter((field) => findField(object, field.name) !== undefined && isFilter(field));
}

function isFilter(field: FieldMetadata): boolean {
  return isChoice(field) ? !field.system : field.searchable && field.type === 'String';
}

function isChoice(field: FieldMetadata): boolean {
  return field.picklist !== undefined || field.type === 'Boolean' || field.reference !== undefined;
}

interface FilterOption {
  readonly iconUrl: string | null;
  readonly label: string;
  readonly value: string | boolean;
}

function optionsOf(
  field: FieldMetadata,
  call: Call,
  services: Pick<Services, 'repository'>,
): readonly FilterOption[] {
  if (field.picklist !== undefined) {
    return field.picklist.values.map(({ value, label }) => ({ iconUrl: null, label, value }));
  }
  if (field.type === 'Boolean') {
    return [true, false].map((value) => ({ iconUrl: null, label: value ? 'Yes' : 'No', value }));
  }
  const target = findShownObject(services.repository.schema, field.reference?.object ?? '');
  return target === undefined ? [] : recordOptions(target, call, services);
}

function recordOptions(
  object: ObjectMetadata,
  call: Call,
  services: Pick<Services, 'repository'>,
): readonly FilterOption[] {
  const name = nameFieldOf(object);
  if (name === undefined) return [];
  const query = { conditions: [], orderBy: [name.name], limit: MOST_OPTIONS, offset: 0 };
  return services.repository.list(object, query, viewerOf(call)).map((row) => ({
    iconUrl: themeOf(object).iconUrl,
    label: String(readScalar(name, row) ?? ''),
    value: String(row['Id']),
  }));
}
