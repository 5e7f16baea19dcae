import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { MASTER_RECORD_TYPE_ID } from '../metadata/record-id.ts';
import { allowedEntries, recordTypesOf } from '../metadata/record-types.ts';
import { OBJECTS } from '../metadata/schema.ts';
import { openServices } from '../open-services.ts';
import { createTestClock } from '../testing/test-org.ts';

function seededDatabase() {
  const database = new DatabaseSync(':memory:');
  openServices(database, { clock: createTestClock(), seed: 'demo' });
  return (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
}

describe('demo seed', () => {
  const query = seededDatabase();
  const values = (sql: string) => query(sql).flatMap((row) => Object.values(row));

  it('is the same every time', () => {
    const sql = 'SELECT "Id", "Email", "MobilePhone", "SystemModstamp" FROM "Contact" ORDER BY "Id"';
    expect(query(sql)).toEqual(seededDatabase()(sql));
  });

  it.each([
    ['at least 40 customers', 'SELECT count(*) >= 40 FROM "Contact"'],
    ['three brands', 'SELECT count(DISTINCT "Account_Brand__c") = 3 FROM "Account"'],
    ['plans for at least six zip codes', 'SELECT count(DISTINCT "Zip_Code__c") >= 6 FROM "Plan__c"'],
    [
      'ESIIDs of 17 digits',
      `SELECT count(*) = 0 FROM "Order" WHERE length("ESIID__c") <> 17 OR "ESIID__c" GLOB '*[^0-9]*'`,
    ],
    [
      'addresses that nobody owns',
      `SELECT count(*) = 0 FROM "Contact" WHERE "Email" NOT LIKE '%@example.com'`,
    ],
    [
      'phones that nobody owns',
      `SELECT count(*) = 0 FROM "Contact" WHERE substr("MobilePhone", 4, 5) <> '55501'`,
    ],
    [
      'no contract that has ended on an account that runs',
      `SELECT count(*) = 0 FROM "Order" o JOIN "Account" a ON a."Id" = o."AccountId"
        JOIN (SELECT DISTINCT "Name", "Term_Months__c" FROM "Plan__c") p ON p."Name" = o."Plan_Name__c"
        WHERE a."Status__c" = 'Active' AND o."Status" = 'Active' AND p."Term_Months__c" > 1
        AND date(o."Requested_Start_Date__c", '+' || p."Term_Months__c" || ' months') <= '2026-11-21'`,
    ],
    [
      'no records of the future',
      `SELECT count(*) = 0 FROM "CaseComment" WHERE "CreatedDate" > '2026-11-21T12'`,
    ],
  ])('has %s', (_, sql) => {
    expect(values(sql)).toEqual([1]);
  });

  it('keeps to the values that record types allow', () => {
    const types = OBJECTS.flatMap((object) => recordTypesOf(object).map((type) => ({ object, type })));
    for (const { object, type } of types.filter((each) => each.object.recordTypes !== undefined)) {
      const id = type.id === MASTER_RECORD_TYPE_ID ? 'IS NULL' : `= '${type.id}'`;
      for (const field of object.fields.filter((each) => each.picklist?.restricted === true)) {
        const allowed = allowedEntries(type, field).map((entry) => entry.value);
        const sql = `SELECT DISTINCT "${field.name}" FROM "${object.name}" WHERE "RecordTypeId" ${id}`;
        const used = values(sql).filter((value) => value !== null);
        expect(
          used.flatMap((value) => String(value).split(';')).filter((one) => !allowed.includes(one)),
        ).toEqual([]);
      }
    }
  });

  it.each(['Account.Status__c', 'Order.Status'])('has every group in %s', (place) => {
    const [table, column] = place.split('.');
    expect(values(`SELECT DISTINCT "${column}" FROM "${table}" ORDER BY 1`)).toEqual([
      'Active',
      'Cancelled',
      'Closed',
      'Pending',
    ]);
  });

  it('gives every customer 24 months of electricity and of gas, and Maria three more of a closed account', () => {
    const sql =
      'SELECT DISTINCT count(*) FROM "Usage__c" u JOIN "Account" a ON a."Id" = u."Account__c" GROUP BY a."Contact__c", u."Commodity__c"';
    expect(values(sql)).toEqual([24, 27]);
  });

  it('uses more electricity in summer and more gas in winter', () => {
    const use = (commodity: string, months: string) =>
      Number(
        values(
          `SELECT avg("Consumed__c") FROM "Usage__c" WHERE "Commodity__c" = '${commodity}' AND substr("Bill_Month__c", 6, 2) IN (${months})`,
        )[0],
      );
    expect(use('Electric', "'07','08'")).toBeGreaterThan(1.5 * use('Electric', "'03','11'"));
    expect(use('Gas', "'01','12'")).toBeGreaterThan(2 * use('Gas', "'07','08'"));
  });
});
