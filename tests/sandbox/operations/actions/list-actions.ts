import type { ObjectMetadata } from '../../metadata/types.ts';
import type { Answer } from '../../protocol/answer.ts';
import { readRecordIds } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { createActionFilter, readActionQuery } from '../../services/actions/action-filter.ts';
import { findVisible, viewerOf } from '../../services/records/visible-records.ts';
import type { Operation } from '../operation.ts';
import {
  MOST_TARGETS,
  answerActions,
  buttons,
  isCreateable,
  readObjects,
  rowButtons,
} from './action-lists.ts';

/** GET the actions in the headers of list views. */
export const getListViewActions: Operation<'listViews' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const targets = readRecordIds(call, 'listViewIds', MOST_TARGETS).map((id) => {
      const view = services.listViews.findById(id, viewerOf(call));
      if (view === undefined) throw notFound();
      const place = { context: 'ListView', source: id } as const;
      return { key: id, actions: buttons(headerButtons(view.object), view.object, place) };
    });
    return answerActions(call, targets, filter);
  },
};

/** GET the actions that records offer in a list view. */
export const getListViewRecordActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const targets = readRecordIds(call, 'recordIds', MOST_TARGETS).map((recordId) => {
      const { object, row, id } = findVisible(recordId, call, services);
      const place = { context: 'ListViewRecord', source: object.name } as const;
      return { key: id, actions: rowButtons(call, { object, row }, place) };
    });
    return answerActions(call, targets, filter);
  },
};

/** GET the actions in the headers of the lists of recently used records. */
export const getMruListActions: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const filter = createActionFilter(readActionQuery(call));
    const targets = readObjects(call, services).map((object) => {
      const place = { context: 'MruList', source: object.name } as const;
      return { key: object.name, actions: buttons(headerButtons(object), object, place) };
    });
    return answerActions(call, targets, filter);
  },
};

function headerButtons(object: ObjectMetadata): readonly ['New'] | readonly [] {
  return isCreateable(object) ? ['New'] : [];
}
