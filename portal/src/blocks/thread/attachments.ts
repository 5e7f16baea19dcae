/** A file that came with a message, as `getMessageAttachments` tells it. */
export interface Attachment {
  readonly fileId: string;
  /** null: it came with the message that opened the conversation. */
  readonly replyId: string | null;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly state: 'quarantined' | 'clean' | 'infected';
  readonly downloadPath: string | null;
}

/** The list behind a source that the schema of screen configs binds to this shape; empty before it is there. */
export function attachmentsOf(value: unknown): readonly Attachment[] {
  return Array.isArray(value) ? (value as readonly Attachment[]) : []; // the SDK refuses answers that the specs do not allow
}
