import { recentView } from '../../services/list-views/list-view.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { readApiName, readText } from '../../protocol/parameters.ts';
import { uiApiAddress } from '../address.ts';
import { findObject } from '../context.ts';
import { findListView, findListViewById, readListInfo, readListPage, recordsAddress } from './list-page.ts';
import { readListInput } from './list-records.ts';
import { readListSummaries } from './list-summaries.ts';

/** Ids of list views; no name of an object begins with a digit. */
const LIST_VIEW_ID = /^00B[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/;

/** GET a list view with a page of its records. */
export const getListUiByName: Handler = {
  access: 'customer',
  changes: false,
  handle: (call, world): Answer => answerListUi(findListView(call, world), call, world),
};

/** GET a list view with its records by its id, or the list views of an object by its name. */
export const getListUiByIdOrObject: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const parameter = 'listViewIdOrObjectApiName';
    if (LIST_VIEW_ID.test(readText(call, parameter))) {
      return answerListUi(findListViewById(call, world, parameter), call, world);
    }
    const object = findObject(readApiName(call, parameter), world);
    const link = (view: ListView) => ({
      listUiUrl: uiApiAddress(call, 'list-ui', object.name, view.name ?? ''),
    });
    return taggedAnswer(readListSummaries({ object, link }, call, world), call.ifNoneMatch);
  },
};

/** GET the list of recently used records with a page of it. */
export const getMruListUi: Handler = {
  access: 'customer',
  changes: false,
  handle: (call, world): Answer =>
    answerListUi(recentView(findObject(readApiName(call, 'objectApiName'), world)), call, world),
};

function answerListUi(view: ListView, call: Call, world: World): Answer {
  const input = readListInput(call);
  const records = readListPage({ view, input, pathname: recordsAddress(view, call) }, call, world);
  const info = readListInfo(view, call, world);
  const body = { info, records, eTag: createTag([info.eTag, records.eTag]) };
  return taggedAnswer(body, call.ifNoneMatch);
}
