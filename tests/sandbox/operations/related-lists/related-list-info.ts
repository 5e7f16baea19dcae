import { findRecordType } from '../../metadata/record-types.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readFieldNames, readFlag, readList, readRecordId } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { uiApiAddress } from '../../protocol/ui-api-address.ts';
import {
  describeRelatedList,
  preferencesId,
  summariseRelatedList,
} from '../../services/lists/related-list.ts';
import type { RelatedList, RelatedListSelection } from '../../services/lists/related-list.ts';
import { addQualifiedNames, createSelection } from '../../services/records/selection.ts';
import { findObject, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readPreferences } from '../lists/list-preferences.ts';
import type { Operation } from '../operation.ts';
import { checkRelatedNames, findRelatedList, readRelatedPreferences } from './related-list.ts';

/** GET the related lists of an object in short. */
export const getRelatedListsInfo: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findObject(readApiName(call, 'parentObjectApiName'), services);
    const parentRecordTypeId = readParentRecordType(parent, call);
    const { schema } = services.repository;
    const shown = parent.children.filter((child) => findShownObject(schema, child.object) !== undefined);
    const lists = shown.map(({ name }) => {
      const url = uiApiAddress(call, 'related-list-info', parent.name, name);
      return summariseRelatedList(findRelatedList(parent, name, services), url);
    });
    const body = { parentObjectApiName: parent.name, parentRecordTypeId, relatedLists: lists };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET one related list. */
export const getRelatedListInfo: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const list = findNamedList(call, services);
    const selection = readSelection(list, call, services);
    const preferences = readRelatedPreferences(list, call, services);
    return taggedAnswer(describeRelatedList(list, preferences, selection), call.ifNoneMatch);
  },
};

/** GET several related lists of an object; each has its own status. */
export const getRelatedListInfoBatch: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findObject(readApiName(call, 'parentObjectApiName'), services);
    readParentRecordType(parent, call);
    return batchAnswer(checkRelatedNames(readList(call, 'relatedListNames')), (name) => {
      const list = findRelatedList(parent, name, services);
      return describeRelatedList(list, readRelatedPreferences(list, call, services));
    });
  },
};

/** PATCH how the user wants a related list; other users keep theirs. */
export const updateRelatedListInfo: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const list = findNamedList(call, services);
    const { orderedByInfo, userPreferences } = bodyOf(call, 'updateRelatedListInfo');
    const input = {
      ...userPreferences,
      ...(orderedByInfo === undefined ? {} : { orderedBy: orderedByInfo }),
    };
    const change = readPreferences(list.object, input);
    services.listPreferences.save(viewerOf(call).userId, preferencesId(list), change);
    return taggedAnswer(describeRelatedList(list, readRelatedPreferences(list, call, services)), null);
  },
};

function findNamedList(call: Call, services: Pick<Services, 'repository'>): RelatedList {
  const parent = findObject(readApiName(call, 'parentObjectApiName'), services);
  readParentRecordType(parent, call);
  return findRelatedList(parent, readApiName(call, 'relatedListId'), services);
}

/** Related lists are the same whatever the parent's record type, but it must be one of its object. */
function readParentRecordType(parent: ObjectMetadata, call: Call): string | null {
  if (!call.parameters.has('recordTypeId')) return null;
  const type = findRecordType(parent, readRecordId(call, 'recordTypeId'));
  if (type === undefined) throw notFound();
  return type.id;
}

function readSelection(
  { object }: RelatedList,
  call: Call,
  services: Pick<Services, 'repository'>,
): RelatedListSelection {
  const fields = readFieldNames(call, 'fields');
  const names = { schema: services.repository.schema, object, lenient: false };
  addQualifiedNames(createSelection(), fields, names);
  return {
    fields,
    optionalFields: readFieldNames(call, 'optionalFields'),
    restrictColumnsToLayout: readFlag(call, 'restrictColumnsToLayout', true),
  };
}
