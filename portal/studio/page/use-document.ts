import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileText } from '../protocol.ts';
import { calls } from './calls.ts';
import type { ProjectView } from './use-project.ts';

/** How long after the last key what was typed is kept and checked, in milliseconds. */
const pause = 300;

/** The files of a document while they are edited. */
export interface DocumentView {
  /** Undefined until they are there. */
  readonly files: readonly FileText[] | undefined;
  readonly edit: (path: string, text: string) => void;
  /** Keeps what is not kept yet. */
  readonly flush: () => Promise<void>;
  /** Reads the files anew, after they were saved or put back. */
  readonly reload: () => Promise<void>;
}

/** Opens a document; what is typed is kept as a draft by the server after each pause. */
export function useDocument(id: string | undefined, { take }: ProjectView): DocumentView {
  const [opened, setOpened] = useState<{ readonly id: string; readonly files: readonly FileText[] }>();
  const waiting = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const typed = [...waiting.current];
    waiting.current.clear();
    for (const [path, text] of typed) {
      const outcome = await calls.draft(path, text);
      // What could not be kept is tried again with the next key.
      if (!take(outcome) && !waiting.current.has(path)) waiting.current.set(path, text);
    }
  }, [take]);

  const reload = useCallback(async () => {
    const answer = id === undefined ? undefined : await calls.document(id);
    if (id !== undefined && answer?.state === 'done') setOpened({ id, files: answer.value });
  }, [id]);

  useEffect(() => {
    const open = async () => reload();
    void open();
    const keep = () => void flush();
    window.addEventListener('pagehide', keep);
    return () => {
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
      waiting.current.set(path, text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pause);
    },
    [flush],
  );
  return { files: opened?.id === id ? opened?.files : undefined, edit, flush, reload };
}
