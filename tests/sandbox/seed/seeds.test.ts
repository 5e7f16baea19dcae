import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openServices } from '../open-services.ts';
import type { OpenOptions } from '../open-services.ts';
import { createTestClock } from '../testing/test-org.ts';

function open(options: Partial<OpenOptions>) {
  const database = new DatabaseSync(':memory:');
  openServices(database, { clock: createTestClock(), seed: 'demo', ...options });
  return (sql: string) =>
    database
      .prepare(sql)
      .all()
      .flatMap((row) => Object.values(row));
}

const CROWD = `SELECT "Id" FROM "Contact" WHERE "Email" LIKE 'customer%'`;

describe('further customers', () => {
  const values = open({ customers: 20 });

  it('are as many as were asked for, each with 24 months of electricity and of gas', () => {
    expect(values(CROWD)).toHaveLength(20);
    const sql = `SELECT DISTINCT count(*) FROM "Usage__c" u JOIN "Account" a ON a."Id" = u."Account__c"
      WHERE a."Contact__c" IN (${CROWD}) GROUP BY a."Contact__c", u."Commodity__c"`;
    expect(values(sql)).toEqual([24]);
  });

  it('are the same every time', () => {
    const sql = 'SELECT "Name", "Consumed__c", "Average_Temperature__c" FROM "Usage__c" ORDER BY "Id"';
    expect(values(sql)).toEqual(open({ customers: 20 })(sql));
  });

  it('have the weather of their towns, and use more electricity the hotter it is', () => {
    const same = `SELECT max(n) FROM (SELECT count(DISTINCT u."Average_Temperature__c") AS n FROM "Usage__c" u
      JOIN "Account" a ON a."Id" = u."Account__c" JOIN "Contact" c ON c."Id" = a."Contact__c"
      GROUP BY c."MailingPostalCode", u."Bill_Month__c")`;
    expect(values(same)).toEqual([1]);
    const use = (condition: string) =>
      Number(
        values(
          `SELECT avg("Consumed__c") FROM "Usage__c" WHERE "Commodity__c" = 'Electric' AND ${condition}`,
        )[0],
      );
    expect(use('"Average_Temperature__c" > 85')).toBeGreaterThan(
      use('"Average_Temperature__c" BETWEEN 74 AND 82'),
    );
  });

  it('leave the demo as it is', () => {
    const sql = `SELECT "Id", "MobilePhone" FROM "Contact" WHERE "Email" = 'maria.lopez@example.com'`;
    expect(values(sql)).toEqual(open({})(sql));
  });
});

describe('the customers at every limit', () => {
  const values = open({ seed: 'edge-cases' });
  const count = (table: string, email: string) => {
    const field = table === 'Account' ? 'Contact__c' : 'ContactId';
    const contact = `SELECT "Id" FROM "Contact" WHERE "Email" = '${email}@example.com'`;
    return values(`SELECT count(*) FROM "${table}" WHERE "${field}" = (${contact})`)[0];
  };

  it.each([
    ['Account', 'no.accounts', 0],
    ['Case', 'no.accounts', 0],
    ['Account', 'forty.accounts', 40],
    ['Case', 'many.records', 10_000],
  ])('have %ss: %s has %i', (table, email, wanted) => {
    expect(count(table, email)).toBe(wanted);
  });

  it('have texts of every length and script, and none longer than its field', () => {
    expect(values('SELECT max(length("Name")) FROM "Account"')).toEqual([255]);
    expect(values('SELECT max(length("Subject")) FROM "Case"')).toEqual([255]);
    expect(values('SELECT max(length("LastName")) FROM "Contact"')).toEqual([80]);
    expect(values(`SELECT count(*) FROM "Contact" WHERE "LastName" GLOB '*[א-ي]*'`)).toEqual([1]);
    expect(values(`SELECT count(*) FROM "Contact" WHERE "LastName" LIKE '%Ñ%Ō%'`)).toEqual([1]);
  });
});
