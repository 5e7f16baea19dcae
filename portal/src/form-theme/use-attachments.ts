import { useEffect, useReducer, useRef, useState } from 'react';
import type { BlockPage } from '../blocks/page.ts';
import { checkFile } from '../files/file-check.ts';
import type { FileFault, FileLimits } from '../files/file-check.ts';
import { reduceQueue } from '../files/file-queue.ts';
import type { FileStage, QueueEvent, QueuedFile } from '../files/file-queue.ts';
import type { FilesRule } from '../generated/screen-config.gen.ts';

/** What the control needs of the page. */
export type FilesPage = Pick<BlockPage, 'text' | 'value' | 'call' | 'language'>;

/** How many files are taken, and which. */
export interface AttachmentLimits extends FileLimits {
  readonly most: number;
}

/** The limits that a rule names, out of its sources. */
export function limitsOf(rule: FilesRule, page: FilesPage): AttachmentLimits {
  const formats = page.value(rule.formats);
  return {
    most: Number(page.value(rule.most)),
    formats: Array.isArray(formats) ? formats.map(String) : [],
    maxBytes: Number(page.value(rule.maxBytes)),
    longestName: Number(page.value(rule.longestName)),
  };
}

/** Files that go with what is sent. */
export interface Attachments {
  readonly queue: readonly QueuedFile[];
  /** What happened last, to be read aloud. */
  readonly news: string;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (file: QueuedFile) => void;
  readonly drop: (file: QueuedFile) => void;
}

/** Checks files and brings them to the org while the rest of the form is filled in. */
export function useAttachments(rule: FilesRule, page: FilesPage): Attachments {
  const [queue, dispatch] = useReducer(reduceQueue<QueuedFile>, []);
  const [news, tell] = useState('');
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
    news,
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

interface BringParts {
  readonly rule: FilesRule;
  readonly page: FilesPage;
  readonly dispatch: (event: QueueEvent) => void;
  /** Has something read aloud. */
  readonly tell: (news: string) => void;
  readonly signal: AbortSignal;
}

async function bringIn({ id, file }: QueuedFile, parts: BringParts): Promise<void> {
  const { rule, page, dispatch, tell, signal } = parts;
  const move = (stage: FileStage, news?: string) => {
    if (signal.aborted) return;
    dispatch({ type: 'moved', id, stage });
    if (news !== undefined) tell(`${file.name}: ${news}`);
  };
  const fault = await checkFile(file, limitsOf(rule, page));
  if (fault !== undefined) {
    const message = page.text(messageOf(fault));
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

function messageOf(fault: FileFault): string {
  if (fault === 'tooLarge') return 'errors.fileTooLarge';
  return fault === 'format' ? 'errors.fileFormatInvalid' : `files.faults.${fault}`;
}
