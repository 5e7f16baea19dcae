import { formatOf } from './file-format.ts';

/** What may be wrong with a file before it is sent. */
export type FileFault = 'tooLarge' | 'format' | 'wrongContent' | 'empty' | 'nameTooLong';

/** What a file must keep. */
export interface FileLimits {
  /** Endings without a dot. */
  readonly formats: readonly string[];
  readonly maxBytes: number;
  readonly longestName: number;
}

/** The first bytes of each format, as hexadecimal digits. A csv file begins anyhow, but has no zero byte. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  png: ['89504e47'],
  pdf: ['25504446'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  doc: ['d0cf11e0'],
  docx: ['504b0304'],
  gif: ['47494638'],
  tiff: ['49492a00', '4d4d002a'],
};
const headBytes = 512;

/** What is wrong with a file, if anything. Its ending must be one of the formats, and its content that of its ending. */
export async function checkFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  { formats, maxBytes, longestName }: FileLimits,
): Promise<FileFault | undefined> {
  const format = formatOf(file.name);
  if (!formats.includes(format)) return 'format';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  if (file.name.length > longestName) return 'nameTooLong';
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return fits(format, head) ? undefined : 'wrongContent';
}

function fits(format: string, head: Uint8Array): boolean {
  if (format === 'csv') return !head.includes(0);
  const known = beginnings[format];
  if (known === undefined) return true;
  const start = [...head.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return known.some((beginning) => start.startsWith(beginning));
}
