import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readList, readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { describeColumnPreferences, describeOrder } from '../../services/lists/list-info.ts';
import { preferencesId, relatedListOrder } from '../../services/lists/related-list.ts';
import type { RelatedList } from '../../services/lists/related-list.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readPreferences } from '../lists/list-preferences.ts';
import type { Operation } from '../operation.ts';
import { findByPreferencesId, readRelatedPreferences } from './related-list.ts';

const MOST_IN_BATCH = 100;

/** GET how the user wants a related list. */
export const getRelatedListPreferences: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const list = findByPreferencesId(readText(call, 'preferencesId'), services);
    return taggedAnswer(describePreferences(list, call, services), call.ifNoneMatch);
  },
};

/** GET how the user wants several related lists; each has its own status. */
export const getRelatedListPreferencesBatch: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const ids = readList(call, 'preferencesIds');
    if (ids.length === 0 || ids.length > MOST_IN_BATCH) {
      throw illegalParameter(`preferencesIds takes 1 to ${MOST_IN_BATCH} ids`);
    }
    return batchAnswer(ids, (id) => describePreferences(findByPreferencesId(id, services), call, services));
  },
};

/** PATCH how the user wants a related list; other users keep theirs. */
export const updateRelatedListPreferences: Operation<'listPreferences' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const list = findByPreferencesId(readText(call, 'preferencesId'), services);
    const change = readPreferences(list.object, bodyOf(call, 'updateListPreferences'));
    services.listPreferences.save(viewerOf(call).userId, preferencesId(list), change);
    return taggedAnswer(describePreferences(list, call, services), null);
  },
};

function describePreferences(list: RelatedList, call: Call, services: Pick<Services, 'listPreferences'>) {
  const preferences = readRelatedPreferences(list, call, services);
  const body = {
    ...describeColumnPreferences(list.object.layouts.Compact, preferences),
    orderedBy: describeOrder(list.object, relatedListOrder(preferences)),
    preferencesId: preferencesId(list),
  };
  return { ...body, eTag: createTag(body) };
}
