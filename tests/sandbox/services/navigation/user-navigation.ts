import type { Statements } from '../../database/statements.ts';

/** A place in the navigation that a user arranged: an object's home, or a record. */
export interface UserNavItem {
  readonly id: string;
  /** The name that the user gave it; only records have one. */
  readonly label: string | null;
  readonly object: string;
  readonly recordId: string | null;
}

/** The navigation of apps as users arranged it. */
interface UserNavigation {
  /** Undefined where the user has left it as it comes. */
  read(userId: string, appId: string): readonly UserNavItem[] | undefined;
  save(userId: string, appId: string, items: readonly UserNavItem[]): void;
}

export const USER_NAVIGATION_TABLES = `
  CREATE TABLE sandbox_user_navigation (
    user_id TEXT NOT NULL, app_id TEXT NOT NULL, items TEXT NOT NULL, PRIMARY KEY (user_id, app_id)
  ) STRICT, WITHOUT ROWID;
`;

/** Navigation kept in the database. */
export function createUserNavigation(statements: Statements): UserNavigation {
  return {
    read(userId, appId) {
      const sql = 'SELECT items FROM sandbox_user_navigation WHERE user_id = ? AND app_id = ?';
      const row = statements.get(sql, [userId, appId]);
      // Only this service writes the column.
      return row === undefined ? undefined : (JSON.parse(String(row['items'])) as readonly UserNavItem[]);
    },
    save(userId, appId, items) {
      const sql =
        'INSERT INTO sandbox_user_navigation (user_id, app_id, items) VALUES (?, ?, ?) ' +
        'ON CONFLICT (user_id, app_id) DO UPDATE SET items = excluded.items';
      statements.run(sql, [userId, appId, JSON.stringify(items)]);
    },
  };
}
