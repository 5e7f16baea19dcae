import { describeColumnPreferences, describeOrder } from '../../services/lists/list-info.ts';
import { preferencesId, relatedListOrder } from '../../services/lists/related-list.ts';
import type { RelatedList } from '../../services/lists/related-list.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { readList, readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { batchAnswer } from '../batch.ts';
import { bodyOf } from '../body.ts';
import { viewerOf } from '../context.ts';
import { readPreferences } from '../lists/list-preferences.ts';
import { findByPreferencesId, readRelatedPreferences } from './related-list.ts';

const MOST_IN_BATCH = 100;

/** GET how the user wants a related list. */
export const getRelatedListPreferences: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const list = findByPreferencesId(readText(call, 'preferencesId'), world);
    return taggedAnswer(describe(list, call, world), call.ifNoneMatch);
  },
};

/** GET how the user wants several related lists; each has its own status. */
export const getRelatedListPreferencesBatch: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const ids = readList(call, 'preferencesIds');
    if (ids.length === 0 || ids.length > MOST_IN_BATCH) {
      throw illegalParameter(`preferencesIds takes 1 to ${MOST_IN_BATCH} ids`);
    }
    return batchAnswer(ids, (id) => describe(findByPreferencesId(id, world), call, world));
  },
};

/** PATCH how the user wants a related list; other users keep theirs. */
export const updateRelatedListPreferences: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const list = findByPreferencesId(readText(call, 'preferencesId'), world);
    const change = readPreferences(list.object, bodyOf(call, 'updateListPreferences'));
    world.listPreferences.save(viewerOf(call).userId, preferencesId(list), change);
    return taggedAnswer(describe(list, call, world), null);
  },
};

function describe(list: RelatedList, call: Call, world: World) {
  const preferences = readRelatedPreferences(list, call, world);
  const body = {
    ...describeColumnPreferences(list.object.layouts.Compact, preferences),
    orderedBy: describeOrder(list.object, relatedListOrder(preferences)),
    preferencesId: preferencesId(list),
  };
  return { ...body, eTag: createTag(body) };
}
