import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { readVerdict } from './markers.ts';
import type { Verdict } from './markers.ts';
import type { Upload } from './uploads.ts';

/** The times that a scan and a review take, in milliseconds. */
export const SCAN_TIME = 60_000;
const REVIEW_TIME = 2 * 3_600_000;

/** One thing that an order needs to have shown. Its id is unique within the order. */
export interface Requirement {
  readonly requirementId: string;
  readonly purpose: string;
  readonly acceptedTypes: readonly string[];
}

type DocumentState = 'quarantined' | 'clean' | 'infected' | 'refused' | 'accepted';

/** A document as it is now. Times are epoch milliseconds. */
export interface HandedDocument {
  readonly documentId: string;
  readonly requirementId: string;
  readonly fileId: string;
  readonly documentType: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly state: DocumentState;
  readonly reason: string | null;
  readonly uploadedAt: number;
  /** The time at which it was accepted; null before. */
  readonly acceptedAt: number | null;
  readonly replacesDocumentId: string | null;
}

/** A document that is handed in. */
interface NewDocument {
  readonly orderId: string;
  readonly requirementId: string;
  readonly documentType: string;
  readonly upload: Upload;
  readonly verdict: Verdict;
  readonly replacesDocumentId: string | null;
}

/** Documents of orders, and what the orders need. */
export interface Documents {
  require(orderId: string, requirement: Omit<Requirement, 'requirementId'>): void;
  requirements(orderId: string): readonly Requirement[];
  add(document: NewDocument, fixedNumber?: number): string;
  /** The newest first; reviews begin when the documents were submitted. */
  list(orderId: string, submittedAt: number | null): readonly HandedDocument[];
  remove(orderId: string, documentId: string): void;
}

export const DOCUMENT_TABLES = `
  CREATE TABLE sandbox_requirement (
    order_id TEXT NOT NULL, number INTEGER NOT NULL, purpose TEXT NOT NULL, accepted_types TEXT NOT NULL,
    PRIMARY KEY (order_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_document (
    number INTEGER PRIMARY KEY, order_id TEXT NOT NULL, requirement_id TEXT NOT NULL, document_type TEXT NOT NULL,
    file_id TEXT NOT NULL, file_name TEXT NOT NULL, size_bytes INTEGER NOT NULL, verdict TEXT NOT NULL,
    uploaded_at INTEGER NOT NULL, decided_at INTEGER, replaces TEXT
  ) STRICT;
  CREATE INDEX sandbox_document_order ON sandbox_document (order_id);
`;

/** Documents kept in the database; scan and review happen by the clock. */
export function createDocuments(statements: Statements, clock: Clock): Documents {
  return {
    require(orderId, { purpose, acceptedTypes }) {
      const sql =
        'INSERT INTO sandbox_requirement SELECT ?, count(*) + 1, ?, ? FROM sandbox_requirement WHERE order_id = ?';
      statements.run(sql, [orderId, purpose, acceptedTypes.join(','), orderId]);
    },
    requirements: (orderId) =>
      statements
        .all('SELECT * FROM sandbox_requirement WHERE order_id = ? ORDER BY number', [orderId])
        .map((row) => ({
          requirementId: `req_${row['number']}`,
          purpose: String(row['purpose']),
          acceptedTypes: String(row['accepted_types']).split(','),
        })),
    add({ orderId, requirementId, documentType, upload, verdict, replacesDocumentId }, fixedNumber) {
      const sql =
        'INSERT INTO sandbox_document (number, order_id, requirement_id, document_type, file_id, file_name, size_bytes, ' +
        'verdict, uploaded_at, replaces) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number';
      const file = [upload.fileId, upload.fileName, upload.sizeBytes, verdict, clock.now()];
      const place = [fixedNumber ?? null, orderId, requirementId, documentType];
      const row = statements.get(sql, [...place, ...file, replacesDocumentId]);
      return `doc_${row?.['number']}`;
    },
    list: (orderId, submittedAt) =>
      statements
        .all('SELECT * FROM sandbox_document WHERE order_id = ? ORDER BY number DESC', [orderId])
        .map((row) => readDocument(row, submittedAt, clock.now())),
    remove(orderId, documentId) {
      const number = /^doc_(\d{1,9})$/.exec(documentId)?.[1] ?? '0';
      statements.run('DELETE FROM sandbox_document WHERE order_id = ? AND number = ?', [
        orderId,
        Number(number),
      ]);
    },
  };
}

function readDocument(row: Row, submittedAt: number | null, now: number): HandedDocument {
  const uploadedAt = Number(row['uploaded_at']);
  const verdict = readVerdict(row['verdict']);
  const decided = row['decided_at'];
  // A reviewer who decides by hand ends the scan at once.
  const scannedAt = typeof decided === 'number' ? decided : uploadedAt + SCAN_TIME;
  const state = stateOf({ scannedAt, submittedAt, verdict }, now);
  const reviewedAt = reviewedAtOf(scannedAt, submittedAt);
  return {
    documentId: `doc_${row['number']}`,
    requirementId: String(row['requirement_id']),
    fileId: String(row['file_id']),
    documentType: String(row['document_type']),
    fileName: String(row['file_name']),
    sizeBytes: Number(row['size_bytes']),
    state,
    reason: state === 'refused' || state === 'infected' ? verdict : null,
    uploadedAt,
    acceptedAt: state === 'accepted' ? reviewedAt : null,
    replacesDocumentId: row['replaces'] === null ? null : String(row['replaces']),
  };
}

/** The end of a review, which begins with the submission; null before that. */
function reviewedAtOf(scannedAt: number, submittedAt: number | null): number | null {
  return submittedAt === null ? null : Math.max(submittedAt, scannedAt) + REVIEW_TIME;
}

/** State of a document that was handed in, by the clock. */
function stateOf(
  document: { readonly scannedAt: number; readonly submittedAt: number | null; readonly verdict: Verdict },
  now: number,
): DocumentState {
  const { scannedAt, submittedAt, verdict } = document;
  if (now < scannedAt) return 'quarantined';
  if (verdict === 'infected') return 'infected';
  if (verdict !== 'clean') return 'refused';
  const reviewedAt = reviewedAtOf(scannedAt, submittedAt);
  return reviewedAt !== null && now >= reviewedAt ? 'accepted' : 'clean';
}
