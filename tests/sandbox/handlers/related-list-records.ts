import { filterConditions, readPageToken, resolveOrder } from '../lists/list-query.ts';
import { readRecordPage, tagPage } from '../lists/record-page.ts';
import { findOwnField } from '../records/selection.ts';
import { findShownObject } from '../metadata/schema.ts';
import type { ChildMetadata, ObjectMetadata } from '../metadata/types.ts';
import { createTag, taggedAnswer } from '../protocol/answer.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Handler, World } from '../protocol/call.ts';
import { readApiName, readRecordId } from '../protocol/parameters.ts';
import { notFound } from '../protocol/problem.ts';
import { bodyOf } from './body.ts';
import { findVisible, representationContext } from './context.ts';

/** POST for a page of a related list. */
export const getRelatedListRecords: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const parent = findVisible(readRecordId(call, 'parentRecordId'), call, world);
    const { relation, object } = findList(parent.object, readApiName(call, 'relatedListId'), world);
    const body = bodyOf(call, 'getRelatedListRecords');
    const orderBy = resolveOrder(object, body.sortBy ?? [`${object.name}.CreatedDate`]);
    const conditions = filterConditions([{ field: relation.field, operator: 'equals', value: parent.id }]);
    const asked = (body.fields?.length ?? 0) + (body.optionalFields?.length ?? 0) > 0;
    const columns = asked ? [] : object.layouts.Compact;
    const input = {
      fields: body.fields ?? [],
      optionalFields: body.optionalFields ?? [],
      pageSize: body.pageSize ?? 50,
      offset: readPageToken(body.pageToken),
      sortBy: body.sortBy ?? [],
      searchTerm: undefined,
      where: body.where,
    };
    const source = { object, columns, conditions, orderBy, pathname: call.pathname };
    const page = readRecordPage(representationContext(call, world), source, input);
    const labels = page.fields.map((name) => findOwnField(object, name)?.label ?? name);
    const answer = {
      ...page,
      ...(body.includeColumnLabels === true ? { columnLabels: labels } : {}),
      listInfoETag: createTag(relation),
      listReference: describeList({ parent: parent.object, parentId: parent.id }, relation),
    };
    return taggedAnswer(tagPage(answer), null);
  },
};

function findList(
  parent: ObjectMetadata,
  name: string,
  world: World,
): { readonly relation: ChildMetadata; readonly object: ObjectMetadata } {
  const relation = parent.children.find((child) => child.name.toLowerCase() === name.toLowerCase());
  const object =
    relation === undefined ? undefined : findShownObject(world.repository.schema, relation.object);
  if (relation === undefined || object === undefined) throw notFound();
  return { relation, object };
}

function describeList(
  context: { readonly parent: ObjectMetadata; readonly parentId: string },
  relation: ChildMetadata,
) {
  return {
    id: null,
    inContextOfRecordId: context.parentId,
    listViewApiName: null,
    objectApiName: relation.object,
    parentObjectApiName: context.parent.name,
    recordTypeId: null,
    relatedListId: relation.name,
    type: 'relatedList',
  };
}
