import { constants } from '../../contract/constants.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readRecordId, readText } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { uiApiAddress } from '../../protocol/ui-api-address.ts';
import type { ListPreferences } from '../../services/list-views/list-preferences.ts';
import { recentView } from '../../services/list-views/list-view.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import { viewConditions } from '../../services/list-views/view-conditions.ts';
import { describeListInfo, describeReference } from '../../services/lists/list-info.ts';
import { qualifyNames, resolveOrder } from '../../services/lists/list-query.ts';
import type { ListInput } from '../../services/lists/list-query.ts';
import { readRecordPage, tagPage } from '../../services/lists/record-page.ts';
import type { PageSource } from '../../services/lists/record-page.ts';
import { findObject, representationContext, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';

/** The list view that the path names. */
export function findListView(call: Call, services: Pick<Services, 'listViews' | 'repository'>): ListView {
  const object = findObject(readApiName(call, 'objectApiName'), services);
  const view = services.listViews.find(object, readApiName(call, 'listViewApiName'), viewerOf(call));
  if (view === undefined) throw notFound();
  return view;
}

/** The list view with records that the path names, which may be that of recent records. */
export function findReadableView(call: Call, services: Pick<Services, 'listViews' | 'repository'>): ListView {
  const name = readText(call, 'listViewApiName').toLowerCase();
  // Other lists of the platform itself, such as that of a search, are not here.
  if (name.startsWith('__') && name !== constants.recentListName.toLowerCase()) throw notFound();
  if (!name.startsWith('__')) return findListView(call, services);
  return recentView(findObject(readApiName(call, 'objectApiName'), services));
}

/** Ids of list views; no name of an object begins with a digit. */
const LIST_VIEW_ID = /^00B[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/;

/** Returns true for the id of a list view, where a path may hold the name of an object, too. */
export function isListViewId(text: string): boolean {
  return LIST_VIEW_ID.test(text);
}

/** The list view whose id the path holds. */
export function findListViewById(
  call: Call,
  services: Pick<Services, 'listViews'>,
  parameter: string,
): ListView {
  const view = services.listViews.findById(readRecordId(call, parameter), viewerOf(call));
  if (view === undefined) throw notFound();
  return view;
}

/** Returns the user's preferences for a list; the list of recent records has none. */
export function preferencesOf(
  view: ListView,
  call: Call,
  services: Pick<Services, 'listPreferences'>,
): ListPreferences {
  if (view.id === null) return { columnWidths: {}, columnWrap: {} };
  return services.listPreferences.read(viewerOf(call).userId, view.id);
}

/** A list view with the user's preferences. */
export function readListInfo(view: ListView, call: Call, services: Pick<Services, 'listPreferences'>) {
  return describeListInfo(view, preferencesOf(view, call, services));
}

/** The fields that every record of a list view has, whatever its columns are. */
const STANDARD_FIELDS = ['CreatedDate', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'];

/** One page of a list view; reading it makes the view a recently used one. */
export function readListPage(
  request: { readonly view: ListView; readonly input: ListInput; readonly pathname?: string },
  call: Call,
  services: Pick<Services, 'listPreferences' | 'recentItems' | 'repository'>,
) {
  const { view } = request;
  const { object } = view;
  const input = {
    ...request.input,
    fields: qualifyNames(object, request.input.fields),
    optionalFields: qualifyNames(object, request.input.optionalFields),
  };
  const viewer = viewerOf(call);
  const preferences = preferencesOf(view, call, services);
  const own = preferences.orderBy ?? view.orderBy;
  const orderBy = input.sortBy.length > 0 ? resolveOrder(object, input.sortBy) : own;
  const isRecent = view.kind === 'recent';
  const source: PageSource = {
    object,
    columns: [...view.columns, ...STANDARD_FIELDS],
    conditions: [
      ...viewConditions(view, viewer),
      ...(isRecent ? [services.recentItems.condition(viewer.userId, object.name)] : []),
    ],
    orderBy,
    firstBy: isRecent && orderBy.length === 0 ? services.recentItems.order(viewer.userId) : undefined,
    pathname: request.pathname ?? call.pathname,
  };
  const page = readRecordPage(representationContext(call, services), source, input);
  if (view.id !== null) services.recentItems.remember(viewer.userId, recentViewsOf(object), view.id);
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

/** The address of a list's records; recent ones have two, of which the caller's is told. */
export function recordsAddress(view: ListView, call: Call): string {
  if (view.name !== null) return uiApiAddress(call, 'list-records', view.object.name, view.name);
  return call.parameters.has('listViewApiName')
    ? uiApiAddress(call, 'list-records', view.object.name, constants.recentListName)
    : uiApiAddress(call, 'mru-list-records', view.object.name);
}
