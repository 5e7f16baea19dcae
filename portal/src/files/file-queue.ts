/** A file on its way. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly stage: FileStage;
  /** The answer to the bytes; a second try need not send them again. */
  readonly sent?: unknown;
}

/** The stage of an upload. */
export type FileStage =
  | { readonly at: 'sending'; readonly share: number }
  | { readonly at: 'processing' }
  /** There, under this id. */
  | { readonly at: 'uploaded'; readonly uploadedId: string }
  /** Not acceptable: another file is needed. */
  | { readonly at: 'rejected'; readonly message: string }
  /** Did not get through: the same file can be tried again. */
  | { readonly at: 'failed'; readonly message: string };

/** An event of the queue. */
export type QueueEvent<TFile extends QueuedFile = QueuedFile> =
  | { readonly type: 'added'; readonly files: readonly TFile[] }
  | { readonly type: 'moved'; readonly id: number; readonly stage: FileStage }
  | { readonly type: 'arrived'; readonly id: number; readonly sent: unknown }
  | { readonly type: 'dropped'; readonly id: number };

/** The only place where the queue changes. What was dropped stays away, whatever still comes in about it. */
export function reduceQueue<TFile extends QueuedFile>(
  queue: readonly TFile[],
  event: QueueEvent<TFile>,
): readonly TFile[] {
  switch (event.type) {
    case 'added':
      return [...queue, ...event.files];
    case 'dropped':
      return queue.filter(({ id }) => id !== event.id);
    case 'moved':
      return change(queue, event.id, { stage: event.stage });
    case 'arrived':
      return change(queue, event.id, { stage: { at: 'processing' }, sent: event.sent });
  }
}

function change<TFile extends QueuedFile>(
  queue: readonly TFile[],
  id: number,
  changes: Partial<Pick<QueuedFile, 'stage' | 'sent'>>,
): readonly TFile[] {
  return queue.map((one) => (one.id === id ? { ...one, ...changes } : one));
}
