import { createHash } from 'node:crypto';
import { foldText } from '../../database/fold.ts';
import type { Statements } from '../../database/statements.ts';

/** Codes that customers give to friends: one for each account, and no two the same. */
interface ReferralCodes {
  /** The code of an account. The first time it is made, of the first name. */
  of(accountId: string, firstName: string): string;
  /** The account whose code it is, however its letters are written; undefined where it is nobody's. */
  accountOf(code: string): string | undefined;
}

export const REFERRAL_CODE_TABLES = `
  CREATE TABLE sandbox_referral_code (account_id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE)
  STRICT, WITHOUT ROWID;
`;

const MOST_TRIES = 5;

/**
 * Codes kept in the database.
 *
 * @param digitsOf digits for an account; others with each try
 */
export function createReferralCodes(statements: Statements, digitsOf = digitsOfHash): ReferralCodes {
  const keep = (accountId: string, code: string) =>
    statements.run('INSERT INTO sandbox_referral_code VALUES (?, ?) ON CONFLICT DO NOTHING', [
      accountId,
      code,
    ]);
  const find = (accountId: string) =>
    statements.get('SELECT code FROM sandbox_referral_code WHERE account_id = ?', [accountId])?.['code'];
  return {
    of(accountId, firstName) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const kept = find(accountId);
        if (typeof kept === 'string') return kept;
        keep(accountId, `${lettersOf(firstName)}-${digitsOf(accountId, tries)}`);
      }
      const kept = find(accountId);
      if (typeof kept !== 'string') throw new Error('Every code is another account’s.');
      return kept;
    },
    accountOf(code) {
      const sql = 'SELECT account_id FROM sandbox_referral_code WHERE code = ?';
      const found = statements.get(sql, [code.toUpperCase()])?.['account_id'];
      return typeof found === 'string' ? found : undefined;
    },
  };
}

/** First name in plain letters. */
function lettersOf(firstName: string): string {
  const letters = foldText(firstName)
    .replace(/[^a-z]/g, '')
    .toUpperCase();
  return letters === '' ? 'FRIEND' : letters;
}

/** Digits of a hash: nothing that is known of the account. */
function digitsOfHash(accountId: string, tries: number): string {
  const text = `referral\n${accountId}${tries === 0 ? '' : `\n${tries}`}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase();
}
