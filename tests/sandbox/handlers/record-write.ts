import type { FieldValues } from '../database/repository.ts';
import type { Row } from '../database/statements.ts';
import type { ObjectMetadata } from '../metadata/types.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call, Handler, World } from '../protocol/call.ts';
import { readFlag, readRecordId } from '../protocol/parameters.ts';
import { Problem, illegalParameter, insufficientAccess } from '../protocol/problem.ts';
import { createRow, updateRow } from '../records/record-save.ts';
import { representRecord, selectEverything } from '../records/representation.ts';
import { createSelection } from '../records/selection.ts';
import { bodyOf } from './body.ts';
import { findObject, findVisible, representationContext, viewerOf } from './context.ts';

/** POST a new record. */
export const createRecord: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    readWriteFlags(call);
    const includesFields = readFlag(call, 'includeFieldsInBody', true);
    const { apiName, fields } = bodyOf(call, 'createRecord');
    const object = findObject(apiName, world);
    const id = createRow(world, { object, sent: fields, viewer: viewerOf(call) });
    return savedAnswer({ status: 201, object, id, includesFields }, call, world);
  },
};

/** PATCH one record. */
export const updateRecord: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    readWriteFlags(call);
    const since = readUnmodifiedSince(call);
    const { object, row, id } = findVisible(readRecordId(call, 'recordId'), call, world);
    const { apiName, fields } = bodyOf(call, 'updateRecord');
    if (apiName !== undefined && apiName.toLowerCase() !== object.name.toLowerCase()) {
      throw new Problem(400, 'INVALID_TYPE', 'apiName names another object than the record is of');
    }
    if (object.customer.update.length === 0) throw insufficientAccess();
    refuseStale(row, since);
    updateRow(world, { object, row, sent: withoutOwnId(fields, id), viewer: viewerOf(call) });
    return savedAnswer({ status: 200, object, id, includesFields: true }, call, world);
  },
};

/** DELETE one record. Customers withdraw what they have written themselves, nothing else. */
export const deleteRecord: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { object, row, id } = findVisible(readRecordId(call, 'recordId'), call, world);
    const { userId } = viewerOf(call);
    if (!object.customer.remove || row['CreatedById'] !== userId) throw insufficientAccess();
    world.repository.transaction(() =>
      world.repository.remove(object, id, { userId, now: world.clock.now() }),
    );
    return { status: 204 };
  },
};

interface SavedRecord {
  readonly status: number;
  readonly object: ObjectMetadata;
  readonly id: string;
  readonly includesFields: boolean;
}

function savedAnswer(saved: SavedRecord, call: Call, world: World): Answer {
  const { object, row } = findVisible(saved.id, call, world);
  const selection = saved.includesFields ? selectEverything(object) : createSelection();
  const body = representRecord(representationContext(call, world), { object, row }, selection);
  return { status: saved.status, body, headers: { ETag: `"${body.eTag}"` } };
}

function readWriteFlags(call: Call): void {
  for (const name of ['handleOwnerChange', 'triggerOtherEmail', 'triggerUserEmail', 'useDefaultRule']) {
    readFlag(call, name, false);
  }
}

function readUnmodifiedSince(call: Call): number | undefined {
  const header = call.parameters.get('If-Unmodified-Since');
  if (header === undefined) return undefined;
  const time = Date.parse(header);
  // To ignore a guard that cannot be read would overwrite what it was meant to protect.
  if (Number.isNaN(time)) throw illegalParameter('Value for If-Unmodified-Since must be an HTTP date');
  return time;
}

/** HTTP dates have whole seconds, so the record's time is cut to them before it is compared. */
function refuseStale(row: Row, since: number | undefined): void {
  if (since === undefined) return;
  const changed = Math.floor(Date.parse(String(row['LastModifiedDate'])) / 1000);
  if (changed <= Math.floor(since / 1000)) return;
  const message = 'The record was modified after the time given in If-Unmodified-Since';
  throw new Problem(412, 'ITEM_CHANGED', { message, output: { errors: [], fieldErrors: {} } });
}

function withoutOwnId(fields: FieldValues, id: string): FieldValues {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.filter(([name, value]) => name !== 'Id' || (value !== id && value !== id.slice(0, 15))),
  );
}
