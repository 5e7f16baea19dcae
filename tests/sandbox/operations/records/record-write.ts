import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { readFlag, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { bodyOf } from '../body.ts';
import { createOne, deleteOne, representSaved, updateOne } from './record-changes.ts';
import type { SavedRecord } from './record-changes.ts';

/** POST a new record. */
export const createRecord: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    readWriteFlags(call);
    const includesFields = readFlag(call, 'includeFieldsInBody', true);
    const saved = createOne(bodyOf(call, 'createRecord'), call, world);
    return savedAnswer({ ...saved, status: 201, includesFields }, call, world);
  },
};

/** PATCH one record. */
export const updateRecord: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    readWriteFlags(call);
    const unmodifiedSince = readUnmodifiedSince(call);
    const id = readRecordId(call, 'recordId');
    const { apiName, fields } = bodyOf(call, 'updateRecord');
    const saved = updateOne({ id, apiName, fields, unmodifiedSince }, call, world);
    return savedAnswer({ ...saved, status: 200, includesFields: true }, call, world);
  },
};

/** DELETE one record. */
export const deleteRecord: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    deleteOne(readRecordId(call, 'recordId'), call, world);
    return { status: 204 };
  },
};

function savedAnswer(
  saved: SavedRecord & { readonly status: number; readonly includesFields: boolean },
  call: Call,
  world: World,
): Answer {
  const body = representSaved(saved, call, world);
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
