import { useState } from 'react';
import type { UploadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { QueuedFile } from '../../files/file-queue.ts';
import { useFileQueue } from '../../files/use-file-queue.ts';
import type { FileTransfer } from '../../files/use-file-queue.ts';
import type { BlockPage } from '../../page/page.ts';
import type { Choice, HandedDocument, QueuedDocument } from './requirement.ts';

/** Files on their way, and what can be done with them. */
export interface Uploads {
  readonly queue: readonly QueuedDocument[];
  /** The latest event, to be read aloud. */
  readonly news: string;
  readonly add: (files: readonly File[], choice: Choice) => void;
  readonly retry: (file: QueuedDocument, choice: Choice) => void;
  /** Stops a file that is on its way, or puts a refused one away. */
  readonly drop: (file: QueuedFile) => void;
  /** Takes a document back; the message of the failure, if it fails. */
  readonly remove: (document: HandedDocument) => Promise<string | undefined>;
}

/** The id that the org has given to a document; undefined until it has. */
export const uploadedIdOf = ({ stage }: QueuedDocument): string | undefined =>
  stage.at === 'uploaded' ? stage.uploadedId : undefined;

/**
 * Checks files, sends their bytes, and hands them in. What was chosen stays until it is handed in or put away. The code for it is
 * fetched with the first one.
 */
export function useUploads(block: UploadBlock, page: BlockPage): Uploads {
  const [news, tell] = useState('');
  // Who leaves the page has chosen all the same: a document that is under way is handed in.
  const files = useFileQueue<QueuedDocument>({ announce: tell, stopsOnUnmount: false });
  const { queue, drop } = files;
  const bringIn = (choice: Choice) => async (queued: QueuedDocument, way: FileTransfer) => {
    try {
      const { handIn } = await import('./hand-in.ts');
      await handIn({ queued, choice, block, page }, way);
    } catch {
      const message = page.text('errors.somethingWentWrong');
      way.move({ at: 'failed', message }, `${queued.file.name}: ${message}`);
    }
  };
  return {
    queue,
    news,
    add: (chosen, choice) =>
      files.add(chosen, {
        create: (one) => ({
          ...one,
          requirementId: choice.requirement.requirementId,
          type: choice.type.type,
          stage: { at: 'sending', share: 0 },
        }),
        upload: bringIn(choice),
      }),
    retry: (file, choice) => files.retry(file, bringIn(choice)),
    drop: ({ id }) => drop(id),
    async remove(document) {
      if (block.remove === undefined) return undefined;
      const result = await page.call(block.remove, { item: { document } });
      if (!result.ok) return result.message;
      // What was handed in on this page waits in the queue until the org lists it: it never will again.
      for (const one of queue) if (uploadedIdOf(one) === document.documentId) drop(one.id);
      tell(page.text(`blocks.${block.name}.removed`, { file: document.fileName }));
      return undefined;
    },
  };
}
