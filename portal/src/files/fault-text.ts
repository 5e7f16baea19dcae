import type { Language } from '../i18n/index.ts';
import type { FileFault, FileLimits } from './file-check.ts';
import { formatBytes } from './format-bytes.ts';

/** What {@link faultText} asks of the screen. */
export interface FaultPage {
  readonly language: Language;
  readonly text: (key: string, values?: { readonly [name: string]: unknown }) => string;
}

/** What the texts tell of the files that are taken. */
export interface TakenFiles extends Pick<FileLimits, 'formats' | 'maxBytes'> {
  /** Where the texts about files stand: `files`, or those of a block. */
  readonly texts: string;
}

/** What is wrong with a file and, where another one is needed, what is taken instead. */
export function faultText(fault: FileFault, taken: TakenFiles, page: FaultPage): string {
  const { formats, maxBytes, texts } = taken;
  const accepts = () =>
    page.text('files.accepts', {
      formats: formats.map((format) => format.toUpperCase()).join(', '),
      size: formatBytes(maxBytes, page.language),
    });
  switch (fault) {
    case 'tooLarge':
      return `${page.text('errors.fileTooLarge')} ${accepts()}`;
    case 'format':
      return `${page.text('errors.fileFormatInvalid')} ${accepts()}`;
    default:
      return page.text(`${texts}.faults.${fault}`);
  }
}
