import { useEffect, useRef } from 'react';
import type { QueuedFile } from '../../files/file-queue.ts';
import { FileRow } from '../../files/file-row.tsx';
import type { FileTexts } from '../../files/file-row.tsx';
import { answerOf, useAttachments } from './use-attachments.ts';
import type { AttachmentOptions } from './use-attachments.ts';

/** Props of {@link AttachedFiles}. */
interface AttachedFilesProps extends AttachmentOptions {
  /** All files that were chosen so far, in their order. */
  readonly chosen: readonly File[];
  readonly textOf: FileTexts;
  /** Told what the form's answer is now. */
  readonly onAnswer: (answer: readonly string[] | undefined) => void;
  /** Called when the row of a file is taken away, with the button that was pressed. */
  readonly onGone: () => void;
}

/** The files that were chosen: on their way while the customer still writes, and gone with a press. */
export function AttachedFiles({ chosen, textOf, onAnswer, onGone, ...options }: AttachedFilesProps) {
  const { queue, add, retry, drop } = useAttachments(options);
  const taken = useRef(0);
  const answer = answerOf(queue);
  const given = JSON.stringify(answer);
  // The form library's own function is another one each time.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (taken.current === 0 ? undefined : onAnswer(answer)), [given]);
  useEffect(() => {
    const fresh = chosen.slice(taken.current);
    taken.current = chosen.length;
    if (fresh.length > 0) add(fresh);
  });
  const remove = (queued: QueuedFile) => {
    drop(queued);
    onGone();
  };
  if (queue.length === 0) return null;
  return (
    <ul className="upload-files">
      {queue.map((queued) => (
        <FileRow
          key={queued.id}
          queued={queued}
          textOf={textOf}
          language={options.page.language}
          isRemovable
          onDrop={() => remove(queued)}
          onRetry={() => retry(queued)}
        />
      ))}
    </ul>
  );
}
