import type { Statements } from '../../database/statements.ts';

/** A photo that stands for a record. */
export interface Photo {
  readonly photoUrl: string;
  readonly profileName: string | null;
  /** Ids at the provider of the photo. */
  readonly externalId: string | null;
  readonly blueMasterId: string | null;
}

/** Photos of records; a record without one shows the icon of its object. */
interface Avatars {
  find(recordId: string): Photo | undefined;
  save(recordId: string, photo: Photo): void;
  remove(recordId: string): void;
}

export const AVATAR_TABLES = `
  CREATE TABLE sandbox_avatar (record_id TEXT PRIMARY KEY, photo TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Photos kept in the database. */
export function createAvatars(statements: Statements): Avatars {
  return {
    find(recordId) {
      const row = statements.get('SELECT photo FROM sandbox_avatar WHERE record_id = ?', [recordId]);
      // Only this service writes the column.
      return row === undefined ? undefined : (JSON.parse(String(row['photo'])) as Photo);
    },
    save(recordId, photo) {
      const sql =
        'INSERT INTO sandbox_avatar (record_id, photo) VALUES (?, ?) ' +
        'ON CONFLICT (record_id) DO UPDATE SET photo = excluded.photo';
      statements.run(sql, [recordId, JSON.stringify(photo)]);
    },
    remove(recordId) {
      statements.run('DELETE FROM sandbox_avatar WHERE record_id = ?', [recordId]);
    },
  };
}
