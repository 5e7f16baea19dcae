import type { Row, Statements } from '../../database/statements.ts';
import type { Clock } from '../../protocol/call.ts';
import type { DeskDocument, DocumentDesk } from './document-desk.ts';
import { SCAN_TIME } from './documents.ts';

/** What a decision of a reviewer is kept as. */
const VERDICTS = { clean: 'clean', infected: 'infected', refused: 'wrongType' } as const;

/** The reviewers' side over the same documents; what nobody decides is decided by the scan. */
export function createDocumentDesk(statements: Statements, clock: Clock): DocumentDesk {
  return {
    list(limit) {
      const sql =
        'SELECT d.*, c."Name" AS sender FROM sandbox_document d JOIN "Order" o ON o."Id" = d.order_id ' +
        'LEFT JOIN "Contact" c ON c."Id" = o."BillToContactId" ORDER BY d.number DESC LIMIT ?';
      return statements.all(sql, [limit]).map((row) => describe(row, clock.now()));
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

function describe(row: Row, now: number): DeskDocument {
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
