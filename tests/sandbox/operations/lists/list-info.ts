import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readList, readRecordIds, readText } from '../../protocol/parameters.ts';
import { Problem, illegalParameter, insufficientAccess, notFound } from '../../protocol/problem.ts';
import { uiApiAddress } from '../../protocol/ui-api-address.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import { findObject, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { blankDefinition, changeDefinition } from './list-info-input.ts';
import { findListView, findListViewById, findReadableView, isListViewId, readListInfo } from './list-page.ts';
import { readListSummaries } from './list-summaries.ts';

const MOST_IN_BATCH = 200;
const QUALIFIED_NAME = /^([A-Za-z][A-Za-z0-9_]*)\.([A-Za-z][A-Za-z0-9_]*)$/;

/** GET several list views by ids, names or both; each has its own status. */
export const getListInfosByName: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const viewer = viewerOf(call);
    const ids = call.parameters.has('ids') ? readRecordIds(call, 'ids', MOST_IN_BATCH) : [];
    const names = readList(call, 'names').map(readQualifiedName);
    const total = ids.length + names.length;
    if (total === 0 || total > MOST_IN_BATCH) throw illegalParameter('One of ids or names is required');
    const finders = [
      ...ids.map((id) => () => services.listViews.findById(id, viewer)),
      ...names.map(
        ([object, name]) =>
          () =>
            services.listViews.find(findObject(object, services), name, viewer),
      ),
    ];
    return batchAnswer(finders, (find) => {
      const view = find();
      if (view === undefined) throw notFound();
      return readListInfo(view, call, services);
    });
  },
};

/** GET a list view by its id, or a page of the list views of an object by its name. */
export const getListInfoByIdOrObject: Operation<
  'listPreferences' | 'listViews' | 'recentItems' | 'repository'
> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parameter = 'objectApiName';
    if (isListViewId(readText(call, parameter))) {
      const view = findListViewById(call, services, parameter);
      return taggedAnswer(readListInfo(view, call, services), call.ifNoneMatch);
    }
    const object = findObject(readApiName(call, 'objectApiName'), services);
    const link = (view: ListView) => ({
      url: uiApiAddress(call, 'list-info', object.name, view.name ?? ''),
    });
    return taggedAnswer(readListSummaries({ object, link }, call, services), call.ifNoneMatch);
  },
};

/** POST a new list view of the user's own. */
export const createListInfo: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), services);
    const input = bodyOf(call, 'createListInfo');
    const name = input.listViewApiName;
    const definition = changeDefinition(object, blankDefinition(object), input);
    const viewer = viewerOf(call);
    const view = services.repository.transaction(() => {
      refuseTakenName(services.listViews.find(object, name, viewer));
      return services.listViews.create({ object, name, definition }, viewer);
    });
    const info = readListInfo(view, call, services);
    return { status: 201, body: info, headers: { ETag: `"${info.eTag}"` } };
  },
};

/** GET one list view. */
export const getListInfoByName: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer =>
    taggedAnswer(readListInfo(findReadableView(call, services), call, services), call.ifNoneMatch),
};

/** PATCH a list view of the user's own. */
export const updateListInfoByName: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const view = findOwnView(call, services);
    const input = bodyOf(call, 'updateListInfoByName');
    const definition = changeDefinition(view.object, view, input);
    const name = input.listViewApiName ?? view.name ?? '';
    services.repository.transaction(() => {
      const taken = services.listViews.find(view.object, name, viewerOf(call));
      if (taken?.id !== view.id) refuseTakenName(taken);
      services.listViews.update(view, { name, definition });
    });
    return taggedAnswer(readListInfo({ ...view, ...definition, name }, call, services), null);
  },
};

/** DELETE a list view of the user's own. */
export const deleteListInfo: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const view = findOwnView(call, services);
    services.repository.transaction(() => {
      services.listViews.remove(view);
      services.listPreferences.forget(view.id ?? '');
    });
    return { status: 204 };
  },
};

/** Standard views belong to everybody, so no customer changes them. */
function findOwnView(call: Call, services: Pick<Services, 'listViews' | 'repository'>): ListView {
  const view = findListView(call, services);
  if (view.kind !== 'own') throw insufficientAccess();
  return view;
}

function refuseTakenName(taken: ListView | undefined): void {
  if (taken !== undefined) {
    throw new Problem(400, 'INVALID_INPUT', 'There is a list view with this API name already');
  }
}

function readQualifiedName(text: string): readonly [object: string, list: string] {
  const match = QUALIFIED_NAME.exec(text);
  if (match === null) throw illegalParameter('names takes qualified names such as Case.MyCases');
  return [match[1] ?? '', match[2] ?? ''];
}
