import { constants } from '../../contract/constants.ts';
import type { Condition } from '../../database/access.ts';
import type { components } from '../../generated/types/ui-api.gen.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { FILTER_OPERATORS } from '../../services/list-views/list-view.ts';
import type { FilterOperator } from '../../services/list-views/list-view.ts';
import { filterCondition } from '../../services/list-views/view-conditions.ts';
import { readPageToken, resolveOrder } from '../../services/lists/list-query.ts';
import { highlight, searchedFields, wordsCondition, wordsOf } from '../../services/lists/text-search.ts';
import { representRecord } from '../../services/records/representation.ts';
import { findOwnField, selectFields } from '../../services/records/selection.ts';
import { findObject, representationContext } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

type SearchFilter = components['schemas']['SearchFilter'];
type DataCategory = components['schemas']['SearchDataCategory'];

const RESULTS_PER_OBJECT = 10;
const MOST_FILTERS = 20;
const LARGEST_PAGE = 2000;
const DEFAULT_ORDER = ['-LastModifiedDate'];
/** The short names of operators, as in `where` texts. */
const SHORT_NAMES: ReadonlyMap<string, FilterOperator> = new Map([
  ['eq', 'Equals'],
  ['in', 'Equals'],
  ['ne', 'NotEqual'],
  ['nin', 'NotEqual'],
  ['gt', 'GreaterThan'],
  ['gte', 'GreaterOrEqual'],
  ['lt', 'LessThan'],
  ['lte', 'LessOrEqual'],
  ['like', 'Contains'],
]);

/** POST to search several objects: all that can be searched, unless some are named. */
export const getSearchResults: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const words = readWords(call);
    const { objectApiNames, searchObjectOptions = {} } = bodyOf(call, 'getSearchResults');
    const all = services.repository.schema.objects.filter(isSearchable);
    const named = objectApiNames?.map((name) => findSearchable(name, services)) ?? all;
    const options = Object.entries(searchObjectOptions).map(
      ([name, option]) => [findSearchable(name, services), option] as const,
    );
    const keywordSearchResults = [...new Set(named)].map((object) => {
      const [, option] = options.find(([owner]) => owner === object) ?? [];
      refuseCategories(option?.dataCategories);
      const conditions = filtersOf(object, option?.filters);
      const page = {
        object,
        words,
        conditions,
        pageSize: RESULTS_PER_OBJECT,
        offset: 0,
        orderBy: DEFAULT_ORDER,
      };
      return search(page, call, services);
    });
    const found = keywordSearchResults.filter(
      (result) => objectApiNames !== undefined || result.records.length > 0,
    );
    const body = { keywordSearchResults: found };
    return { status: 200, body: { ...body, eTag: createTag(body) } };
  },
};

/** POST to search one object, page by page. */
export const getKeywordSearchResults: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const words = readWords(call);
    const object = findSearchable(readApiName(call, 'objectApiName'), services);
    const input = bodyOf(call, 'getKeywordSearchResults');
    const pageSize = input.pageSize ?? constants.pageSize.records;
    if (pageSize > LARGEST_PAGE)
      throw illegalParameter(`Value for pageSize must be between 1 and ${LARGEST_PAGE}`);
    refuseCategories(input.dataCategories);
    const page = {
      object,
      words,
      conditions: filtersOf(object, input.filters),
      pageSize,
      offset: readPageToken(input.pageToken),
      orderBy: input.sortBy === undefined ? DEFAULT_ORDER : resolveOrder(object, [input.sortBy]),
    };
    return { status: 200, body: search(page, call, services) };
  },
};

interface SearchPage {
  readonly object: ObjectMetadata;
  readonly words: readonly string[];
  readonly conditions: readonly Condition[];
  readonly pageSize: number;
  readonly offset: number;
  readonly orderBy: readonly string[];
}

function search(page: SearchPage, call: Call, services: Pick<Services, 'repository'>) {
  const { object, words, pageSize, offset, orderBy } = page;
  const fields = searchedFields(object);
  const context = representationContext(call, services);
  const conditions = [wordsCondition(fields, words), ...page.conditions];
  // One row more than the page holds tells whether there is another page.
  const query = { conditions, orderBy, limit: pageSize + 1, offset };
  const rows = services.repository.list(object, query, context.viewer);
  const shown = ['Id', ...object.layouts.Compact, ...fields.map((field) => field.name)];
  const records = rows.slice(0, pageSize).map((row) => {
    const record = representRecord(context, { object, row }, selectFields(object, shown));
    return { highlightInfo: highlight(record, object, words), record };
  });
  const body = {
    currentPageToken: String(offset),
    nextPageToken: rows.length > pageSize ? String(offset + pageSize) : null,
    objectApiName: object.name,
    pageSize,
    records,
  };
  return { ...body, eTag: createTag(body) };
}

function readWords(call: Call): readonly string[] {
  const words = wordsOf(readText(call, 'q'));
  if (words.length === 0) throw illegalParameter('q must not be empty');
  return words;
}

function isSearchable(object: ObjectMetadata): boolean {
  return object.hidden !== true && searchedFields(object).length > 0;
}

/** An object that can be searched, by any spelling of its name. */
export function findSearchable(name: string, services: Pick<Services, 'repository'>): ObjectMetadata {
  const object = findObject(name, services);
  if (!isSearchable(object)) throw illegalParameter(`${object.name} cannot be searched`);
  return object;
}

function filtersOf(object: ObjectMetadata, filters: readonly SearchFilter[] = []): readonly Condition[] {
  if (filters.length > MOST_FILTERS) throw illegalParameter('The search has too many filters');
  return filters.map(({ fieldPath, objectApiName, operator, values }) => {
    const field = findOwnField(object, fieldPath);
    const isForeign =
      objectApiName !== undefined && objectApiName.toLowerCase() !== object.name.toLowerCase();
    const name = SHORT_NAMES.get(operator) ?? FILTER_OPERATORS.find((known) => known === operator);
    const condition =
      field === undefined || isForeign || name === undefined
        ? undefined
        : filterCondition(object, { field: field.name, operator: name, operands: values.map(String) });
    if (condition === undefined) throw illegalParameter('A filter of the search cannot be applied');
    return condition;
  });
}

/** This org has no groups of data categories. */
function refuseCategories(categories: readonly DataCategory[] = []): void {
  if (categories.length > 0) throw illegalParameter('There is no such group of data categories');
}
