import type { Row } from '../../database/statements.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { askedAddress } from '../../protocol/asked-address.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readList, readRecordIds } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { createActionFilter, isWanted, readActionQuery } from '../../services/actions/action-filter.ts';
import type { ActionFilter } from '../../services/actions/action-filter.ts';
import { describeButton, describeQuickAction } from '../../services/actions/platform-action.ts';
import type { ActionPlace, PlatformAction, StandardButton } from '../../services/actions/platform-action.ts';
import { offeredActions } from '../../services/actions/quick-actions.ts';
import { findObject, findVisible, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** Most records or objects that one call asks about. */
export const MOST_TARGETS = 200;

/** GET the actions that are offered everywhere. */
export const getGlobalActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const place = { context: 'Global', source: 'Global' } as const;
    return answerActions(call, [{ key: 'Global', actions: quickActions(services, 'Global', place) }], filter);
  },
};

/** GET the actions that a lookup of some objects offers. */
export const getLookupActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const targets = readObjects(call, services).map((object) => {
      const place = { context: 'Lookup', source: object.name } as const;
      return { key: object.name, actions: buttons(isCreateable(object) ? ['New'] : [], object, place) };
    });
    return answerActions(call, targets, filter);
  },
};

/** GET the actions that the form of a new record offers. */
export const getObjectCreateActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const object = findObject(readApiName(call, 'objectApiName'), services);
    const place = { context: 'RecordEdit', source: object.name } as const;
    const names = isCreateable(object) ? (['SaveEdit', 'SaveAndNew', 'CancelEdit'] as const) : [];
    return answerActions(call, [{ key: object.name, actions: buttons(names, object, place) }], filter);
  },
};

/** GET the actions that records offer. */
export const getRecordActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const targets = readRecordIds(call, 'recordIds', MOST_TARGETS).map((recordId) => {
      const { object, row, id } = findVisible(recordId, call, services);
      const place = { context: 'Record', source: object.name } as const;
      const everywhere = filter.includesGlobal ? quickActions(services, 'Global', place) : [];
      const own = quickActions(services, object.name, place);
      return { key: id, actions: [...own, ...everywhere, ...rowButtons(call, { object, row }, place)] };
    });
    return answerActions(call, targets, filter);
  },
};

/** GET the actions that the form of records offers. */
export const getRecordEditActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const targets = readRecordIds(call, 'recordIds', MOST_TARGETS).map((recordId) => {
      const { object, id } = findVisible(recordId, call, services);
      const place = { context: 'RecordEdit', source: object.name } as const;
      const names = isUpdateable(object) ? (['SaveEdit', 'CancelEdit'] as const) : [];
      return { key: id, actions: buttons(names, object, place) };
    });
    return answerActions(call, targets, filter);
  },
};

/** Actions of one record, object or list. */
interface ActionTarget {
  readonly key: string;
  readonly actions: readonly PlatformAction[];
}

/** Actions by what they act on, as far as they are wanted. */
export function describeActions(call: Call, targets: readonly ActionTarget[], filter: ActionFilter) {
  const entries = targets.map(({ key, actions }) => {
    const wanted = actions.filter((action) => isWanted(filter, action));
    return [key, { actions: wanted, links: [], url: askedAddress(call) }] as const;
  });
  const body = { actions: Object.fromEntries(entries), url: askedAddress(call) };
  return { ...body, eTag: createTag(body) };
}

/** The buttons of one record: customers change what they may change, and withdraw what they wrote. */
export function rowButtons(
  call: Call,
  record: { readonly object: ObjectMetadata; readonly row: Row },
  place: ActionPlace,
): readonly PlatformAction[] {
  const { object, row } = record;
  const isOwn = row['CreatedById'] === viewerOf(call).userId;
  const edit = isUpdateable(object) ? (['Edit'] as const) : [];
  const remove = object.customer.remove && isOwn ? (['Delete'] as const) : [];
  return buttons([...edit, ...remove], object, place);
}

/** Standard buttons of an object. */
export function buttons(
  names: readonly StandardButton[],
  object: ObjectMetadata,
  place: ActionPlace,
): readonly PlatformAction[] {
  return names.map((name) => describeButton(name, object, place));
}

/** Returns true when customers create records of an object. */
export function isCreateable(object: ObjectMetadata): boolean {
  return object.customer.create.length > 0;
}

function isUpdateable(object: ObjectMetadata): boolean {
  return object.customer.update.length > 0;
}

function quickActions(
  services: Pick<Services, 'repository'>,
  source: string,
  place: ActionPlace,
): readonly PlatformAction[] {
  const offered = offeredActions(services.repository.schema).filter(({ action }) => action.source === source);
  return offered.map((each) => describeQuickAction(each, place));
}

/** The objects that a path names. */
export function readObjects(call: Call, services: Pick<Services, 'repository'>): readonly ObjectMetadata[] {
  const names = readList(call, 'objectApiNames');
  if (names.length === 0 || names.length > MOST_TARGETS) {
    throw illegalParameter(`objectApiNames takes 1 to ${MOST_TARGETS} names of objects`);
  }
  return names.map((name) => findObject(name, services));
}

/** Answers the wanted actions of some targets. */
export function answerActions(call: Call, targets: readonly ActionTarget[], filter: ActionFilter): Answer {
  return taggedAnswer(describeActions(call, targets, filter), call.ifNoneMatch);
}
