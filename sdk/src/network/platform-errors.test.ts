import { describe, expect, it } from 'vitest';
import { platformErrors } from './platform-errors.ts';

const ofField = {
  constituentField: null,
  errorCode: 'INVALID',
  field: 'Email',
  fieldLabel: 'Mail',
  message: 'Bad',
};

describe('platformErrors', () => {
  it.each([
    [
      'the list of reads',
      [{ message: 'No', errorCode: 'NOT_FOUND' }],
      [{ message: 'No', errorCode: 'NOT_FOUND' }],
    ],
    [
      'what the org tells beside it',
      [{ message: 'No', errorCode: 'REFUSED', declineReason: 'cardExpired', triesLeft: 2, other: 1 }],
      [{ message: 'No', errorCode: 'REFUSED', declineReason: 'cardExpired', triesLeft: 2 }],
    ],
    [
      'the object of writes',
      {
        message: 'Cannot save',
        enhancedErrorType: 'RecordError',
        output: {
          errors: [{ message: 'Locked', errorCode: 'LOCKED', field: null }],
          fieldErrors: { Email: [ofField], Phone: [{ message: 'Short', errorCode: 'LENGTH' }] },
        },
      },
      [
        { message: 'Locked', errorCode: 'LOCKED' },
        { message: 'Bad', errorCode: 'INVALID', field: 'Email' },
        { message: 'Short', errorCode: 'LENGTH', field: 'Phone' },
      ],
    ],
    [
      'a write without output',
      { message: 'Cannot save', enhancedErrorType: 'RecordError', output: { errors: [], fieldErrors: {} } },
      [{ message: 'Cannot save', errorCode: 'RecordError' }],
    ],
    [
      'a write without a type',
      { message: 'No', enhancedErrorType: null },
      [{ message: 'No', errorCode: 'UNKNOWN' }],
    ],
    ['entries that are none', [null, 'x', { errorCode: 'A' }], []],
    ['text', '<html>', []],
    ['nothing', undefined, []],
  ])('flattens %s', (_name, body, errors) => {
    expect(platformErrors(body)).toEqual(errors);
  });
});
