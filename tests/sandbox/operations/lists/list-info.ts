import type { ListView } from '../../services/list-views/list-view.ts';
import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { readApiName, readList, readRecordIds } from '../../protocol/parameters.ts';
import { Problem, illegalParameter, insufficientAccess, notFound } from '../../protocol/problem.ts';
import { uiApiAddress } from '../address.ts';
import { batchAnswer } from '../batch.ts';
import { bodyOf } from '../body.ts';
import { findObject, viewerOf } from '../context.ts';
import { blankDefinition, changeDefinition } from './list-info-input.ts';
import { findListView, readListInfo } from './list-page.ts';
import { readListSummaries } from './list-summaries.ts';

const MOST_IN_BATCH = 200;
const QUALIFIED_NAME = /^([A-Za-z][A-Za-z0-9_]*)\.([A-Za-z][A-Za-z0-9_]*)$/;

/** GET several list views by ids, names or both; each has its own status. */
export const getListInfosByName: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const viewer = viewerOf(call);
    const ids = call.parameters.has('ids') ? readRecordIds(call, 'ids', MOST_IN_BATCH) : [];
    const names = readList(call, 'names').map(readQualifiedName);
    const total = ids.length + names.length;
    if (total === 0 || total > MOST_IN_BATCH) throw illegalParameter('One of ids or names is required');
    const finders = [
      ...ids.map((id) => () => world.listViews.findById(id, viewer)),
      ...names.map(
        ([object, name]) =>
          () =>
            world.listViews.find(findObject(object, world), name, viewer),
      ),
    ];
    return batchAnswer(finders, (find) => {
      const view = find();
      if (view === undefined) throw notFound();
      return readListInfo(view, call, world);
    });
  },
};

/** GET a page of the list views of an object. */
export const getListInfosByObjectName: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), world);
    const link = (view: ListView) => ({
      url: uiApiAddress(call, 'list-info', object.name, view.name ?? ''),
    });
    return taggedAnswer(readListSummaries({ object, link }, call, world), call.ifNoneMatch);
  },
};

/** POST a new list view of the user's own. */
export const createListInfo: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), world);
    const input = bodyOf(call, 'createListInfo');
    const name = input.listViewApiName;
    const definition = changeDefinition(object, blankDefinition(object), input);
    const viewer = viewerOf(call);
    const view = world.repository.transaction(() => {
      refuseTakenName(world.listViews.find(object, name, viewer));
      return world.listViews.create({ object, name, definition }, viewer);
    });
    const info = readListInfo(view, call, world);
    return { status: 201, body: info, headers: { ETag: `"${info.eTag}"` } };
  },
};

/** GET one list view. */
export const getListInfoByName: Handler = {
  access: 'customer',
  changes: false,
  handle: (call, world): Answer =>
    taggedAnswer(readListInfo(findListView(call, world), call, world), call.ifNoneMatch),
};

/** PATCH a list view of the user's own. */
export const updateListInfoByName: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const view = findOwnView(call, world);
    const input = bodyOf(call, 'updateListInfoByName');
    const definition = changeDefinition(view.object, view, input);
    const name = input.listViewApiName ?? view.name ?? '';
    world.repository.transaction(() => {
      const taken = world.listViews.find(view.object, name, viewerOf(call));
      if (taken?.id !== view.id) refuseTakenName(taken);
      world.listViews.update(view, { name, definition });
    });
    return taggedAnswer(readListInfo({ ...view, ...definition, name }, call, world), null);
  },
};

/** DELETE a list view of the user's own. */
export const deleteListInfo: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const view = findOwnView(call, world);
    world.repository.transaction(() => {
      world.listViews.remove(view);
      world.listPreferences.forget(view.id ?? '');
    });
    return { status: 204 };
  },
};

/** Standard views belong to everybody, so no customer changes them. */
function findOwnView(call: Call, world: World): ListView {
  const view = findListView(call, world);
  if (view.kind !== 'own') throw insufficientAccess();
  return view;
}

function refuseTakenName(taken: ListView | undefined): void {
  if (taken !== undefined) {
    throw new Problem(400, 'INVALID_INPUT', 'There is a list view with this API name already');
  }
}

function readQualifiedName(text: string): readonly [object: string, list: string] {
  const parts = QUALIFIED_NAME.exec(text);
  if (parts === null) throw illegalParameter('names takes qualified names such as Case.MyCases');
  return [parts[1] ?? '', parts[2] ?? ''];
}
