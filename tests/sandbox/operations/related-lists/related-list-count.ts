import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readList, readRecordId, readWhole } from '../../protocol/parameters.ts';
import { filterConditions } from '../../services/lists/list-query.ts';
import { describeRelatedReference } from '../../services/lists/related-list.ts';
import { findVisible, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { checkRelatedNames, findRelatedList } from './related-list.ts';

/** No related list shows more. */
const LONGEST_LIST = 1999;

/** GET how many records a related list holds. */
export const getRelatedListCount: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findVisible(readRecordId(call, 'parentRecordId'), call, services);
    const request = { parent, maxCount: readMaxCount(call), name: readApiName(call, 'relatedListId') };
    return taggedAnswer(countRecords(request, call, services), call.ifNoneMatch);
  },
};

/** GET the counts of several related lists of one record; each has its own status. */
export const getRelatedListsCount: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findVisible(readRecordId(call, 'parentRecordId'), call, services);
    const maxCount = readMaxCount(call);
    const names = checkRelatedNames(readList(call, 'relatedListNames'));
    return batchAnswer(names, (name) => countRecords({ parent, maxCount, name }, call, services));
  },
};

function readMaxCount(call: Call): number {
  const most = readWhole(call, 'maxCount', { min: 1, max: 999_999_999, fallback: LONGEST_LIST });
  return Math.min(most, LONGEST_LIST);
}

function countRecords(
  request: {
    readonly parent: ReturnType<typeof findVisible>;
    readonly maxCount: number;
    readonly name: string;
  },
  call: Call,
  services: Pick<Services, 'repository'>,
) {
  const { parent, maxCount } = request;
  const list = findRelatedList(parent.object, request.name, services);
  const conditions = filterConditions([{ field: list.relation.field, operator: 'equals', value: parent.id }]);
  // One record more than is counted tells whether there are more.
  const query = { conditions, orderBy: [], limit: maxCount + 1, offset: 0 };
  const found = services.repository.list(list.object, query, viewerOf(call)).length;
  const body = {
    count: Math.min(found, maxCount),
    hasMore: found > maxCount,
    listReference: describeRelatedReference(list, parent.id),
  };
  return { ...body, eTag: createTag(body) };
}
