import { textOf } from '../../database/row-text.ts';
import type { Row, Statements } from '../../database/statements.ts';

/** Three facts that must fit one order. */
interface EnrollmentFacts {
  readonly confirmationNumber: string;
  readonly lastName: string;
  readonly zipCode: string;
}

/** An order with what a registration shows and needs of it. */
export interface EnrolledOrder {
  readonly orderId: string;
  readonly contactId: string;
  readonly confirmationNumber: string;
  readonly planName: string | null;
  readonly email: string | null;
  /** Ten digits. */
  readonly mobilePhone: string | null;
  /** The brand that it was ordered from, as the org calls it. */
  readonly brand: string | null;
}

const ORDER =
  'SELECT o."Id", o."OrderNumber", o."Confirmation_Number__c", o."Plan_Name__c", o."Service_Address__c", ' +
  'c."Id" AS contact, c."LastName", c."Email", c."MobilePhone", a."Account_Brand__c" AS brand ' +
  'FROM "Order" o JOIN "Contact" c ON c."Id" = o."BillToContactId" ' +
  'LEFT JOIN "Account" a ON a."Id" = o."AccountId" ' +
  `WHERE o."IsDeleted" = 0 AND c."IsDeleted" = 0 AND o."Status" <> 'Cancelled' AND `;

/** The order that all three facts fit. A number that nobody has is looked up and compared, too, so that the time does not tell. */
export function findOrderByFacts(statements: Statements, facts: EnrollmentFacts): EnrolledOrder | undefined {
  const number = facts.confirmationNumber.trim();
  const sql =
    'SELECT "Id" AS id FROM "Order" WHERE "Confirmation_Number__c" = ? COLLATE NOCASE OR "OrderNumber" = ?';
  const found = statements.all(sql, [number, number]);
  const other = statements.get('SELECT min("Id") AS id FROM "Order"', []);
  const lastName = plainName(facts.lastName);
  const fitting = (found.length > 0 ? found : [other])
    .flatMap((row) => statements.all(`${ORDER}o."Id" = ?`, [String(row?.['id'])]))
    .find((row) => {
      const zip = /(\d{5})(?:-\d{4})?\s*$/.exec(String(row['Service_Address__c']))?.[1];
      const isNamed = plainName(String(row['LastName'])) === lastName;
      return zip === facts.zipCode && isNamed;
    });
  return fitting === undefined || found.length === 0 ? undefined : readOrder(fitting);
}

/** An order by its id. */
export function findOrderById(statements: Statements, orderId: string): EnrolledOrder | undefined {
  const row = statements.get(`${ORDER}o."Id" = ?`, [orderId]);
  return row === undefined ? undefined : readOrder(row);
}

function readOrder(row: Row): EnrolledOrder {
  return {
    orderId: String(row['Id']),
    contactId: String(row['contact']),
    confirmationNumber: textOf(row, 'Confirmation_Number__c') ?? String(row['OrderNumber']),
    planName: textOf(row, 'Plan_Name__c'),
    email: textOf(row, 'Email'),
    mobilePhone: textOf(row, 'MobilePhone'),
    brand: textOf(row, 'brand'),
  };
}

/** People type their names with and without accents, capitals and double spaces. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}
