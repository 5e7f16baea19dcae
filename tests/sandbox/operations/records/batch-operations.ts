import { constants } from '../../contract/constants.ts';
import type { components } from '../../generated/types/ui-api.gen.ts';
import { isRecordId, toId18 } from '../../metadata/record-id.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readFlag } from '../../protocol/parameters.ts';
import { Problem, notFound } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { createOne, deleteOne, representSaved, updateOne } from './record-changes.ts';

type Kind = 'CREATE' | 'UPDATE' | 'DELETE';

interface Write {
  readonly kind: Kind;
  readonly record: components['schemas']['RecordOperationRecord'];
}

interface WriteResult {
  readonly statusCode: number;
  readonly result: unknown;
}

const MOST_RECORDS = constants.batchOperations.records;
const ROLLED_BACK = [
  {
    errorCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
    message: 'The record was not saved, because another one of the batch was refused',
  },
];

/** POST creates, updates and deletes; each has its own status. */
export const executeBatchRecordOperations: Operation<'clock' | 'recentItems' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    readFlag(call, 'useDefaultRule', false);
    const { allOrNone = true, operations } = bodyOf(call, 'executeBatchRecordOperations');
    const writes = operations.flatMap(({ type, records }) => {
      const kind = readKind(type);
      return records.map((record) => checkWrite({ kind, record }));
    });
    if (writes.length === 0) throw new Problem(400, 'INVALID_INPUT', 'operations must not be empty');
    if (writes.length > MOST_RECORDS) {
      throw new Problem(400, 'INVALID_BATCH_REQUEST', `A batch takes at most ${MOST_RECORDS} records`);
    }
    const results = allOrNone
      ? writeAllOrNone(writes, call, services)
      : writes.map((write) => tryWrite(write, call, services));
    return { status: 200, body: { hasErrors: results.some(isFailure), results } };
  },
};

function readKind(type: string): Kind {
  const kind = type.toUpperCase();
  if (kind === 'CREATE' || kind === 'UPDATE' || kind === 'DELETE') return kind;
  throw new Problem(400, 'INVALID_INPUT', 'Each operation needs a type and records');
}

/** Checks a write; an error that no record can mend makes the whole batch wrong. */
function checkWrite(write: Write): Write {
  const { kind, record } = write;
  const hasId = (record.fields['Id'] ?? null) !== null;
  if (kind === 'CREATE' && hasId) throw wrongBatch('A record to create must not have an Id');
  if (kind === 'CREATE' && record.apiName === undefined)
    throw wrongBatch('A record to create needs an apiName');
  if (kind !== 'CREATE' && !hasId) throw wrongBatch('A record to update or delete needs an Id');
  return write;
}

/** Every write is tried, so that one answer tells all that is wrong; then all are undone. */
function writeAllOrNone(
  writes: readonly Write[],
  call: Call,
  services: Pick<Services, 'clock' | 'recentItems' | 'repository'>,
): readonly WriteResult[] {
  let results: readonly WriteResult[] = [];
  try {
    services.repository.transaction(() => {
      results = writes.map((write) => tryWrite(write, call, services));
      if (results.some(isFailure)) throw new RolledBack();
    });
    return results;
  } catch (cause) {
    if (!(cause instanceof RolledBack)) throw cause;
    return results.map((result) => (isFailure(result) ? result : { statusCode: 400, result: ROLLED_BACK }));
  }
}

class RolledBack extends Error {}

function isFailure(result: WriteResult): boolean {
  return result.statusCode >= 400;
}

function tryWrite(
  write: Write,
  call: Call,
  services: Pick<Services, 'clock' | 'recentItems' | 'repository'>,
): WriteResult {
  try {
    return runWrite(write, call, services);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    return { statusCode: cause.status, result: errorsOf(cause) };
  }
}

function runWrite(
  { kind, record }: Write,
  call: Call,
  services: Pick<Services, 'clock' | 'recentItems' | 'repository'>,
): WriteResult {
  const { apiName, fields } = record;
  switch (kind) {
    case 'CREATE': {
      const saved = createOne({ apiName: apiName ?? '', fields }, call, services);
      return { statusCode: 201, result: representSaved({ ...saved, includesFields: true }, call, services) };
    }
    case 'UPDATE': {
      const { Id, ...others } = fields;
      const saved = updateOne({ id: readId(Id), apiName, fields: others }, call, services);
      return { statusCode: 200, result: representSaved({ ...saved, includesFields: true }, call, services) };
    }
    case 'DELETE':
      deleteOne(readId(fields['Id']), call, services);
      return { statusCode: 204, result: null };
  }
}

function readId(value: unknown): string {
  if (typeof value !== 'string' || !isRecordId(value)) throw notFound();
  return toId18(value);
}

/** One entry for each field that was refused, as in answers to reads. */
function errorsOf(problem: Problem): readonly object[] {
  const { errors = [], fieldErrors = {} } = problem.details.output ?? {};
  const all = [...errors, ...Object.values(fieldErrors).flat()];
  if (all.length === 0) return [{ errorCode: problem.code, message: problem.message }];
  return all.map(({ errorCode, message }) => ({ errorCode, message }));
}

function wrongBatch(message: string): Problem {
  return new Problem(400, 'INVALID_BATCH_REQUEST', message);
}
