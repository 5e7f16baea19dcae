import { SYSTEM } from '../../database/access.ts';
import type { Condition } from '../../database/access.ts';
import { MAILBOX, mailboxOf } from '../../database/mailbox.ts';
import type { Call } from '../../protocol/call.ts';
import { viewerOf } from '../records/visible-records.ts';
import type { Services } from '../services.ts';
import { describeAccount, listRows } from './customer-account.ts';
import type { CustomerAccount } from './customer-account.ts';

/** Accounts that make somebody a customer: in service now or before, or with an order that was not cancelled. */
const COUNTS: Condition = {
  sql:
    `("Status__c" IN ('Active', 'Closed') OR ("Status__c" <> 'Cancelled' AND "Id" IN ` +
    `(SELECT "AccountId" FROM "Order" WHERE "Status" <> 'Cancelled' AND "IsDeleted" = 0)))`,
  values: [],
};

const SERVED: Condition = { sql: `"Status__c" IN ('Active', 'Closed')`, values: [] };

/** Own accounts that make the one who calls a customer. An account stays pending where its only order was cancelled. */
export function listKnownAccounts(
  call: Call,
  services: Pick<Services, 'repository'>,
): readonly CustomerAccount[] {
  const rows = listRows(services, 'Account', { viewer: viewerOf(call), conditions: [COUNTS] });
  return rows.map(describeAccount);
}

/**
 * True for the e-mail address of somebody who has or had service by another account, however it is written. An order that waits
 * makes nobody a customer here: anybody may have typed the address.
 */
export function isCustomer(
  email: string,
  accountId: string,
  services: Pick<Services, 'repository'>,
): boolean {
  const sql =
    '"Id" <> ? AND "Contact__c" IN ' +
    `(SELECT "Id" FROM "Contact" WHERE ${MAILBOX}("Email") = ? AND "IsDeleted" = 0)`;
  const conditions = [SERVED, { sql, values: [accountId, mailboxOf(email)] }];
  return listRows(services, 'Account', { viewer: SYSTEM, conditions, limit: 1 }).length > 0;
}
