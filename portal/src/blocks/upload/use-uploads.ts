import { useState } from 'react';
import type { UploadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { QueuedFile } from '../../files/file-queue.ts';
import type { SendFileOptions } from '../../files/send-file.ts';
import { useFileQueue } from '../../files/use-file-queue.ts';
import type { FileTransfer } from '../../files/use-file-queue.ts';
import type { BlockPage } from '../../page/page.ts';
import { replacedBy } from './requirement.ts';
import type { DocumentType, HandedDocument, Requirement } from './requirement.ts';

/** The type that is chosen for a requirement. */
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

/** Checks files, sends their bytes, and hands them in. What was chosen stays until it is handed in or put away. */
export function useUploads(block: UploadBlock, page: BlockPage): Uploads {
  const [news, tell] = useState('');
  // Who leaves the page has chosen all the same: a document that is under way is handed in.
  const files = useFileQueue<QueuedDocument>({ announce: tell, stopsOnUnmount: false });
  const { queue, drop } = files;
  const bringIn = (choice: Choice) => (queued: QueuedDocument, way: FileTransfer) =>
    handIn({ queued, choice, block, page }, way);
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

interface HandInContext {
  readonly queued: QueuedDocument;
  readonly choice: Choice;
  readonly block: UploadBlock;
  readonly page: BlockPage;
}

/** The way of one file: check, bytes, and what it is. Bytes that have arrived before are not sent again. */
async function handIn({ queued, choice, block, page }: HandInContext, way: FileTransfer): Promise<void> {
  const { file } = queued;
  const { requirement, type } = choice;
  const item = { file, type: type.type, requirement, replaced: replacedBy(requirement) };
  const texts = `blocks.${block.name}`;
  const longestName = block.longestName === undefined ? Infinity : Number(page.value(block.longestName));
  const arrival =
    queued.sent === undefined
      ? await sendBytes({ limits: { ...type, longestName }, texts, page, send: block.send, item }, way)
      : { data: queued.sent };
  if (arrival === undefined || way.signal.aborted) return;
  const { data: sent } = arrival;
  way.arrive(sent);
  const given = await page.call(block.register, { item: { ...item, sent }, signal: way.signal });
  if (given.ok) {
    const stage = { at: 'uploaded', uploadedId: documentIdOf(given.data) } as const;
    way.move(stage, page.text(`${texts}.given`, { file: file.name }));
  } else fail(way, file, given.message);
}

/** Sends a file. The code that checks and sends is fetched with the first one. */
async function sendBytes(
  options: SendFileOptions,
  way: FileTransfer,
): Promise<{ readonly data: unknown } | undefined> {
  try {
    const { sendFile } = await import('../../files/send-file.ts');
    return await sendFile(options, way);
  } catch {
    return fail(way, options.item.file, options.page.text('errors.somethingWentWrong'));
  }
}

function fail(way: FileTransfer, { name }: File, message: string): undefined {
  way.move({ at: 'failed', message }, `${name}: ${message}`);
}

function documentIdOf(data: unknown): string {
  const id: unknown = Reflect.get(Object(data), 'documentId');
  return typeof id === 'string' ? id : '';
}
