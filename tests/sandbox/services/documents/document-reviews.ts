import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { SCAN_TIME } from './documents.ts';

/** The decisions that a reviewer can make about a document. */
export const DECISIONS = ['clean', 'infected', 'refused'] as const;

export type Decision = (typeof DECISIONS)[number];

/** A document as reviewers see it. */
export interface DocumentUnderReview {
  readonly id: string;
  readonly fileName: string;
  /** The sender, such as the customer's name. */
  readonly from: string;
  /** The document type that it was sent in as. */
  readonly purpose: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly state: 'quarantine' | Decision;
}

/** The documents that customers send in, as reviewers decide on them. */
interface DocumentReviews {
  /** The latest first. */
  list(limit: number): readonly DocumentUnderReview[];
  /** Decides on a document in quarantine; false when there is none with this id. */
  decide(id: string, decision: Decision): boolean;
}

/** The stored form of each decision. */
const VERDICTS = { clean: 'clean', infected: 'infected', refused: 'wrongType' } as const;

/** Reviews over the documents of the database; a document that nobody decides on is decided by its scan. */
export function createDocumentReviews(statements: Statements, clock: Clock): DocumentReviews {
  return {
    list(limit) {
      const sql =
        'SELECT d.*, c."Name" AS sender FROM sandbox_document d JOIN "Order" o ON o."Id" = d.order_id ' +
        'LEFT JOIN "Contact" c ON c."Id" = o."BillToContactId" ORDER BY d.number DESC LIMIT ?';
      return statements.all(sql, [limit]).map((row) => describeReview(row, clock.now()));
    },
    decide(id, decision) {
      const number = Number(/^doc_(\d{1,9})$/.exec(id)?.[1] ?? 0);
      const sql =
        'UPDATE sandbox_document SET verdict = ?, decided_at = ? ' +
        'WHERE number = ? AND decided_at IS NULL AND uploaded_at > ?';
      const now = clock.now();
      return statements.run(sql, [VERDICTS[decision], now, number, now - SCAN_TIME]) === 1;
    },
  };
}

function describeReview(row: Row, now: number): DocumentUnderReview {
  const receivedAt = Number(row['uploaded_at']);
  const isOpen = row['decided_at'] === null && now < receivedAt + SCAN_TIME;
  const verdict = row['verdict'];
  const decided = verdict === 'clean' || verdict === 'infected' ? verdict : 'refused';
  return {
    id: `doc_${row['number']}`,
    fileName: String(row['file_name']),
    from: String(row['sender'] ?? ''),
    purpose: String(row['document_type']),
    receivedAt,
    state: isOpen ? 'quarantine' : decided,
  };
}
