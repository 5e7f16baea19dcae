import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS } from './document-types.ts';
import { fitsFormat, formatOf } from './file-format.ts';

/** Files that the portal's own check is held to as well, so that both judge alike. */
interface Sample {
  readonly file: string;
  readonly is: string;
  readonly hex: string;
  readonly fits: boolean;
}

const path = new URL('../../../fixtures/file-beginnings.json', import.meta.url);
// The file is written by hand in this form.
const samples = JSON.parse(readFileSync(path, 'utf8')) as readonly Sample[];

describe('the beginning of a file', () => {
  it.each(samples)('of $file: $is, fits: $fits', ({ file, hex, fits }) => {
    expect(fitsFormat(formatOf(file), hex)).toBe(fits);
  });

  it('is known of every format', () => {
    const known = samples.filter(({ fits }) => fits).map(({ file }) => formatOf(file));
    expect(ALL_FORMATS.filter((format) => !known.includes(format))).toEqual([]);
  });

  it('fits no format that nobody knows', () => expect(fitsFormat('exe', '4d5a')).toBe(false));
});
