/** The first bytes of a format; a file that begins otherwise is not what its name says. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  png: ['89504e47'],
  pdf: ['25504446'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  doc: ['d0cf11e0'],
  docx: ['504b0304'],
  gif: ['47494638'],
  tiff: ['49492a00', '4d4d002a'],
};

/** The format that a file name ends with, in lower case. */
export function formatOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Returns true when a file can be of the format of its name; `head` holds its first bytes as hexadecimal digits. */
export function fitsFormat(format: string, head: string): boolean {
  // Two digits a byte: a zero that ends one byte and a zero that begins the next are no zero byte.
  if (format === 'csv') return !/^(?:..)*?00/.test(head);
  return (BEGINNINGS[format] ?? []).some((beginning) => head.toLowerCase().startsWith(beginning));
}
