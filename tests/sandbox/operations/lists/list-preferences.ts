import type { components } from '../../generated/types/ui-api.gen.ts';
import { findField, isSortable } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { invalidBody } from '../../protocol/problem.ts';
import type { ListPreferences } from '../../services/list-views/list-preferences.ts';
import type { ListView } from '../../services/list-views/list-view.ts';
import {
  describeColumnPreferences,
  describeOrder,
  describeReference,
} from '../../services/lists/list-info.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { fieldName } from './list-info-input.ts';
import { findListView, preferencesOf } from './list-page.ts';

type PreferencesInput = components['schemas']['ListPreferencesInput'];

const WIDEST = 10_000;
const MOST_SORT_COLUMNS = 5;

/** GET how the user wants a list view. */
export const getListPreferences: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer =>
    taggedAnswer(describePreferences(findListView(call, services), call, services), call.ifNoneMatch),
};

/** PATCH how the user wants a list view; other users keep theirs. */
export const updateListPreferences: Operation<'listPreferences' | 'listViews' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const view = findListView(call, services);
    const change = readPreferences(view.object, bodyOf(call, 'updateListPreferences'));
    services.listPreferences.save(viewerOf(call).userId, view.id ?? '', change);
    return taggedAnswer(describePreferences(view, call, services), null);
  },
};

/**
 * Preferences that a list of an object can have.
 * @throws Problem 400 for fields that are not there or cannot be sorted by.
 */
export function readPreferences(object: ObjectMetadata, input: PreferencesInput): ListPreferences {
  const orderedBy = input.orderedBy ?? [];
  if (orderedBy.length > MOST_SORT_COLUMNS) {
    throw invalidBody(`A list is sorted by at most ${MOST_SORT_COLUMNS} columns`);
  }
  const named = <TValue>(values: Readonly<Record<string, TValue>> = {}): Readonly<Record<string, TValue>> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldName(object, name), value]));
  const columnWidths = named(input.columnWidths);
  if (Object.values(columnWidths).some((width) => width < -1 || width === 0 || width > WIDEST)) {
    throw invalidBody(`A column is 1 to ${WIDEST} pixels wide; -1 stands for the default`);
  }
  return {
    columnWidths,
    columnWrap: named(input.columnWrap),
    orderBy:
      input.orderedBy === undefined ? undefined : orderedBy.map((entry) => readSortColumn(object, entry)),
  };
}

function readSortColumn(
  object: ObjectMetadata,
  entry: { readonly fieldApiName: string; readonly isAscending: boolean },
): string {
  const name = fieldName(object, entry.fieldApiName);
  const field = findField(object, name);
  if (field === undefined || !isSortable(field)) throw invalidBody(`The field ${name} cannot be sorted by`);
  return entry.isAscending ? name : `-${name}`;
}

function describePreferences(view: ListView, call: Call, services: Pick<Services, 'listPreferences'>) {
  const preferences = preferencesOf(view, call, services);
  const body = {
    ...describeColumnPreferences(view.columns, preferences),
    listReference: describeReference(view),
    orderedBy: describeOrder(view.object, preferences.orderBy ?? view.orderBy),
  };
  return { ...body, eTag: createTag(body) };
}
