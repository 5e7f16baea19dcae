import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readText } from '../../protocol/parameters.ts';
import { uiApiAddress } from '../../protocol/ui-api-address.ts';
import { recentView } from '../../services/list-views/list-view.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import { findObject } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import {
  findReadableView,
  findListViewById,
  isListViewId,
  readListInfo,
  readListPage,
  recordsAddress,
} from './list-page.ts';
import { readListInput } from './list-records.ts';
import { readListSummaries } from './list-summaries.ts';

/** GET a list view with a page of its records. */
export const getListUiByName: Operation<'listPreferences' | 'listViews' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => answerListUi(findReadableView(call, services), call, services),
};

/** GET a list view with its records by its id, or the list views of an object by its name. */
export const getListUiByIdOrObject: Operation<
  'listPreferences' | 'listViews' | 'recentItems' | 'repository'
> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parameter = 'listViewIdOrObjectApiName';
    if (isListViewId(readText(call, parameter))) {
      return answerListUi(findListViewById(call, services, parameter), call, services);
    }
    const object = findObject(readApiName(call, parameter), services);
    const link = (view: ListView) => ({
      listUiUrl: uiApiAddress(call, 'list-ui', object.name, view.name ?? ''),
    });
    return taggedAnswer(readListSummaries({ object, link }, call, services), call.ifNoneMatch);
  },
};

/** GET the information of the list of recently used records. */
export const getMruListInfo: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const view = recentView(findObject(readApiName(call, 'objectApiName'), services));
    return taggedAnswer(readListInfo(view, call, services), call.ifNoneMatch);
  },
};

/** GET the list of recently used records with a page of it. */
export const getMruListUi: Operation<'listPreferences' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer =>
    answerListUi(recentView(findObject(readApiName(call, 'objectApiName'), services)), call, services),
};

function answerListUi(
  view: ListView,
  call: Call,
  services: Pick<Services, 'listPreferences' | 'recentItems' | 'repository'>,
): Answer {
  const input = readListInput(call);
  const records = readListPage({ view, input, pathname: recordsAddress(view, call) }, call, services);
  const info = readListInfo(view, call, services);
  const body = { info, records, eTag: createTag([info.eTag, records.eTag]) };
  return taggedAnswer(body, call.ifNoneMatch);
}
