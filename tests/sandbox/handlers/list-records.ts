import { createRecordId } from '../database/record-id.ts';
import { filterConditions, readPageToken, resolveOrder } from '../lists/list-query.ts';
import type { ListInput } from '../lists/list-query.ts';
import { readRecordPage, tagPage } from '../lists/record-page.ts';
import type { ListViewMetadata, ObjectMetadata } from '../metadata/types.ts';
import { createTag, taggedAnswer } from '../protocol/answer.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call, Handler, World } from '../protocol/call.ts';
import { readApiName, readFieldNames, readList, readWhole } from '../protocol/parameters.ts';
import { illegalParameter, notFound } from '../protocol/problem.ts';
import { bodyOf } from './body.ts';
import { findObject, representationContext } from './context.ts';

/** GET a page of a list view. */
export const getListRecordsByName: Handler = {
  access: 'customer',
  changes: false,
  handle: (call, world): Answer =>
    answerList(call, world, {
      fields: readFieldNames(call, 'fields'),
      optionalFields: readFieldNames(call, 'optionalFields'),
      pageSize: readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: 50 }),
      offset: readPageToken(call.parameters.get('pageToken')),
      sortBy: readList(call, 'sortBy'),
      searchTerm: readOptional(call, 'searchTerm'),
      where: readOptional(call, 'where'),
    }),
};

/** POST for a page of a list view, with the query in the body. */
export const postListRecordsByName: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const body = bodyOf(call, 'postListRecordsByName');
    return answerList(call, world, {
      fields: body.fields ?? [],
      optionalFields: body.optionalFields ?? [],
      pageSize: body.pageSize ?? 50,
      offset: readPageToken(body.pageToken),
      sortBy: body.sortBy ?? [],
      searchTerm: body.searchTerm,
      where: body.where,
    });
  },
};

function answerList(call: Call, world: World, input: ListInput): Answer {
  const object = findObject(readApiName(call, 'objectApiName'), world);
  const view = findView(object, readApiName(call, 'listViewApiName'));
  const orderBy = input.sortBy.length > 0 ? resolveOrder(object, input.sortBy) : view.orderBy;
  const conditions = filterConditions(view.filters);
  const source = { object, columns: view.columns, conditions, orderBy, pathname: call.pathname };
  const page = readRecordPage(representationContext(call, world), source, input);
  const body = {
    ...page,
    listInfoETag: createTag(view),
    listReference: {
      id: createRecordId('00B', listNumber(world, object, view)),
      listViewApiName: view.name,
      objectApiName: object.name,
      type: 'listView',
    },
    searchTerm: input.searchTerm ?? null,
  };
  return taggedAnswer(tagPage(body), call.ifNoneMatch);
}

function findView(object: ObjectMetadata, name: string): ListViewMetadata {
  const view = object.listViews.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  if (view === undefined) throw notFound();
  return view;
}

/** Lists are numbered through all objects, so that each has an id of its own. */
function listNumber(world: World, object: ObjectMetadata, view: ListViewMetadata): number {
  const lists = world.repository.schema.objects.flatMap((owner) =>
    owner.listViews.map((list) => ({ owner, list })),
  );
  return 1 + lists.findIndex(({ owner, list }) => owner === object && list === view);
}

function readOptional(call: Call, name: string): string | undefined {
  const value = call.parameters.get(name);
  if (value === '') throw illegalParameter(`Value for ${name} must not be empty`);
  return value;
}
