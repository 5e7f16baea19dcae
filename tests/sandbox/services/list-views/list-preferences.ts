import type { Statements } from '../../database/statements.ts';

/** The preferences of one user for one list. */
export interface ListPreferences {
  /** Pixels by field name. */
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  /** Field names, a leading minus sorts downwards; undefined where the list's own order stays. */
  readonly orderBy?: readonly string[] | undefined;
}

/** Preferences of every user for every list, by a name of the list. */
interface PreferenceStore {
  read(userId: string, list: string): ListPreferences;
  /** Widths and wraps join those saved before; an order replaces the one before. */
  save(userId: string, list: string, change: ListPreferences): void;
  /** Forgets what users wanted of a list that is gone. */
  forget(list: string): void;
}

export const LIST_PREFERENCE_TABLES = `
  CREATE TABLE sandbox_list_preference (
    user_id TEXT NOT NULL, list TEXT NOT NULL, preferences TEXT NOT NULL, PRIMARY KEY (user_id, list)
  ) STRICT, WITHOUT ROWID;
`;

const NO_PREFERENCES: ListPreferences = { columnWidths: {}, columnWrap: {} };

/** Preferences kept in the database. */
export function createPreferenceStore(statements: Statements): PreferenceStore {
  const read: PreferenceStore['read'] = (userId, list) => {
    const sql = 'SELECT preferences FROM sandbox_list_preference WHERE user_id = ? AND list = ?';
    const row = statements.get(sql, [userId, list]);
    // Only this service writes the column.
    return row === undefined ? NO_PREFERENCES : (JSON.parse(String(row['preferences'])) as ListPreferences);
  };
  return {
    read,
    save(userId, list, change) {
      const before = read(userId, list);
      const preferences = {
        columnWidths: { ...before.columnWidths, ...change.columnWidths },
        columnWrap: { ...before.columnWrap, ...change.columnWrap },
        orderBy: change.orderBy ?? before.orderBy,
      };
      const sql =
        'INSERT INTO sandbox_list_preference (user_id, list, preferences) VALUES (?, ?, ?) ' +
        'ON CONFLICT (user_id, list) DO UPDATE SET preferences = excluded.preferences';
      statements.run(sql, [userId, list, JSON.stringify(preferences)]);
    },
    forget(list) {
      statements.run('DELETE FROM sandbox_list_preference WHERE list = ?', [list]);
    },
  };
}
