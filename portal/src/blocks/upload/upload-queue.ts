/** A file on its way. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly requirementId: string;
  readonly type: string;
  readonly stage: FileStage;
  /** The answer to the bytes; a second try need not send them again. */
  readonly sent?: unknown;
}

/** How far a file is. */
export type FileStage =
  | { readonly at: 'sending'; readonly share: number }
  | { readonly at: 'handing' }
  /** Handed in; shown until the org's list has it. */
  | { readonly at: 'given'; readonly documentId: string }
  /** Not acceptable: another file is needed. */
  | { readonly at: 'refused'; readonly message: string }
  /** Did not get through: the same file can be tried again. */
  | { readonly at: 'failed'; readonly message: string };

/** Everything that can happen to the queue. */
export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly QueuedFile[] }
  | { readonly type: 'moved'; readonly id: number; readonly stage: FileStage }
  | { readonly type: 'arrived'; readonly id: number; readonly sent: unknown }
  | { readonly type: 'dropped'; readonly id: number };

/** The only place where the queue changes. What was dropped stays away, whatever still comes in about it. */
export function reduceQueue(queue: readonly QueuedFile[], event: QueueEvent): readonly QueuedFile[] {
  switch (event.type) {
    case 'added':
      return [...queue, ...event.files];
    case 'dropped':
      return queue.filter(({ id }) => id !== event.id);
    case 'moved':
      return change(queue, event.id, { stage: event.stage });
    case 'arrived':
      return change(queue, event.id, { stage: { at: 'handing' }, sent: event.sent });
  }
}

function change(queue: readonly QueuedFile[], id: number, changes: Partial<QueuedFile>) {
  return queue.map((one) => (one.id === id ? { ...one, ...changes } : one));
}
