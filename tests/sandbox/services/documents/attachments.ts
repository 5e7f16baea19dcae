import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { SCAN_TIME } from './documents.ts';
import { judgeFile } from './markers.ts';
import type { Upload } from './uploads.ts';

type AttachmentState = 'quarantined' | 'clean' | 'infected';

/** A file that came with a message or with a reply. Times are epoch milliseconds. */
export interface Attachment {
  readonly fileId: string;
  /** The reply that it came with; null for the message that opened the case. */
  readonly replyId: string | null;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly state: AttachmentState;
  readonly attachedAt: number;
}

/** The message, and the reply to it, that a file belongs to. */
export interface AttachmentPlace {
  readonly caseId: string;
  readonly replyId: string | null;
}

/** The files of messages, each in quarantine until it was scanned. */
interface Attachments {
  add(upload: Upload, place: AttachmentPlace): void;
  /** The oldest first. */
  list(caseId: string): readonly Attachment[];
  /** Returns the message that a file belongs to; undefined where it came with none. */
  placeOf(fileId: string): AttachmentPlace | undefined;
  /** Returns true when a file came with a message and nothing was found in it. */
  isClean(fileId: string): boolean;
}

export const ATTACHMENT_TABLES = `
  CREATE TABLE sandbox_attachment (
    number INTEGER PRIMARY KEY, case_id TEXT NOT NULL, reply_id TEXT, file_id TEXT NOT NULL, file_name TEXT NOT NULL,
    size_bytes INTEGER NOT NULL, is_infected INTEGER NOT NULL, attached_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_attachment_case ON sandbox_attachment (case_id);
  CREATE INDEX sandbox_attachment_file ON sandbox_attachment (file_id);
`;

/** Attachments kept in the database; the scan happens by the clock. */
export function createAttachments(statements: Statements, clock: Clock): Attachments {
  return {
    add(upload, { caseId, replyId }) {
      const sql =
        'INSERT INTO sandbox_attachment (case_id, reply_id, file_id, file_name, size_bytes, is_infected, attached_at) ' +
        'VALUES (?, ?, ?, ?, ?, ?, ?)';
      // What reviewers find in documents is nothing to a message; a virus is.
      const isInfected = judgeFile(upload) === 'infected' ? 1 : 0;
      const file = [upload.fileId, upload.fileName, upload.sizeBytes, isInfected];
      statements.run(sql, [caseId, replyId, ...file, clock.now()]);
    },
    list: (caseId) =>
      statements
        .all('SELECT * FROM sandbox_attachment WHERE case_id = ? ORDER BY number', [caseId])
        .map((row) => readAttachment(row, clock.now())),
    placeOf(fileId) {
      const row = statements.get('SELECT * FROM sandbox_attachment WHERE file_id = ?', [fileId]);
      if (row === undefined) return undefined;
      return { caseId: String(row['case_id']), replyId: readAttachment(row, clock.now()).replyId };
    },
    isClean(fileId) {
      const rows = statements.all('SELECT * FROM sandbox_attachment WHERE file_id = ?', [fileId]);
      return rows.some((row) => readAttachment(row, clock.now()).state === 'clean');
    },
  };
}

function readAttachment(row: Row, now: number): Attachment {
  const attachedAt = Number(row['attached_at']);
  const found = row['is_infected'] === 1 ? 'infected' : 'clean';
  return {
    fileId: String(row['file_id']),
    replyId: row['reply_id'] === null ? null : String(row['reply_id']),
    fileName: String(row['file_name']),
    sizeBytes: Number(row['size_bytes']),
    state: now < attachedAt + SCAN_TIME ? 'quarantined' : found,
    attachedAt,
  };
}
