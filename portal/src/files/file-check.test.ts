import { describe, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';

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
