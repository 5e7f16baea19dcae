import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFile, fileErrorText } from './file-check.ts';

const limits = { formats: ['pdf', 'jpg', 'tiff', 'csv', 'xyz'], maxBytes: 20, longestName: 12 };
const file = (name: string, content: BlobPart) => new File([content], name);
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

describe('checkFile', () => {
  it.each([
    ['a fine file', file('a.pdf', '%PDF-1.7'), undefined],
    ['an ending in capitals', file('a.JPG', jpg), undefined],
    ['one of two beginnings', file('a.tiff', new Uint8Array([0x4d, 0x4d, 0, 0x2a])), undefined],
    ['text as csv', file('a.csv', 'a,b'), undefined],
    ['a format that only the org knows', file('a.xyz', 'anything'), undefined],
    ['another ending', file('a.exe', '%PDF-1.7'), 'format'],
    ['no ending', file('pdf', '%PDF-1.7'), 'format'],
    ['a picture that says it is a pdf', file('a.pdf', jpg), 'wrongContent'],
    ['bytes as csv', file('a.csv', new Uint8Array([65, 0])), 'wrongContent'],
    ['fewer bytes than a beginning', file('a.pdf', '%P'), 'wrongContent'],
    ['nothing', file('a.pdf', ''), 'empty'],
    ['just small enough', file('a.pdf', '%PDF'.padEnd(20)), undefined],
    ['too much', file('a.pdf', '%PDF'.padEnd(21)), 'tooLarge'],
    ['a name as long as allowed', file('12345678.pdf', '%PDF'), undefined],
    ['too long a name', file('123456789.pdf', '%PDF'), 'nameTooLong'],
  ])('%s', async (_, given, want) => expect(await checkFile(given, limits)).toBe(want));
});

describe('the content of a file', () => {
  const path = new URL('../../../tests/fixtures/file-beginnings.json', import.meta.url);
  // The org judges the same files, which are written by hand in this form.
  const samples = JSON.parse(readFileSync(path, 'utf8')) as readonly {
    readonly file: string;
    readonly is: string;
    readonly hex: string;
    readonly fits: boolean;
  }[];
  const formats = ['png', 'pdf', 'jpg', 'doc', 'docx', 'jpeg', 'gif', 'tiff', 'csv'];

  it.each(samples)('of $file: $is, fits: $fits', async ({ file: name, hex, fits }) => {
    const given = file(name, Buffer.from(hex, 'hex'));
    const want = fits ? undefined : 'wrongContent';
    expect(await checkFile(given, { formats, maxBytes: 100, longestName: 20 })).toBe(want);
  });
});

const page = {
  language: 'en',
  text: (key: string, values?: object) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
} as const;
const taken = { formats: ['pdf', 'jpg'], maxBytes: 10_485_760, texts: 'blocks.files' };
const accepts = 'files.accepts {"formats":"PDF, JPG","size":"10 MB"}';

describe('fileErrorText', () => {
  it.each([
    ['tooLarge', `errors.fileTooLarge ${accepts}`],
    ['format', `errors.fileFormatInvalid ${accepts}`],
    ['empty', 'blocks.files.errors.empty'],
    ['wrongContent', 'blocks.files.errors.wrongContent'],
  ] as const)('%s', (code, want) => expect(fileErrorText(code, taken, page)).toBe(want));
});
