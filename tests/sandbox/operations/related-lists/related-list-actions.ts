import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readRecordIds } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { createActionFilter, readActionQuery } from '../../services/actions/action-filter.ts';
import type { ActionQuery } from '../../services/actions/action-filter.ts';
import { findVisible } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { buttons, describeActions, isCreateable, rowButtons } from '../actions/action-lists.ts';
import type { Operation } from '../operation.ts';

/** Most records that one call asks about. */
const MOST_RECORDS = 200;

/** POST for the actions of one related list. */
export const getRelatedListActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const list = { name: readApiName(call, 'relatedListId'), query: bodyOf(call, 'getRelatedListActions') };
    return { status: 200, body: describeListActions(call, services, list) };
  },
};

/** POST for the actions of several related lists; each has its own status. */
export const getRelatedListsActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { relatedListsActionParameters: lists } = bodyOf(call, 'getRelatedListsActions');
    // Records that the customer may not see fail the whole call, as their id stands in its address.
    for (const id of readRecordIds(call, 'recordIds', MOST_RECORDS)) findVisible(id, call, services);
    return batchAnswer(
      lists.map((_, index) => String(index)),
      (index) => {
        const { relatedListId: name, ...query } = lists[Number(index)] ?? { relatedListId: '' };
        return describeListActions(call, services, { name, query });
      },
    );
  },
};

/** GET the actions that the rows of a related list offer. */
export const getRelatedListRecordActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const rows = readRecordIds(call, 'relatedListRecordIds', MOST_RECORDS).map((id) =>
      findVisible(id, call, services),
    );
    const parents = readRecordIds(call, 'recordIds', MOST_RECORDS).map((id) =>
      findVisible(id, call, services),
    );
    const isChild = (row: (typeof rows)[number], parent: (typeof parents)[number]): boolean =>
      parent.object.children.some(
        (relation) => relation.object === row.object.name && row.row[relation.field] === parent.id,
      );
    if (!rows.every((row) => parents.some((parent) => isChild(row, parent)))) throw notFound();
    const targets = parents.map((parent) => ({
      key: parent.id,
      actions: rows
        .filter((row) => isChild(row, parent))
        .flatMap((row) => {
          const related = { relatedObject: row.object.name, relatedRecordId: row.id };
          const place = { context: 'RelatedListRecord', source: parent.object.name, ...related } as const;
          return rowButtons(call, row, place);
        }),
    }));
    return taggedAnswer(describeActions(call, targets, filter), call.ifNoneMatch);
  },
};

function describeListActions(
  call: Call,
  services: Pick<Services, 'repository'>,
  list: { readonly name: string; readonly query: ActionQuery },
) {
  const filter = createActionFilter(list.query);
  const targets = readRecordIds(call, 'recordIds', MOST_RECORDS).map((recordId) => {
    const parent = findVisible(recordId, call, services);
    const child = findChild(parent.object, list.name, services);
    const place = { context: 'RelatedList', source: parent.object.name, relatedObject: child.name } as const;
    return { key: parent.id, actions: buttons(isCreateable(child) ? ['New'] : [], child, place) };
  });
  return describeActions(call, targets, filter);
}

function findChild(
  parent: ObjectMetadata,
  name: string,
  services: Pick<Services, 'repository'>,
): ObjectMetadata {
  const relation = parent.children.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const child = relation && findShownObject(services.repository.schema, relation.object);
  if (child === undefined) throw notFound();
  return child;
}
