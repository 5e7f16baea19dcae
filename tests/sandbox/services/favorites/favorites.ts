import type { Clock } from '../../calendar/clock.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { createRecordId } from '../../metadata/record-id.ts';

/** The kinds of places that can be a favorite. */
type FavoriteKind = 'ListView' | 'ObjectHome' | 'Record' | 'Tab';

/** A place that a user wants to find again. */
export interface Favorite {
  readonly id: string;
  /** The name that the user gave it; null where it has that of the place. */
  readonly name: string | null;
  readonly target: string;
  readonly kind: FavoriteKind;
  readonly uses: number;
  /** ISO time of the last use. */
  readonly lastUse: string | null;
}

/** A favorite to save. */
type NewFavorite = Pick<Favorite, 'name' | 'target' | 'kind'>;

/** The favorites of all users, each in the user's own order. */
interface Favorites {
  list(userId: string): readonly Favorite[];
  add(userId: string, favorite: NewFavorite): Favorite;
  rename(userId: string, id: string, name: string): void;
  countUse(userId: string, id: string): void;
  /** Keeps these in this order, and deletes all others. */
  arrange(userId: string, ids: readonly string[]): void;
}

export const FAVORITE_TABLES = `
  CREATE TABLE sandbox_favorite (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, place INTEGER NOT NULL, name TEXT, target TEXT NOT NULL,
    kind TEXT NOT NULL, uses INTEGER NOT NULL, last_use TEXT
  ) STRICT;
  CREATE INDEX sandbox_favorite_user ON sandbox_favorite (user_id, place);
`;

/** Favorites kept in the database. */
export function createFavorites(statements: Statements, repository: Repository, clock: Clock): Favorites {
  const list: Favorites['list'] = (userId) =>
    statements
      .all('SELECT * FROM sandbox_favorite WHERE user_id = ? ORDER BY place', [userId])
      .map(toFavorite);
  return {
    list,
    add(userId, { name, target, kind }) {
      const id = createRecordId('0MV', repository.nextNumber('Favorite', 1));
      const sql =
        'INSERT INTO sandbox_favorite (id, user_id, place, name, target, kind, uses) VALUES (?, ?, ?, ?, ?, ?, 0)';
      statements.run(sql, [id, userId, list(userId).length, name, target, kind]);
      return { id, name, target, kind, uses: 0, lastUse: null };
    },
    rename(userId, id, name) {
      statements.run('UPDATE sandbox_favorite SET name = ? WHERE id = ? AND user_id = ?', [name, id, userId]);
    },
    countUse(userId, id) {
      const sql = 'UPDATE sandbox_favorite SET uses = uses + 1, last_use = ? WHERE id = ? AND user_id = ?';
      statements.run(sql, [new Date(clock.now()).toISOString(), id, userId]);
    },
    arrange(userId, ids) {
      for (const { id } of list(userId)) {
        if (!ids.includes(id)) statements.run('DELETE FROM sandbox_favorite WHERE id = ?', [id]);
      }
      for (const [place, id] of ids.entries()) {
        const sql = 'UPDATE sandbox_favorite SET place = ? WHERE id = ? AND user_id = ?';
        statements.run(sql, [place, id, userId]);
      }
    },
  };
}

function toFavorite(row: Row): Favorite {
  return {
    id: String(row['id']),
    name: row['name'] === null ? null : String(row['name']),
    target: String(row['target']),
    // Only this service writes the column.
    kind: String(row['kind']) as FavoriteKind,
    uses: Number(row['uses']),
    lastUse: row['last_use'] === null ? null : String(row['last_use']),
  };
}
