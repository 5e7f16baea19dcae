import type { Statements } from '../../database/statements.ts';

/** The bytes of files, by the id of the record that describes them. */
export interface Files {
  save(recordId: string, bytes: Uint8Array): void;
  read(recordId: string): Uint8Array | undefined;
}

export const FILE_TABLES = `
  CREATE TABLE sandbox_file (record_id TEXT PRIMARY KEY, base64 TEXT NOT NULL) STRICT;
`;

/** Files kept in the database, as text, because its rows hold only what JSON can say. */
export function createFiles(statements: Statements): Files {
  return {
    save(recordId, bytes) {
      const sql = 'INSERT OR REPLACE INTO sandbox_file (record_id, base64) VALUES (?, ?)';
      statements.run(sql, [recordId, Buffer.from(bytes).toString('base64')]);
    },
    read(recordId) {
      const row = statements.get('SELECT base64 FROM sandbox_file WHERE record_id = ?', [recordId]);
      return row === undefined ? undefined : Buffer.from(String(row['base64']), 'base64');
    },
  };
}
