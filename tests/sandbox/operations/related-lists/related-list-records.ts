import { constants } from '../../contract/constants.ts';
import type { components } from '../../generated/types/ui-api.gen.ts';
import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import {
  readApiName,
  readFlag,
  readList,
  readListFieldNames,
  readRecordId,
  readWhole,
} from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { uiApiAddress } from '../../protocol/ui-api-address.ts';
import {
  filterConditions,
  qualifyNames,
  readPageToken,
  resolveOrder,
} from '../../services/lists/list-query.ts';
import { readRecordPage, tagPage } from '../../services/lists/record-page.ts';
import {
  describeRelatedList,
  describeRelatedReference,
  relatedListOrder,
} from '../../services/lists/related-list.ts';
import { findOwnField } from '../../services/records/selection.ts';
import { findVisible, representationContext } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readOptional } from '../lists/list-records.ts';
import type { Operation } from '../operation.ts';
import { findRelatedList, readRelatedPreferences } from './related-list.ts';

type Query = components['schemas']['RelatedListRecordsInput'];

const LARGEST_PAGE = 1999;
const MOST_LISTS = 100;

/** POST for a page of a related list. */
export const getRelatedListRecords: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findVisible(readRecordId(call, 'parentRecordId'), call, services);
    const page = {
      parent,
      name: readApiName(call, 'relatedListId'),
      query: bodyOf(call, 'getRelatedListRecords'),
    };
    return taggedAnswer(readPage(page, call, services), null);
  },
};

/** GET the same by an address. */
export const getRelatedListRecordsByUrl: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findVisible(readRecordId(call, 'parentRecordId'), call, services);
    const page = { parent, name: readApiName(call, 'relatedListId'), query: readQuery(call) };
    return taggedAnswer(readPage(page, call, services), call.ifNoneMatch);
  },
};

/** The members of the POST's body, out of an address. */
function readQuery(call: Call): Query {
  const bounds = { min: 1, max: LARGEST_PAGE, fallback: constants.pageSize.records };
  const text = (name: 'pageToken' | 'where') => {
    const value = readOptional(call, name);
    return value === undefined ? {} : { [name]: value };
  };
  return {
    ...(call.parameters.has('fields') ? { fields: [...readListFieldNames(call, 'fields')] } : {}),
    ...(call.parameters.has('optionalFields')
      ? { optionalFields: [...readListFieldNames(call, 'optionalFields')] }
      : {}),
    ...(call.parameters.has('sortBy') ? { sortBy: [...readList(call, 'sortBy')] } : {}),
    ...text('pageToken'),
    ...text('where'),
    includeColumnLabels: readFlag(call, 'includeColumnLabels', false),
    pageSize: readWhole(call, 'pageSize', bounds),
  };
}

/** POST for the first pages of several related lists of one record; each has its own status. */
export const getRelatedListRecordsBatch: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findVisible(readRecordId(call, 'parentRecordId'), call, services);
    const { relatedListParameters } = bodyOf(call, 'getRelatedListRecordsBatch');
    if (relatedListParameters.length > MOST_LISTS) {
      throw illegalParameter(`relatedListParameters takes at most ${MOST_LISTS} related lists`);
    }
    return batchAnswer(relatedListParameters, ({ relatedListId, ...query }) =>
      readPage({ parent, name: relatedListId, query }, call, services),
    );
  },
};

interface WantedPage {
  readonly parent: ReturnType<typeof findVisible>;
  readonly name: string;
  readonly query: Query;
}

function readPage(
  { parent, name, query }: WantedPage,
  call: Call,
  services: Pick<Services, 'listPreferences' | 'repository'>,
) {
  const list = findRelatedList(parent.object, name, services);
  const { object, relation } = list;
  const preferences = readRelatedPreferences(list, call, services);
  const orderBy = resolveOrder(object, query.sortBy ?? relatedListOrder(preferences));
  const conditions = filterConditions([{ field: relation.field, operator: 'equals', value: parent.id }]);
  const asked = (query.fields?.length ?? 0) + (query.optionalFields?.length ?? 0) > 0;
  const columns = asked ? [] : object.layouts.Compact;
  const pageSize = query.pageSize ?? constants.pageSize.records;
  if (pageSize > LARGEST_PAGE)
    throw illegalParameter(`Value for pageSize must be between 1 and ${LARGEST_PAGE}`);
  const input = {
    fields: qualifyNames(object, query.fields),
    optionalFields: qualifyNames(object, query.optionalFields),
    pageSize,
    offset: readPageToken(query.pageToken),
    sortBy: query.sortBy ?? [],
    searchTerm: undefined,
    where: query.where,
  };
  const pathname = uiApiAddress(call, 'related-list-records', parent.id, relation.name);
  const source = { object, columns, conditions, orderBy, pathname };
  const page = readRecordPage(representationContext(call, services), source, input);
  const labels = page.fields.map((field) => findOwnField(object, field)?.label ?? field);
  return tagPage({
    ...page,
    ...(query.includeColumnLabels === true ? { columnLabels: labels } : {}),
    listInfoETag: describeRelatedList(list, preferences).eTag,
    listReference: describeRelatedReference(list, parent.id),
  });
}
