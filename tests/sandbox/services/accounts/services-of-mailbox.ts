import { dayOf } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import type { Condition } from '../../database/access.ts';
import { MAILBOX } from '../../database/mailbox.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Services } from '../services.ts';
import { listRows } from './customer-account.ts';

/** A service that begins for a mailbox, on an account. */
interface Beginning {
  readonly mailbox: string;
  readonly accountId: string;
  /** Its {@link turnOf}. */
  readonly turn: string;
}

const SERVED = ['Active', 'Closed'];

/** The day from which a service runs. */
export function startOf(order: Row, today: string): string {
  const start = textOf(order, 'Requested_Start_Date__c') ?? createdOn(order);
  return start > today ? today : start;
}

/** A text by which services are sorted: by the day from which they run, and those of one day by their orders. */
export function turnOf(order: Row, today: string): string {
  return turnAt(startOf(order, today), order);
}

/** True where another account of the mailbox, by its present address or that of a friend's order, has or had service from before. */
export function hadService(
  { mailbox, accountId, turn }: Beginning,
  services: Pick<Services, 'clock' | 'repository'>,
): boolean {
  const today = dayOf(services.clock.now());
  const ofMailbox = `"Contact__c" IN (SELECT "Id" FROM "Contact" WHERE ${MAILBOX}("Email") = ? AND "IsDeleted" = 0)`;
  const ofFriend = '"Id" IN (SELECT order_id FROM sandbox_referral WHERE mailbox = ?)';
  const ordered = {
    sql: `"AccountId" <> ? AND ("AccountId" IN (SELECT "Id" FROM "Account" WHERE ${ofMailbox}) OR ${ofFriend})`,
    values: [accountId, mailbox, mailbox],
  };
  const opened = { sql: `"Id" <> ? AND ${ofMailbox}`, values: [accountId, mailbox] };
  const orders = listRows(services, 'Order', {
    viewer: SYSTEM,
    conditions: [servedBy('Status'), ordered],
    orderBy: ['Requested_Start_Date__c', 'CreatedDate', 'Id'],
  });
  const accounts = listRows(services, 'Account', {
    viewer: SYSTEM,
    conditions: [servedBy('Status__c'), opened],
    orderBy: ['Opened_On__c', 'CreatedDate', 'Id'],
  });
  return (
    orders.some((order) => turnOf(order, today) < turn) ||
    accounts.some((account) => turnAt(textOf(account, 'Opened_On__c') ?? createdOn(account), account) < turn)
  );
}

const servedBy = (column: string): Condition => ({ sql: `"${column}" IN (?, ?)`, values: SERVED });

const turnAt = (day: string, { CreatedDate, Id }: Row): string =>
  `${day} ${String(CreatedDate)} ${String(Id)}`;

const createdOn = (row: Row): string => dayOf(Date.parse(String(row['CreatedDate'])));
