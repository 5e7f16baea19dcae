import { useReducer, useRef, useState } from 'react';
import type { UploadBlock } from '../../generated/screen-config.gen.ts';
import { checkFile } from '../../files/file-check.ts';
import { faultText } from '../../files/fault-text.ts';
import { reduceQueue } from '../../files/file-queue.ts';
import type { QueuedFile, QueueEvent } from '../../files/file-queue.ts';
import type { BlockPage } from '../page.ts';
import { replacedBy } from './requirement.ts';
import type { DocumentType, HandedDocument, Requirement } from './requirement.ts';

/** What is chosen for a requirement. */
export interface Choice {
  readonly requirement: Requirement;
  readonly type: DocumentType;
}

/** A document on its way, and what it is for. */
export interface QueuedDocument extends QueuedFile {
  readonly requirementId: string;
  readonly type: string;
}

/** Files on their way, and what can be done with them. */
export interface Uploads {
  readonly queue: readonly QueuedDocument[];
  /** What happened last, to be read aloud. */
  readonly news: string;
  readonly add: (files: readonly File[], choice: Choice) => void;
  readonly retry: (file: QueuedDocument, choice: Choice) => void;
  /** Stops a file that is on its way, or puts a refused one away. */
  readonly drop: (file: QueuedFile) => void;
  /** Takes a document back; the message of the failure, if it fails. */
  readonly remove: (document: HandedDocument) => Promise<string | undefined>;
}

/** Checks files, sends their bytes, and hands them in. What was chosen stays until it is handed in or put away. */
export function useUploads(block: UploadBlock, page: BlockPage): Uploads {
  const [queue, dispatch] = useReducer(reduceQueue<QueuedDocument>, []);
  const [news, tell] = useState('');
  const nextId = useRef(1);
  const underWay = useRef(new Map<number, AbortController>());
  const begin = (file: QueuedDocument, choice: Choice) => {
    const abort = new AbortController();
    underWay.current.set(file.id, abort);
    void bringIn(file, choice, { block, page, dispatch, tell, signal: abort.signal });
  };
  return {
    queue,
    news,
    add(files, choice) {
      const { requirementId } = choice.requirement;
      const stage = { at: 'sending', share: 0 } as const;
      const added = files.map((file): QueuedDocument => ({
        id: nextId.current++,
        file,
        requirementId,
        type: choice.type.type,
        stage,
      }));
      dispatch({ type: 'added', files: added });
      for (const one of added) begin(one, choice);
    },
    retry(file, choice) {
      dispatch({ type: 'moved', id: file.id, stage: { at: 'sending', share: 0 } });
      begin(file, choice);
    },
    drop({ id }) {
      underWay.current.get(id)?.abort();
      dispatch({ type: 'dropped', id });
    },
    async remove(document) {
      if (block.remove === undefined) return undefined;
      const result = await page.call(block.remove, { item: { document } });
      if (!result.ok) return result.message;
      // What was handed in on this page waits in the queue until the org lists it: it never will again.
      const isOf = ({ stage }: QueuedDocument) =>
        stage.at === 'given' && stage.givenId === document.documentId;
      for (const { id } of queue.filter(isOf)) dispatch({ type: 'dropped', id });
      tell(page.text(`blocks.${block.name}.removed`, { file: document.fileName }));
      return undefined;
    },
  };
}

interface BringParts {
  readonly block: UploadBlock;
  readonly page: BlockPage;
  readonly dispatch: (event: QueueEvent<QueuedDocument>) => void;
  /** Has something read aloud. */
  readonly tell: (news: string) => void;
  readonly signal: AbortSignal;
}

/** The way of one file: check, bytes, and what it is. Bytes that have arrived before are not sent again. */
async function bringIn(queued: QueuedDocument, choice: Choice, parts: BringParts): Promise<void> {
  const { block, page, dispatch, tell, signal } = parts;
  const { id, file } = queued;
  const fail = (at: 'refused' | 'failed', message: string) => {
    if (signal.aborted) return;
    dispatch({ type: 'moved', id, stage: { at, message } });
    tell(`${file.name}: ${message}`);
  };
  const { requirement, type } = choice;
  const longestName = block.longestName === undefined ? Infinity : Number(page.value(block.longestName));
  const fault = await checkFile(file, { ...type, longestName });
  if (fault !== undefined)
    return fail('refused', faultText(fault, { ...type, texts: `blocks.${block.name}` }, page));
  const item = { file, type: type.type, requirement, replaced: replacedBy(requirement) };
  if (queued.sent === undefined) {
    const arrival = await page.call(block.send, {
      item,
      signal,
      onProgress: ({ sent, total = file.size }) =>
        dispatch({ type: 'moved', id, stage: { at: 'sending', share: total === 0 ? 0 : sent / total } }),
    });
    if (!arrival.ok) return fail('failed', arrival.message);
    dispatch({ type: 'arrived', id, sent: arrival.data });
    return bringIn({ ...queued, sent: arrival.data }, choice, parts);
  }
  if (signal.aborted) return;
  const given = await page.call(block.register, { item: { ...item, sent: queued.sent }, signal });
  if (!given.ok) return fail('failed', given.message);
  dispatch({ type: 'moved', id, stage: { at: 'given', givenId: documentIdOf(given.data) } });
  tell(page.text(`blocks.${block.name}.given`, { file: file.name }));
}

function documentIdOf(data: unknown): string {
  const id = typeof data === 'object' && data !== null && 'documentId' in data ? data.documentId : undefined;
  return typeof id === 'string' ? id : '';
}
