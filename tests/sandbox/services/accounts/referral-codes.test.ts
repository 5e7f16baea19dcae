import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { createStatements } from '../../database/statements.ts';
import { createReferralCodes, REFERRAL_CODE_TABLES } from './referral-codes.ts';

/** Codes whose digits are those of the account, with the number of tries after the first one. */
function openCodes(digitsOf?: (accountId: string, tries: number) => string) {
  const database = new DatabaseSync(':memory:');
  database.exec(REFERRAL_CODE_TABLES);
  return createReferralCodes(createStatements(database), digitsOf);
}

it('tries again where another account has the code, and keeps what it has given', () => {
  const codes = openCodes((accountId, tries) => (tries === 0 ? 'SAME' : `${accountId}${tries}`));
  expect(codes.of('A', 'Maria')).toBe('MARIA-SAME');
  expect(codes.of('B', 'María')).toBe('MARIA-B1');
  expect([codes.of('A', 'Another'), codes.of('B', 'Maria')]).toEqual(['MARIA-SAME', 'MARIA-B1']);
  expect(codes.of('C', '')).toBe('FRIEND-SAME');
});

it('knows whose a code is, in letters of either case', () => {
  const codes = openCodes();
  const code = codes.of('A', 'Maria');
  expect([code, code.toLowerCase(), `${code}0`].map(codes.accountOf)).toEqual(['A', 'A', undefined]);
});

it('gives no code rather than that of another account', () => {
  const codes = openCodes(() => 'SAME');
  codes.of('A', 'Maria');
  expect(() => codes.of('B', 'Maria')).toThrow('another account');
});

it('has digits that tell nothing of the account', () => {
  expect(openCodes().of('001RM000004kPqRYAU', 'Maria')).toMatch(/^MARIA-[0-9A-F]{10}$/);
});
