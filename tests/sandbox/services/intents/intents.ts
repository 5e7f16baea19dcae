import { createHash } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { HOUR } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';

/** The time that a key is remembered, in milliseconds. */
export const KEY_LIFETIME = constants.payments.keyHours * HOUR;

/** One thing that somebody wants, with every try of it. */
interface Intent {
  /** Whose key it is and for which call: keys of different people never meet. */
  readonly scope: string;
  readonly key: string;
  /** The whole request; the same key with another request is refused. */
  readonly request: unknown;
}

/** Does things once, however often they are asked for. */
export interface Intents {
  /** Returns true for the key of something that was done: asking for it again is no new try. */
  knows(intent: Pick<Intent, 'scope' | 'key'>): boolean;
  /** The answer of the first try; `conflict` answers when the key came with another request before. */
  once(intent: Intent, work: () => Answer, conflict: () => never): Answer;
}

export const INTENT_TABLES = `
  CREATE TABLE sandbox_intent (
    scope TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT, WITHOUT ROWID;
`;

/** Intents kept in the database. Work that throws is not remembered, so that it can be tried again. */
export function createIntents(statements: Statements, clock: Clock): Intents {
  return {
    knows({ scope, key }) {
      const sql = 'SELECT 1 FROM sandbox_intent WHERE scope = ? AND key = ? AND at > ?';
      return statements.get(sql, [scope, key.toLowerCase(), clock.now() - KEY_LIFETIME]) !== undefined;
    },
    once({ scope, key, request }, work, conflict) {
      return statements.transaction(() => {
        statements.run('DELETE FROM sandbox_intent WHERE at <= ?', [clock.now() - KEY_LIFETIME]);
        const id = key.toLowerCase();
        const hash = createHash('sha256').update(JSON.stringify(request, canonical)).digest('hex');
        const sql = 'SELECT request_hash, answer FROM sandbox_intent WHERE scope = ? AND key = ?';
        const known = statements.get(sql, [scope, id]);
        if (known !== undefined) {
          if (known['request_hash'] !== hash) conflict();
          // Only answers are written here.
          return JSON.parse(String(known['answer'])) as Answer;
        }
        const answer = work();
        const values = [scope, id, hash, JSON.stringify(answer), clock.now()];
        statements.run('INSERT INTO sandbox_intent VALUES (?, ?, ?, ?, ?)', values);
        return answer;
      });
    },
  };
}

/** The key is written in several ways; of a password nothing is kept, not even its hash. */
const LEFT_OUT: ReadonlySet<string> = new Set(['currentPassword', 'idempotencyKey']);

/** Two requests with the same members are the same, in whatever order they came. */
function canonical(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}
