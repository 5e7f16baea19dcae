import type { Condition } from '../../database/access.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import { representRecord } from '../records/representation.ts';
import type { RecordRepresentation, RepresentationContext } from '../records/representation.ts';
import { addQualifiedNames, createSelection } from '../records/selection.ts';
import { LARGEST_OFFSET } from './list-query.ts';
import type { ListInput } from './list-query.ts';
import { searchCondition } from './text-search.ts';
import { whereCondition } from './where-condition.ts';

/** The rows that a page is cut from. */
export interface PageSource {
  readonly object: ObjectMetadata;
  /** Unqualified names that are always there. */
  readonly columns: readonly string[];
  readonly conditions: readonly Condition[];
  /** Columns of the object; a leading minus sorts downwards. */
  readonly orderBy: readonly string[];
  /** An order that goes before those columns. */
  readonly firstBy?: Condition | undefined;
  /** Address of the list, without a query. */
  readonly pathname: string;
}

/** The members that pages of all lists share. */
interface RecordPage {
  readonly count: number;
  readonly currentPageToken: string;
  readonly currentPageUrl: string;
  readonly fields: readonly string[];
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly optionalFields: readonly string[];
  readonly pageSize: number;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly records: readonly RecordRepresentation[];
  readonly sortBy: readonly string[];
  readonly where: string | null;
}

/** One page of a list, as the viewer may see it. Page tokens are offsets. */
export function readRecordPage(
  context: RepresentationContext,
  source: PageSource,
  input: ListInput,
): RecordPage {
  const { object } = source;
  const { repository, viewer } = context;
  const own = [...new Set([...source.columns, 'Id'])].map((name) => `${object.name}.${name}`);
  const selection = createSelection();
  const names = { schema: repository.schema, object };
  addQualifiedNames(selection, [...own, ...input.fields], { ...names, lenient: false });
  addQualifiedNames(selection, input.optionalFields, { ...names, lenient: true });
  const conditions = [
    ...source.conditions,
    ...searchCondition(object, input.searchTerm),
    ...whereCondition(object, input.where),
  ];
  // One row more than the page holds tells whether there is another page.
  const window = { limit: input.pageSize + 1, offset: input.offset };
  const { orderBy, firstBy } = source;
  const rows = repository.list(object, { conditions, orderBy, firstBy, ...window }, viewer);
  const records = rows
    .slice(0, input.pageSize)
    .map((row) => representRecord(context, { object, row }, selection));
  return {
    count: records.length,
    ...pageLinks(source.pathname, input, rows.length > input.pageSize),
    fields: [...new Set([...own, ...input.fields])].sort(),
    optionalFields: [...new Set(input.optionalFields)].sort(),
    pageSize: input.pageSize,
    records,
    sortBy: source.orderBy.map((entry) => qualify(object, entry)),
    where: input.where ?? null,
  };
}

/** A page with a tag of everything in it. */
export function tagPage<TPage extends object>(page: TPage): TPage & { readonly eTag: string } {
  return { ...page, eTag: createTag(page) };
}

function pageLinks(pathname: string, input: ListInput, hasMore: boolean) {
  const url = (offset: number): string => {
    const { fields, optionalFields, pageSize, sortBy, searchTerm, where } = input;
    const query = new URLSearchParams({ pageSize: String(pageSize), pageToken: String(offset) });
    const asked = {
      fields: fields.join(),
      optionalFields: optionalFields.join(),
      searchTerm,
      sortBy: sortBy.join(),
      where,
    };
    for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
    return `${pathname}?${query.toString()}`;
  };
  const end = input.offset + input.pageSize;
  const next = hasMore && end <= LARGEST_OFFSET ? end : null;
  const previous = input.offset > 0 ? Math.max(0, input.offset - input.pageSize) : null;
  return {
    currentPageToken: String(input.offset),
    currentPageUrl: url(input.offset),
    nextPageToken: next === null ? null : String(next),
    nextPageUrl: next === null ? null : url(next),
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: previous === null ? null : url(previous),
  };
}

function qualify(object: ObjectMetadata, entry: string): string {
  return entry.startsWith('-') ? `-${object.name}.${entry.slice(1)}` : `${object.name}.${entry}`;
}
