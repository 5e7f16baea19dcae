import { constants } from '../../contract/constants.ts';
import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readList, readListFieldNames, readWhole } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { recentView } from '../../services/list-views/list-view.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import { readPageToken } from '../../services/lists/list-query.ts';
import type { ListInput } from '../../services/lists/list-query.ts';
import { findObject } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { findReadableView, findListViewById, readListPage } from './list-page.ts';

/** GET a page of a list view. */
export const getListRecordsByName: Operation<'listPreferences' | 'listViews' | 'recentItems' | 'repository'> =
  {
    access: 'customer',
    changes: false,
    handle: (call, services): Answer =>
      answerPage({ view: findReadableView(call, services), input: readListInput(call) }, call, services),
  };

/** GET a page of a list view by its id. */
export const getListRecordsById: Operation<'listPreferences' | 'listViews' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer =>
    answerPage(
      { view: findListViewById(call, services, 'listViewId'), input: readListInput(call) },
      call,
      services,
    ),
};

/** GET a page of the records that the user used last. */
export const getMruListRecords: Operation<'listPreferences' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const view = recentView(findObject(readApiName(call, 'objectApiName'), services));
    return answerPage({ view, input: readListInput(call) }, call, services);
  },
};

/** POST for a page of a list view, with the query in the body. */
export const postListRecordsByName: Operation<
  'listPreferences' | 'listViews' | 'recentItems' | 'repository'
> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const body = bodyOf(call, 'postListRecordsByName');
    const input = {
      fields: body.fields ?? [],
      optionalFields: body.optionalFields ?? [],
      pageSize: body.pageSize ?? constants.pageSize.records,
      offset: readPageToken(body.pageToken),
      sortBy: body.sortBy ?? [],
      searchTerm: body.searchTerm,
      where: body.where,
    };
    return answerPage({ view: findReadableView(call, services), input }, call, services);
  },
};

/** Returns the request for a list that an address holds. */
export function readListInput(call: Call): ListInput {
  return {
    fields: readListFieldNames(call, 'fields'),
    optionalFields: readListFieldNames(call, 'optionalFields'),
    pageSize: readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: constants.pageSize.records }),
    offset: readPageToken(call.parameters.get('pageToken')),
    sortBy: readList(call, 'sortBy'),
    searchTerm: readOptional(call, 'searchTerm'),
    where: readOptional(call, 'where'),
  };
}

/** An optional text, which is not empty where it is given. */
export function readOptional(call: Call, name: string): string | undefined {
  const value = call.parameters.get(name);
  if (value === '') throw illegalParameter(`Value for ${name} must not be empty`);
  return value;
}

function answerPage(
  request: { readonly view: ListView; readonly input: ListInput },
  call: Call,
  services: Pick<Services, 'listPreferences' | 'recentItems' | 'repository'>,
): Answer {
  return taggedAnswer(readListPage(request, call, services), call.ifNoneMatch);
}
