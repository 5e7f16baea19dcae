import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFile } from './file-check.ts';

const numRuns = process.env['TEST_DEPTH'] === 'deep' ? 10_000 : 500;
const limits = {
  formats: ['png', 'pdf', 'jpg', 'doc', 'docx', 'jpeg', 'gif', 'tiff', 'csv'],
  maxBytes: 26_214_400,
  longestName: 100,
};
const path = new URL('../../../tests/fixtures/file-beginnings.json', import.meta.url);
// Written by hand in this form.
const samples = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly hex: string }[];

/** The beginning of a known format, or nothing, and then whatever may follow. */
const bytes = fc
  .tuple(fc.constantFrom('', ...samples.map(({ hex }) => hex)), fc.uint8Array({ maxLength: 600 }))
  .map(([hex, rest]) => Buffer.concat([Buffer.from(hex, 'hex'), rest]));
const name = fc
  .tuple(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(...limits.formats, 'exe', 'PDF', '\0png', ''),
  )
  .map(([stem, ending]) => `${stem}.${ending}`);

/** A file that says how far anybody reads it. */
function watchedFile(fileName: string, content: Buffer<ArrayBuffer>, claimed: number) {
  const blob = new Blob([content]);
  let read = 0;
  const slice = (start = 0, end = claimed): Blob => {
    read = Math.max(read, end);
    return blob.slice(start, end);
  };
  return { file: { name: fileName, size: claimed, slice }, read: () => read };
}

it('files with hostile bytes, names and sizes are judged by their first bytes alone', async () => {
  const sizes = fc.constantFrom(0, 1, limits.maxBytes, limits.maxBytes + 1, Number.MAX_SAFE_INTEGER);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(name, bytes, sizes, async (...[fileName, content, size]) => {
      const { file, read } = watchedFile(fileName, content, size);
      const error = await checkFile(file, limits);
      expect(read()).toBeLessThanOrEqual(512);
      if (error !== undefined) return;
      taken += 1;
      expect(size > 0 && size <= limits.maxBytes && fileName.length <= limits.longestName).toBe(true);
    }),
    { numRuns },
  );
  expect(taken).toBeGreaterThan(0);
});
