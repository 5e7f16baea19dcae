import { formatOf, formatBytes } from './file-format.ts';
import type { Language } from '../i18n/index.ts';

/** The code of an error in a file before it is sent. */
type FileErrorCode = 'tooLarge' | 'format' | 'wrongContent' | 'empty' | 'nameTooLong';

/** The limits of a file. */
export interface FileLimits {
  /** Endings without a dot. */
  readonly formats: readonly string[];
  readonly maxBytes: number;
  readonly longestName: number;
}

/** The first bytes of each format, as characters. A csv file begins anyhow, but has no zero byte. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  png: ['\x89PNG'],
  pdf: ['%PDF'],
  jpg: ['\xff\xd8\xff'],
  jpeg: ['\xff\xd8\xff'],
  doc: ['\xd0\xcf\x11\xe0'],
  docx: ['PK\x03\x04'],
  gif: ['GIF8'],
  tiff: ['II*\0', 'MM\0*'],
};
const headBytes = 512;

/** Returns the error of a file, if any. Its ending must be one of the formats, and its content that of its ending. */
export async function checkFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  { formats, maxBytes, longestName }: FileLimits,
): Promise<FileErrorCode | undefined> {
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
  const start = String.fromCharCode(...head.subarray(0, 4));
  return beginnings[format]?.some((beginning) => start.startsWith(beginning)) ?? true;
}

/** The language and texts of the screen. */
interface FileTextContext {
  readonly language: Language;
  readonly text: (key: string, values?: { readonly [name: string]: unknown }) => string;
}

/** The files that are accepted, for the texts. */
interface AcceptedFiles extends Pick<FileLimits, 'formats' | 'maxBytes'> {
  /** Key of the texts about files: `files`, or that of a block. */
  readonly texts: string;
}

/** Returns the text of an error and, where another file is needed, of the files that are accepted. */
export function fileErrorText(code: FileErrorCode, taken: AcceptedFiles, page: FileTextContext): string {
  const { formats, maxBytes, texts } = taken;
  const accepts = () =>
    page.text('files.accepts', {
      formats: formats.map((format) => format.toUpperCase()).join(', '),
      size: formatBytes(maxBytes, page.language),
    });
  switch (code) {
    case 'tooLarge':
      return `${page.text('errors.fileTooLarge')} ${accepts()}`;
    case 'format':
      return `${page.text('errors.fileFormatInvalid')} ${accepts()}`;
    default:
      return page.text(`${texts}.errors.${code}`);
  }
}
