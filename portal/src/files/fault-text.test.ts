import { describe, expect, it } from 'vitest';
import { faultText } from './fault-text.ts';

const page = {
  language: 'en',
  text: (key: string, values?: object) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
} as const;
const taken = { formats: ['pdf', 'jpg'], maxBytes: 10_485_760, texts: 'blocks.files' };
const accepts = 'files.accepts {"formats":"PDF, JPG","size":"10 MB"}';

describe('faultText', () => {
  it.each([
    ['tooLarge', `errors.fileTooLarge ${accepts}`],
    ['format', `errors.fileFormatInvalid ${accepts}`],
    ['empty', 'blocks.files.faults.empty'],
    ['wrongContent', 'blocks.files.faults.wrongContent'],
  ] as const)('%s', (fault, want) => expect(faultText(fault, taken, page)).toBe(want));
});
