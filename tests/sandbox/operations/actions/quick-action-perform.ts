import type { FieldValues } from '../../database/repository.ts';
import { isRecordId, toId18 } from '../../metadata/record-id.ts';
import { createTag } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { invalidBody, Problem } from '../../protocol/problem.ts';
import type { OfferedAction } from '../../services/actions/quick-actions.ts';
import { createRow, updateRow } from '../../services/records/record-save.ts';
import { findVisible, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { actsOn, linkField, readAction } from './quick-actions.ts';
import type { ActionRecord } from './quick-actions.ts';

/** POST to perform an action that creates a record. */
export const performQuickAction: Operation<'clock' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { offered, context, fields } = readPerformance(call, services, 'Create');
    const { target, action } = offered;
    const link = context === undefined ? undefined : linkField(offered, context.object);
    // The link comes last: what the action acts on is told by its context, not by its form.
    const linked = context === undefined || link === undefined ? {} : { [link]: context.id };
    const sent = { ...action.presets, ...fields, ...linked };
    const id = createRow(services, { object: target, sent, viewer: viewerOf(call) });
    return performedAnswer(201, { offered, contextId: context?.id ?? null, id });
  },
};

/** PATCH to perform an action that changes the record it acts on. */
export const performUpdateRecordQuickAction: Operation<'clock' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { offered, context, fields } = readPerformance(call, services, 'Update');
    if (context === undefined) throw invalidBody(`${offered.action.name} needs the record that it acts on`);
    const { object, row, id } = context;
    updateRow(services, { object, row, sent: fields, viewer: viewerOf(call) });
    return performedAnswer(200, { offered, contextId: id, id });
  },
};

interface Performance {
  readonly offered: OfferedAction;
  readonly context: ActionRecord | undefined;
  readonly fields: FieldValues;
}

function readPerformance(
  call: Call,
  services: Pick<Services, 'repository'>,
  kind: 'Create' | 'Update',
): Performance {
  const offered = readAction(call, services);
  const { action, target } = offered;
  const { apiName, contextId, fields = {} } = bodyOf(call, 'performQuickAction');
  if (action.kind !== kind) {
    throw invalidBody(`${action.name} ${action.kind === 'Create' ? 'creates a record' : 'changes a record'}`);
  }
  if (apiName !== undefined && apiName.toLowerCase() !== target.name.toLowerCase()) {
    throw new Problem(400, 'INVALID_TYPE', 'apiName names another object than the action is for');
  }
  const context = contextId === undefined ? undefined : readContext(contextId, call, services);
  if (context === undefined && action.source !== 'Global') {
    throw invalidBody(`${action.name} needs the record that it acts on`);
  }
  if (context !== undefined && !actsOn(offered, context.object)) {
    throw invalidBody(`${action.name} does not act on records of ${context.object.name}`);
  }
  return { offered, context, fields };
}

function readContext(contextId: string, call: Call, services: Pick<Services, 'repository'>): ActionRecord {
  if (!isRecordId(contextId)) throw invalidBody('contextId is not a record id');
  return findVisible(toId18(contextId), call, services);
}

function performedAnswer(
  status: number,
  done: { readonly offered: OfferedAction; readonly contextId: string | null; readonly id: string },
): Answer {
  const { action } = done.offered;
  const body = {
    contextId: done.contextId,
    feedItemId: null,
    id: done.id,
    isCreated: action.kind === 'Create',
    isSuccess: true,
    successMessage: action.success,
  };
  return { status, body: { ...body, eTag: createTag(body) } };
}
