import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';
import type { components } from '../../generated/types/apex.gen.ts';

/** The end of service that a customer asked for, and the address from then on. */
export type MoveOutRequest = Omit<components['schemas']['MoveOutInput'], 'accountNumber' | 'idempotencyKey'>;

/** Ends of service, one for each account. */
interface MoveOuts {
  find(accountId: string): MoveOutRequest | undefined;
  ask(accountId: string, request: MoveOutRequest): void;
}

export const MOVE_OUT_TABLES = `
  CREATE TABLE sandbox_move_out (
    account_id TEXT PRIMARY KEY, request TEXT NOT NULL, asked_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Ends of service kept in the database. */
export function createMoveOuts(statements: Statements, clock: Clock): MoveOuts {
  return {
    find(accountId) {
      const row = statements.get('SELECT request FROM sandbox_move_out WHERE account_id = ?', [accountId]);
      // Only `ask` has written it.
      return row === undefined ? undefined : (JSON.parse(String(row['request'])) as MoveOutRequest);
    },
    ask(accountId, request) {
      statements.run('INSERT INTO sandbox_move_out VALUES (?, ?, ?)', [
        accountId,
        JSON.stringify(request),
        clock.now(),
      ]);
    },
  };
}
