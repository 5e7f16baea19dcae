import { describeListInfo, describeReference } from '../../services/lists/list-info.ts';
import { resolveOrder } from '../../services/lists/list-query.ts';
import type { ListInput } from '../../services/lists/list-query.ts';
import { readRecordPage, tagPage } from '../../services/lists/record-page.ts';
import type { PageSource } from '../../services/lists/record-page.ts';
import { viewConditions } from '../../services/list-views/view-conditions.ts';
import type { ListPreferences } from '../../services/list-views/list-preferences.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import type { Call, World } from '../../protocol/call.ts';
import { readApiName, readRecordId } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { uiApiAddress } from '../address.ts';
import { findObject, representationContext, viewerOf } from '../context.ts';

/** The list view that the path names. */
export function findListView(call: Call, world: World): ListView {
  const object = findObject(readApiName(call, 'objectApiName'), world);
  const view = world.listViews.find(object, readApiName(call, 'listViewApiName'), viewerOf(call));
  if (view === undefined) throw notFound();
  return view;
}

/** The list view whose id the path holds. */
export function findListViewById(call: Call, world: World, parameter: string): ListView {
  const view = world.listViews.findById(readRecordId(call, parameter), viewerOf(call));
  if (view === undefined) throw notFound();
  return view;
}

/** How the user wants a list; nobody can want anything of the list of recent records. */
export function preferencesOf(view: ListView, call: Call, world: World): ListPreferences {
  if (view.id === null) return { columnWidths: {}, columnWrap: {} };
  return world.listPreferences.read(viewerOf(call).userId, view.id);
}

/** A list view with the user's preferences. */
export function readListInfo(view: ListView, call: Call, world: World) {
  return describeListInfo(view, preferencesOf(view, call, world));
}

/** One page of a list view; reading it makes the view a recently used one. */
export function readListPage(
  request: { readonly view: ListView; readonly input: ListInput; readonly pathname?: string },
  call: Call,
  world: World,
) {
  const { view, input } = request;
  const { object } = view;
  const viewer = viewerOf(call);
  const preferences = preferencesOf(view, call, world);
  const own = preferences.orderBy ?? view.orderBy;
  const orderBy = input.sortBy.length > 0 ? resolveOrder(object, input.sortBy) : own;
  const isRecent = view.kind === 'recent';
  const source: PageSource = {
    object,
    columns: view.columns,
    conditions: [
      ...viewConditions(view, viewer),
      ...(isRecent ? [world.recentItems.condition(viewer.userId, object.name)] : []),
    ],
    orderBy,
    firstBy: isRecent && orderBy.length === 0 ? world.recentItems.order(viewer.userId) : undefined,
    pathname: request.pathname ?? call.pathname,
  };
  const page = readRecordPage(representationContext(call, world), source, input);
  if (view.id !== null) world.recentItems.remember(viewer.userId, recentViewsOf(object), view.id);
  return tagPage({
    ...page,
    listInfoETag: describeListInfo(view, preferences).eTag,
    listReference: describeReference(view),
    searchTerm: input.searchTerm ?? null,
  });
}

/** Under what name the recently used list views of an object are remembered. */
export function recentViewsOf(object: ObjectMetadata): string {
  return `ListView.${object.name}`;
}

/** The address of a list's records. */
export function recordsAddress(view: ListView, call: Call): string {
  return view.name === null
    ? uiApiAddress(call, 'mru-list-records', view.object.name)
    : uiApiAddress(call, 'list-records', view.object.name, view.name);
}
