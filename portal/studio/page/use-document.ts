import { useCallback, useEffect, useState } from 'react';
import type { FileText } from '../protocol.ts';
import { calls } from './calls.ts';
import { useDrafts } from './use-drafts.ts';
import type { ProjectView } from './use-project.ts';

/** The files of a document while they are edited. */
export interface DocumentView {
  /** Undefined until they are there. */
  readonly files: readonly FileText[] | undefined;
  readonly edit: (path: string, text: string) => void;
  /** Keeps what is not kept yet. False when that was refused. */
  readonly flush: () => Promise<boolean>;
  /** Gives up what is not kept yet. */
  readonly forget: () => Promise<void>;
  /** Reads the files anew, after they were saved or put back. */
  readonly reload: () => Promise<void>;
}

/**
 * Opens a document; what is typed is kept as a draft by the server after each pause. Whenever somebody comes back to the
 * page its files are read anew: they change outside of it, too.
 */
export function useDocument(id: string | undefined, { take }: ProjectView): DocumentView {
  const [opened, setOpened] = useState<{ readonly id: string; readonly files: readonly FileText[] }>();
  const { type, flush, forget, inOrder, learn } = useDrafts(take);

  const reload = useCallback(
    () =>
      inOrder(async () => {
        const answer = id === undefined ? undefined : await calls.document(id);
        if (id !== undefined && answer?.state === 'done') setOpened({ id, files: answer.value.map(learn) });
      }),
    [id, inOrder, learn],
  );

  useEffect(() => {
    const renew = () => void reload();
    const keep = () => void flush();
    renew();
    window.addEventListener('focus', renew);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('focus', renew);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [reload, flush]);

  const edit = useCallback(
    (path: string, text: string) => {
      setOpened(
        (now) =>
          now && { ...now, files: now.files.map((file) => (file.path === path ? { ...file, text } : file)) },
      );
      type(path, text);
    },
    [type],
  );
  return { files: opened?.id === id ? opened?.files : undefined, edit, flush, forget, reload };
}
