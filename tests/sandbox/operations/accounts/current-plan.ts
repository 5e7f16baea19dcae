import { addDays, addMonths, dayOf } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Call } from '../../protocol/call.ts';
import { listRows, zipCodeOf } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';

/** The plan that runs on an account. */
export interface CurrentPlan {
  readonly name: string | null;
  /** The plan as it is sold at the address now; undefined where it is not sold any more. */
  readonly offer: Row | undefined;
  /** First day of the plan on the account; null where no plan is known. */
  readonly startsOn: string | null;
  /** Last day of a contract that binds; null where none does. */
  readonly endsOn: string | null;
}

/** The plan of the newest order that runs on the account, and when its contract ends. */
export function currentPlan(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): CurrentPlan {
  const runs = { sql: `"AccountId" = ? AND "Status" <> 'Cancelled'`, values: [account.id] };
  const orderBy = ['-Requested_Start_Date__c'];
  const conditions = account.group === 'active' ? [runs, notPending] : [runs];
  const [order] = listRows(services, 'Order', { viewer: viewerOf(call), conditions, orderBy, limit: 1 });
  const name = textOf(order, 'Plan_Name__c');
  if (order === undefined || name === null)
    return { name: null, offer: undefined, startsOn: null, endsOn: null };
  const offer = offerOf(account, name, services);
  const startsOn = textOf(order, 'Requested_Start_Date__c');
  const ends = endOfContract(startsOn, offer?.['Term_Months__c']);
  const isOver = ends === null || ends < dayOf(services.clock.now());
  return { name, offer, startsOn, endsOn: isOver ? null : ends };
}

/** A change that is on its way is not what runs. */
const notPending = { sql: `"Status" <> 'Pending'`, values: [] };

/**
 * True for an order of another plan for the account's home: at its meter, whichever account it is on, or on the account itself for
 * the same address. One of another home is no change.
 */
export function isChangeOf(account: CustomerAccount, order: Row): boolean {
  const isAtMeter = account.esiid !== null && order['ESIID__c'] === account.esiid;
  return isAtMeter || (order['AccountId'] === account.id && order['Service_Address__c'] === account.address);
}

/** The orders of another plan that are on their way to the account's home, as far as the customer may see them. */
export function listPendingChanges(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'repository'>,
): readonly Row[] {
  const conditions = [{ sql: `"Status" = 'Pending'`, values: [] }];
  const orderBy = ['-Requested_Start_Date__c'];
  const orders = listRows(services, 'Order', { viewer: viewerOf(call), conditions, orderBy });
  return orders.filter((order) => isChangeOf(account, order));
}

/** Returns true when another plan is on its way to the account. */
export function hasPendingChange(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'repository'>,
): boolean {
  return listPendingChanges(account, call, services).length > 0;
}

/** The plan of that name at the account's address; where it is not sold there, its like of another place tells the term. */
function offerOf(
  account: CustomerAccount,
  name: string,
  services: Pick<Services, 'repository'>,
): Row | undefined {
  const conditions = [{ sql: '"Name" = ? AND "Plan_Brand__c" = ?', values: [name, account.brand] }];
  const plans = listRows(services, 'Plan__c', { viewer: SYSTEM, conditions });
  return plans.find((plan) => plan['Zip_Code__c'] === zipCodeOf(account)) ?? plans[0];
}

function endOfContract(start: string | null, months: unknown): string | null {
  if (start === null || typeof months !== 'number' || months <= 1) return null;
  return addDays(addMonths(start, months), -1);
}
