import type { Condition } from '../../database/access.ts';
import { quoteName } from '../../database/tables.ts';
import { isSortable } from '../../metadata/schema.ts';
import type { ListFilter, ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { illegalParameter, invalidField } from '../../protocol/problem.ts';
import { isList } from '../list-views/list-view.ts';
import { findOwnField } from '../records/selection.ts';

/** The platform's limit of rows that a query skips. */
export const LARGEST_OFFSET = 2000;

/** A client's request for a list, whether it came in an address or in a body. */
export interface ListInput {
  readonly fields: readonly string[];
  readonly optionalFields: readonly string[];
  readonly pageSize: number;
  /** Offset of the page's first record. */
  readonly offset: number;
  readonly sortBy: readonly string[];
  readonly searchTerm: string | undefined;
  readonly where: string | undefined;
}

/** The offset that a page token stands for. Records further on are reached by no page. */
export function readPageToken(token: string | undefined): number {
  if (token === undefined) return 0;
  if (!/^\d{1,9}$/.test(token)) throw illegalParameter('Value for pageToken is not a token of this list');
  if (Number(token) > LARGEST_OFFSET) {
    throw illegalParameter(`Value for pageToken must be between 0 and ${LARGEST_OFFSET}`);
  }
  return Number(token);
}

/** Names of fields as the records have them: a bare one is of the list's own object. */
export function qualifyNames({ name }: ObjectMetadata, fields: readonly string[] = []): readonly string[] {
  return fields.map((field) => (field.includes('.') ? field : `${name}.${field}`));
}

/** Columns to sort by, out of qualified or bare names; a leading minus stays. */
export function resolveOrder(object: ObjectMetadata, sortBy: readonly string[]): readonly string[] {
  if (sortBy.length > 5) throw illegalParameter('sortBy takes at most 5 fields');
  return sortBy.map((entry) => {
    const minus = entry.startsWith('-') ? '-' : '';
    const name = entry.slice(minus.length).trim();
    const field = findOwnField(object, name);
    if (field === undefined) throw invalidField(name.slice(0, 100), object.name);
    if (!isSortable(field)) throw illegalParameter(`${field.name} cannot be sorted by`);
    return minus + field.name;
  });
}

/** The conditions of a list view. */
export function filterConditions(filters: readonly ListFilter[]): readonly Condition[] {
  return filters.map((filter) => {
    const column = quoteName(filter.field);
    const values: readonly Scalar[] = isList(filter.value) ? filter.value : [filter.value];
    const marks = values.map(() => '?').join(', ');
    const operator = filter.operator === 'notEqual' ? 'NOT IN' : 'IN';
    return { sql: `${column} ${operator} (${marks})`, values };
  });
}
