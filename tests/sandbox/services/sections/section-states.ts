import type { Statements } from '../../database/statements.ts';

/** Which sections of layouts each user has closed. */
interface SectionStates {
  /** Ids of all sections that the user has closed. */
  closedBy(userId: string): ReadonlySet<string>;
  save(userId: string, section: { readonly id: string; readonly collapsed: boolean }): void;
}

export const SECTION_TABLES = `
  CREATE TABLE sandbox_closed_section (
    user_id TEXT NOT NULL, section_id TEXT NOT NULL, PRIMARY KEY (user_id, section_id)
  ) STRICT, WITHOUT ROWID;
`;

/** States of sections, kept in the database. */
export function createSectionStates(statements: Statements): SectionStates {
  return {
    closedBy(userId) {
      const rows = statements.all('SELECT section_id FROM sandbox_closed_section WHERE user_id = ?', [
        userId,
      ]);
      return new Set(rows.map((row) => String(row['section_id'])));
    },
    save(userId, { id, collapsed }) {
      const sql = collapsed
        ? 'INSERT OR IGNORE INTO sandbox_closed_section (user_id, section_id) VALUES (?, ?)'
        : 'DELETE FROM sandbox_closed_section WHERE user_id = ? AND section_id = ?';
      statements.run(sql, [userId, id]);
    },
  };
}
