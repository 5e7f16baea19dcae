import { constants } from '../../contract/constants.ts';
import type { Viewer } from '../../database/access.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import { askedAddress } from '../../protocol/asked-address.ts';
import type { Call } from '../../protocol/call.ts';
import { readFlag, readWhole } from '../../protocol/parameters.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import { readPageToken } from '../../services/lists/list-query.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { recentViewsOf } from './list-page.ts';
import { readOptional } from './list-records.ts';

/** A page of the list views of an object that the user may see, each with the member that `link` adds. */
export function readListSummaries(
  request: { readonly object: ObjectMetadata; readonly link: (view: ListView) => object },
  call: Call,
  services: Pick<Services, 'listViews' | 'recentItems'>,
) {
  const { object, link } = request;
  const pageSize = readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: constants.pageSize.summaries });
  const offset = readPageToken(call.parameters.get('pageToken'));
  const queryString = readOptional(call, 'q') ?? null;
  const recentListsOnly = readFlag(call, 'recentListsOnly', false);
  const wanted = wantedViews(services, object, { viewer: viewerOf(call), recentListsOnly });
  const found = wanted.filter((view) => matches(view, queryString));
  const views = found.slice(offset, offset + pageSize);
  const next = offset + pageSize < found.length ? offset + pageSize : null;
  const previous = offset > 0 ? Math.max(0, offset - pageSize) : null;
  const url = (at: number): string => askedAddress(call, { pageSize, pageToken: at });
  const body = {
    count: views.length,
    currentPageToken: String(offset),
    currentPageUrl: url(offset),
    lists: views.map((view) => ({ apiName: view.name, id: view.id, label: view.label, ...link(view) })),
    nextPageToken: next === null ? null : String(next),
    nextPageUrl: next === null ? null : url(next),
    objectApiName: object.name,
    pageSize,
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: previous === null ? null : url(previous),
    queryString,
    recentListsOnly,
  };
  return { ...body, eTag: createTag(body) };
}

function wantedViews(
  services: Pick<Services, 'listViews' | 'recentItems'>,
  object: ObjectMetadata,
  { viewer, recentListsOnly }: { readonly viewer: Viewer; readonly recentListsOnly: boolean },
): readonly ListView[] {
  const views = services.listViews.list(object, viewer);
  if (!recentListsOnly) return views;
  const recent = services.recentItems.list(viewer.userId, recentViewsOf(object));
  return recent.flatMap((id) => views.filter((view) => view.id === id));
}

function matches(view: ListView, text: string | null): boolean {
  const wanted = text?.toLowerCase() ?? '';
  return view.label.toLowerCase().includes(wanted) || (view.name ?? '').toLowerCase().includes(wanted);
}
