import type { QueuedFile } from '../../files/file-queue.ts';
import { sendFile } from '../../files/send-file.ts';
import { useFileQueue } from '../../files/use-file-queue.ts';
import type { FileTransfer } from '../../files/use-file-queue.ts';
import type { FilesRule } from '../../../screen-language/generated/screen-config.gen.ts';
import { limitsOf } from './attachment-limits.ts';
import type { FilesPage } from './attachment-limits.ts';

/** Files that go with what is sent. */
interface Attachments {
  readonly queue: readonly QueuedFile[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (file: QueuedFile) => void;
  readonly drop: (file: QueuedFile) => void;
}

/** Options of {@link useAttachments}. */
export interface AttachmentOptions {
  readonly rule: FilesRule;
  readonly page: FilesPage;
  /** Has something read aloud. */
  readonly tell: (news: string) => void;
}

/** Checks files and brings them to the org while the rest of the form is filled in. */
export function useAttachments({ rule, page, tell }: AttachmentOptions): Attachments {
  const files = useFileQueue<QueuedFile>({ announce: tell, stopsOnUnmount: true });
  const bringIn = async ({ file }: QueuedFile, way: FileTransfer) => {
    const limits = limitsOf(rule, page);
    const arrival = await sendFile({ limits, texts: 'files', page, send: rule.send, item: { file } }, way);
    if (arrival === undefined) return;
    const uploadedId = String(page.value(rule.id, { sent: arrival.data }));
    way.move({ at: 'uploaded', uploadedId }, `${file.name}: ${page.text('files.there')}`);
  };
  return {
    queue: files.queue,
    add(chosen) {
      const { most } = limitsOf(rule, page);
      const free = most - files.queue.filter(({ stage }) => stage.at !== 'rejected').length;
      const tooMany = page.text('files.tooMany', { most });
      files.add(chosen, {
        create: (one, index) => ({
          ...one,
          stage: index < free ? { at: 'sending', share: 0 } : { at: 'rejected', message: tooMany },
        }),
        upload: bringIn,
      });
      if (chosen.length > free) tell(tooMany);
    },
    retry: (queued) => files.retry(queued, bringIn),
    drop({ id, file }) {
      files.drop(id);
      tell(page.text('files.dropped', { file: file.name }));
    },
  };
}

/** The answer of the form: ids of what is there, and one empty text while anything is not. */
export function answerOf(queue: readonly QueuedFile[]): readonly string[] | undefined {
  const ids = queue.map(({ stage }) => (stage.at === 'uploaded' ? stage.uploadedId : ''));
  return ids.length === 0 ? undefined : [...new Set(ids)];
}
