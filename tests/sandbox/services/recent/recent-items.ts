import type { Condition } from '../../database/access.ts';
import type { Statements } from '../../database/statements.ts';

/** The things that a user used last: records by their object's name, list views by `ListView.` and that name. */
export interface RecentItems {
  remember(userId: string, kind: string, itemId: string): void;
  /** Ids, the latest first. */
  list(userId: string, kind: string): readonly string[];
  /** Holds for rows that the user used lately. */
  condition(userId: string, kind: string): Condition;
  /** Sorts such rows, the latest first. */
  order(userId: string): Condition;
}

/** Most items of a kind that are remembered for one user. */
const MOST_ITEMS = 200;

export const RECENT_ITEM_TABLES = `
  CREATE TABLE sandbox_recent_item (
    user_id TEXT NOT NULL, item_id TEXT NOT NULL, kind TEXT NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (user_id, item_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sandbox_recent_item_place ON sandbox_recent_item (user_id, kind, place);
`;

/** Recently used items kept in the database. Places count uses, as two can share a millisecond. */
export function createRecentItems(statements: Statements): RecentItems {
  return {
    remember(userId, kind, itemId) {
      const insert =
        'INSERT INTO sandbox_recent_item (user_id, item_id, kind, place) VALUES ' +
        '(?1, ?2, ?3, (SELECT coalesce(max(place), 0) + 1 FROM sandbox_recent_item WHERE user_id = ?1 AND kind = ?3)) ' +
        'ON CONFLICT (user_id, item_id) DO UPDATE SET place = excluded.place';
      statements.run(insert, [userId, itemId, kind]);
      const trim =
        'DELETE FROM sandbox_recent_item WHERE user_id = ?1 AND kind = ?2 AND place <= ' +
        '(SELECT max(place) FROM sandbox_recent_item WHERE user_id = ?1 AND kind = ?2) - ?3';
      statements.run(trim, [userId, kind, MOST_ITEMS]);
    },
    list(userId, kind) {
      const sql =
        'SELECT item_id FROM sandbox_recent_item WHERE user_id = ? AND kind = ? ORDER BY place DESC';
      return statements.all(sql, [userId, kind]).map((row) => String(row['item_id']));
    },
    condition: (userId, kind) => ({
      sql: '"Id" IN (SELECT item_id FROM sandbox_recent_item WHERE user_id = ? AND kind = ?)',
      values: [userId, kind],
    }),
    order: (userId) => ({
      sql: '(SELECT place FROM sandbox_recent_item AS item WHERE item.user_id = ? AND item.item_id = "Id") DESC',
      values: [userId],
    }),
  };
}
