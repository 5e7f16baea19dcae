import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Scalar } from '../metadata/types.ts';
import { FOLD, foldText } from './fold.ts';
import { MAILBOX, mailboxOf } from './mailbox.ts';

/** A row as it is stored: column values by column name. */
export type Row = Readonly<Record<string, SQLInputValue>>;

/** Runs SQL with bound values; statements are compiled once. */
export interface Statements {
  all(sql: string, values: readonly Scalar[]): readonly Row[];
  get(sql: string, values: readonly Scalar[]): Row | undefined;
  run(sql: string, values: readonly Scalar[]): number;
  /** Does all of it or, when it throws, nothing. Nested calls join the outer one. */
  transaction<TValue>(work: () => TValue): TValue;
}

/** Statements over one open database. */
export function createStatements(database: DatabaseSync): Statements {
  database.function(FOLD, { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : null,
  );
  database.function(MAILBOX, { deterministic: true }, (text) =>
    typeof text === 'string' ? mailboxOf(text) : null,
  );
  const compiled = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = compiled.get(sql);
    if (known !== undefined) return known;
    // Lists with any `where` are endless in number, so the oldest statement makes room.
    if (compiled.size >= 500) compiled.delete(compiled.keys().next().value ?? '');
    const statement = database.prepare(sql);
    compiled.set(sql, statement);
    return statement;
  };
  return {
    // The sandbox never stores blobs, so rows hold only what Row allows.
    all: (sql, values) => prepare(sql).all(...values.map(toStored)) as unknown as readonly Row[],
    get: (sql, values) => prepare(sql).get(...values.map(toStored)),
    run: (sql, values) => Number(prepare(sql).run(...values.map(toStored)).changes),
    transaction(work) {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const value = work();
        database.exec('COMMIT');
        return value;
      } catch (cause) {
        database.exec('ROLLBACK');
        throw cause;
      }
    },
  };
}

function toStored(value: Scalar): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
