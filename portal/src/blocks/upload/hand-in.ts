import type { UploadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { sendFile } from '../../files/send-file.ts';
import type { FileTransfer } from '../../files/use-file-queue.ts';
import type { BlockPage } from '../../page/page.ts';
import { replacedBy } from './requirement.ts';
import type { Choice, QueuedDocument } from './requirement.ts';

/** A file, what it is, and the page that hands it in. */
interface HandInContext {
  readonly queued: QueuedDocument;
  readonly choice: Choice;
  readonly block: UploadBlock;
  readonly page: BlockPage;
}

/** The way of one file: check, bytes, and what it is. Bytes that have arrived before are not sent again. */
export async function handIn(
  { queued, choice, block, page }: HandInContext,
  way: FileTransfer,
): Promise<void> {
  const { file } = queued;
  const { requirement, type } = choice;
  const item = { file, type: type.type, requirement, replaced: replacedBy(requirement) };
  const texts = `blocks.${block.name}`;
  const longestName = block.longestName === undefined ? Infinity : Number(page.value(block.longestName));
  const arrival =
    queued.sent === undefined
      ? await sendFile({ limits: { ...type, longestName }, texts, page, send: block.send, item }, way)
      : { data: queued.sent };
  if (arrival === undefined || way.signal.aborted) return;
  const { data: sent } = arrival;
  way.arrive(sent);
  const given = await page.call(block.register, { item: { ...item, sent }, signal: way.signal });
  if (given.ok) {
    const stage = { at: 'uploaded', uploadedId: documentIdOf(given.data) } as const;
    // What comes after the submission has no button that submits it.
    const isLate = block.locked !== undefined && page.holds(block.locked);
    way.move(stage, page.text(`${texts}.${isLate ? 'givenLate' : 'given'}`, { file: file.name }));
  } else way.move({ at: 'failed', message: given.message }, `${file.name}: ${given.message}`);
}

function documentIdOf(data: unknown): string {
  const id: unknown = Reflect.get(Object(data), 'documentId');
  return typeof id === 'string' ? id : '';
}
