import { describe, expect, expectTypeOf, test } from 'vitest';
import { SdkError } from '../core/errors.ts';
import type { getRecord } from '../generated/operations/ui-api-records.gen.ts';
import {
  updateRecord,
  type UpdateRecordErrorCode,
} from '../generated/operations/ui-api-record-changes-writes.gen.ts';
import { isErrorOf, type ErrorCodeOf } from './operation-error.ts';

const refused = (operation?: string) => new SdkError('HTTP', 'Refused', { operation, status: 409 });

describe('isErrorOf', () => {
  test.each([
    { given: refused('updateRecord'), want: true },
    { given: refused('getRecord'), want: false },
    { given: refused(), want: false },
    { given: new Error('updateRecord'), want: false },
    { given: undefined, want: false },
  ])('$given of updateRecord: $want', ({ given, want }) => {
    expect(isErrorOf(updateRecord, given)).toBe(want);
  });

  test('the codes are those of the operation, and any other', () => {
    const cause: unknown = refused('updateRecord');
    if (!isErrorOf(updateRecord, cause) || cause.code !== 'HTTP') throw new Error('Not of updateRecord');
    expect(cause.status).toBe(409);
    for (const { errorCode } of cause.errors) expectTypeOf(errorCode).toEqualTypeOf<UpdateRecordErrorCode>();
    const later: ErrorCodeOf<typeof getRecord> = 'A_LATER_CODE';
    expect(later).toBe('A_LATER_CODE');
  });
});
