import type { Statements } from '../database/statements.ts';

/** A file that a customer has uploaded through the record interface. */
export interface Upload {
  /** Id of its version, such as `068RM000002hFqYYAU`. */
  readonly fileId: string;
  readonly contactId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** The first bytes, at most 4,096 of them, as hexadecimal digits. */
  readonly head: string;
}

/** What the portal's own calls know of uploaded files. Whoever stores a file adds it here. */
export interface Uploads {
  add(upload: Upload): void;
  /** A file of this customer; those of others are not found. */
  find(fileId: string, contactId: string): Upload | undefined;
  /** Ties a file to a record, such as a case. */
  attach(fileId: string, recordId: string): void;
  attachedTo(recordId: string): readonly string[];
}

export const UPLOAD_TABLES = `
  CREATE TABLE sandbox_upload (
    file_id TEXT PRIMARY KEY, contact_id TEXT NOT NULL, file_name TEXT NOT NULL, size_bytes INTEGER NOT NULL,
    head TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_attachment (
    record_id TEXT NOT NULL, file_id TEXT NOT NULL, PRIMARY KEY (record_id, file_id)
  ) STRICT, WITHOUT ROWID;
`;

/** Uploads kept in the database. */
export function createUploads(statements: Statements): Uploads {
  return {
    add({ fileId, contactId, fileName, sizeBytes, head }) {
      const sql = 'INSERT OR REPLACE INTO sandbox_upload VALUES (?, ?, ?, ?, ?)';
      statements.run(sql, [fileId, contactId, fileName, sizeBytes, head.slice(0, 8192)]);
    },
    find(fileId, contactId) {
      const sql = 'SELECT * FROM sandbox_upload WHERE file_id = ? AND contact_id = ?';
      const row = statements.get(sql, [fileId, contactId]);
      if (row === undefined) return undefined;
      const fileName = String(row['file_name']);
      return { fileId, contactId, fileName, sizeBytes: Number(row['size_bytes']), head: String(row['head']) };
    },
    attach(fileId, recordId) {
      statements.run('INSERT OR IGNORE INTO sandbox_attachment VALUES (?, ?)', [recordId, fileId]);
    },
    attachedTo: (recordId) =>
      statements
        .all('SELECT file_id FROM sandbox_attachment WHERE record_id = ? ORDER BY file_id', [recordId])
        .map((row) => String(row['file_id'])),
  };
}
