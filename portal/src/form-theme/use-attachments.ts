import { useEffect, useReducer, useRef } from 'react';
import { checkFile } from '../files/file-check.ts';
import { faultText } from '../files/fault-text.ts';
import { reduceQueue } from '../files/file-queue.ts';
import type { FileStage, QueueEvent, QueuedFile } from '../files/file-queue.ts';
import type { FilesRule } from '../generated/screen-config.gen.ts';
import { limitsOf } from './attachment-limits.ts';
import type { FilesPage } from './attachment-limits.ts';

/** Files that go with what is sent. */
export interface Attachments {
  readonly queue: readonly QueuedFile[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (file: QueuedFile) => void;
  readonly drop: (file: QueuedFile) => void;
}

/** What {@link useAttachments} works with. */
export interface AttachmentParts {
  readonly rule: FilesRule;
  readonly page: FilesPage;
  /** Has something read aloud. */
  readonly tell: (news: string) => void;
}

/** Checks files and brings them to the org while the rest of the form is filled in. */
export function useAttachments({ rule, page, tell }: AttachmentParts): Attachments {
  const [queue, dispatch] = useReducer(reduceQueue<QueuedFile>, []);
  const nextId = useRef(1);
  const underWay = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = underWay.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);
  const begin = (queued: QueuedFile) => {
    const abort = new AbortController();
    underWay.current.set(queued.id, abort);
    void bringIn(queued, { rule, page, dispatch, tell, signal: abort.signal });
  };
  return {
    queue,
    add(files) {
      const { most } = limitsOf(rule, page);
      const free = most - queue.filter(({ stage }) => stage.at !== 'refused').length;
      const added = files.map((file, index): QueuedFile => ({
        id: nextId.current++,
        file,
        stage:
          index < free
            ? { at: 'sending', share: 0 }
            : { at: 'refused', message: page.text('files.tooMany', { most }) },
      }));
      dispatch({ type: 'added', files: added });
      added.filter(({ stage }) => stage.at === 'sending').forEach(begin);
      if (added.length > free) tell(page.text('files.tooMany', { most }));
    },
    retry(queued) {
      dispatch({ type: 'moved', id: queued.id, stage: { at: 'sending', share: 0 } });
      begin(queued);
    },
    drop({ id, file }) {
      underWay.current.get(id)?.abort();
      dispatch({ type: 'dropped', id });
      tell(page.text('files.dropped', { file: file.name }));
    },
  };
}

/** The answer of the form: ids of what is there, and one empty text while anything is not. */
export function answerOf(queue: readonly QueuedFile[]): readonly string[] | undefined {
  const ids = queue.map(({ stage }) => (stage.at === 'given' ? stage.givenId : ''));
  return ids.length === 0 ? undefined : [...new Set(ids)];
}

interface BringParts extends AttachmentParts {
  readonly dispatch: (event: QueueEvent) => void;
  readonly signal: AbortSignal;
}

async function bringIn({ id, file }: QueuedFile, parts: BringParts): Promise<void> {
  const { rule, page, dispatch, tell, signal } = parts;
  const move = (stage: FileStage, news?: string) => {
    if (signal.aborted) return;
    dispatch({ type: 'moved', id, stage });
    if (news !== undefined) tell(`${file.name}: ${news}`);
  };
  const limits = limitsOf(rule, page);
  const fault = await checkFile(file, limits);
  if (fault !== undefined) {
    const message = faultText(fault, { ...limits, texts: 'files' }, page);
    return move({ at: 'refused', message }, message);
  }
  const arrival = await page.call(rule.send, {
    item: { file },
    signal,
    onProgress: ({ sent, total = file.size }) =>
      move({ at: 'sending', share: total === 0 ? 0 : sent / total }),
  });
  if (!arrival.ok) return move({ at: 'failed', message: arrival.message }, arrival.message);
  const givenId = String(page.value(rule.id, { sent: arrival.data }));
  move({ at: 'given', givenId }, page.text('files.there'));
}
