import type { BlockPage } from '../page/page.ts';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import { checkFile, fileErrorText } from './file-check.ts';
import type { FileLimits } from './file-check.ts';
import type { FileTransfer } from './use-file-queue.ts';

/** Options of {@link sendFile}. */
interface SendFileOptions {
  readonly limits: FileLimits;
  /** Key of the texts about files: `files`, or that of a block. */
  readonly texts: string;
  readonly page: Pick<BlockPage, 'call' | 'text' | 'language'>;
  readonly send: Submission;
  /** The value of `item` in the submission; it has the file. */
  readonly item: { readonly file: File };
}

/** Checks a file and sends its bytes. @returns the answer; undefined where there is none, which has been told */
export async function sendFile(
  { limits, texts, page, send, item }: SendFileOptions,
  { signal, move }: FileTransfer,
): Promise<{ readonly data: unknown } | undefined> {
  const { file } = item;
  const fail = (at: 'rejected' | 'failed', message: string) => {
    move({ at, message }, `${file.name}: ${message}`);
    return undefined;
  };
  const error = await checkFile(file, limits);
  if (error !== undefined) return fail('rejected', fileErrorText(error, { ...limits, texts }, page));
  const arrival = await page.call(send, {
    item,
    signal,
    onProgress: ({ sent, total = file.size }) =>
      move({ at: 'sending', share: total === 0 ? 0 : sent / total }),
  });
  return arrival.ok ? arrival : fail('failed', arrival.message);
}
