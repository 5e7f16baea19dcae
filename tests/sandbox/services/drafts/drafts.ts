import type { Clock } from '../../calendar/clock.ts';
import { HOUR } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import { createDraftCipher } from './draft-cipher.ts';

/** The time that a draft is kept after its last save, in milliseconds. */
export const DRAFT_LIFETIME = constants.drafts.hours * HOUR;

/** Drafts that one customer has at most; the oldest makes room. */
const MOST_DRAFTS = constants.drafts.most;

/** Whose draft it is, of which form, and what that is about. */
interface DraftName {
  readonly userId: string;
  readonly screen: string;
  readonly about: string | undefined;
}

/** A draft that was kept. */
interface KeptDraft {
  readonly content: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/** Answers that customers typed and did not send. Nobody but the customer can ask for it. */
interface Drafts {
  find(name: DraftName): KeptDraft | undefined;
  save(name: DraftName, content: string): KeptDraft;
  remove(name: DraftName): void;
}

export const DRAFT_TABLES = `
  CREATE TABLE sandbox_draft (
    user_id TEXT NOT NULL, screen TEXT NOT NULL, about TEXT NOT NULL, sealed TEXT NOT NULL, saved_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, screen, about)
  ) STRICT, WITHOUT ROWID;
`;

const ONE = 'user_id = ? AND screen = ? AND about = ?';
const NOBODYS = `user_id NOT IN (SELECT "Id" FROM "User" WHERE "IsActive" = 1 AND "IsDeleted" = 0)`;
const EXCESS = `
  DELETE FROM sandbox_draft WHERE user_id = ?1 AND saved_at < (
    SELECT saved_at FROM sandbox_draft WHERE user_id = ?1 ORDER BY saved_at DESC LIMIT 1 OFFSET ${MOST_DRAFTS - 1})
`;

/** Drafts kept in the database, sealed; whose time or customer is over go with the next call of anybody. */
export function createDrafts(statements: Statements, clock: Clock, key: Uint8Array): Drafts {
  const cipher = createDraftCipher(key);
  const values = ({ userId, screen, about = '' }: DraftName) => [userId, screen, about];
  const placeOf = (name: DraftName) => JSON.stringify(values(name));
  const remove = (name: DraftName) =>
    void statements.run(`DELETE FROM sandbox_draft WHERE ${ONE}`, values(name));
  const sweep = () => {
    const sql = `DELETE FROM sandbox_draft WHERE saved_at <= ? OR ${NOBODYS}`;
    statements.run(sql, [clock.now() - DRAFT_LIFETIME]);
  };
  return {
    find(name) {
      sweep();
      const row = statements.get(`SELECT * FROM sandbox_draft WHERE ${ONE}`, values(name));
      if (row === undefined) return undefined;
      const content = cipher.open(String(row['sealed']), placeOf(name));
      // Sealed with a key that is gone: nobody will ever read it.
      if (content === undefined) remove(name);
      return content === undefined ? undefined : { content, savedAt: Number(row['saved_at']) };
    },
    save(name, content) {
      const savedAt = clock.now();
      statements.transaction(() => {
        sweep();
        const row = [...values(name), cipher.seal(content, placeOf(name)), savedAt];
        statements.run('INSERT OR REPLACE INTO sandbox_draft VALUES (?, ?, ?, ?, ?)', row);
        statements.run(EXCESS, [name.userId]);
      });
      return { content, savedAt };
    },
    remove,
  };
}
