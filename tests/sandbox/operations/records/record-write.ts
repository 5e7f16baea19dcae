import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readFlag, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { createOne, deleteOne, representSaved, updateOne } from './record-changes.ts';
import type { SavedRecord } from './record-changes.ts';

/** POST a new record. */
export const createRecord: Operation<'clock' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    readWriteFlags(call);
    const includesFields = readFlag(call, 'includeFieldsInBody', true);
    const saved = createOne(bodyOf(call, 'createRecord'), call, services);
    return savedAnswer({ ...saved, status: 201, includesFields }, call, services);
  },
};

/** PATCH one record. */
export const updateRecord: Operation<'clock' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    readWriteFlags(call);
    const unmodifiedSince = readUnmodifiedSince(call);
    const id = readRecordId(call, 'recordId');
    const { apiName, fields } = bodyOf(call, 'updateRecord');
    const saved = updateOne({ id, apiName, fields, unmodifiedSince }, call, services);
    return savedAnswer({ ...saved, status: 200, includesFields: true }, call, services);
  },
};

/** DELETE one record. */
export const deleteRecord: Operation<'clock' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    deleteOne(readRecordId(call, 'recordId'), call, services);
    return { status: 204 };
  },
};

function savedAnswer(
  saved: SavedRecord & { readonly status: number; readonly includesFields: boolean },
  call: Call,
  services: Pick<Services, 'repository'>,
): Answer {
  const body = representSaved(saved, call, services);
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
