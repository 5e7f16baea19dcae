import { addDays, dayOf } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import type { FieldValues } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import { invalidInput } from '../../protocol/apex-problem.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import { nextSystemNumber } from '../../services/records/automation.ts';
import type { Services } from '../../services/services.ts';

/** A start date lies at most so many days ahead. */
const FURTHEST_START = 90;

/** The days on which something that is ordered now can start. */
export function startDays(now: number): { readonly earliestStart: string; readonly latestStart: string } {
  const earliestStart = dayOf(now);
  return { earliestStart, latestStart: addDays(earliestStart, FURTHEST_START) };
}

/** Refuses a day on which nothing can start. */
export function checkStart(date: string, now: number): void {
  const { earliestStart, latestStart } = startDays(now);
  if (date < earliestStart || date > latestStart) throw invalidInput('requestedStartDate');
}

/** The energy of a plan. */
export function commodityOf(plan: Row): 'electric' | 'gas' {
  return plan['Commodity__c'] === 'Gas' ? 'gas' : 'electric';
}

/** The ESIID of a home for a plan: one of gas has none, whatever a form filled in with the address. */
export function esiidFor(plan: Row, esiid: string | undefined): string | null {
  return commodityOf(plan) === 'gas' ? null : (esiid ?? null);
}

/** A number that no other order has. */
export function nextConfirmationNumber(services: Pick<Services, 'clock' | 'repository'>): string {
  const number = services.repository.nextNumber('Order.Confirmation_Number__c', 200_001);
  return `ENR-${dayOf(services.clock.now()).slice(0, 4)}-${number}`;
}

/** An order of a plan. */
interface NewOrder {
  readonly plan: Row;
  readonly values: FieldValues;
  readonly userId: string;
}

/** Saves an order that begins its way, and tells its id. */
export function insertOrder(
  { plan, values, userId }: NewOrder,
  services: Pick<Services, 'clock' | 'repository'>,
): string {
  const { repository, clock } = services;
  const utilityId = textOf(plan, 'Utility__c');
  const utility =
    utilityId === null ? undefined : repository.find(objectOf(services, 'Utility__c'), utilityId, SYSTEM);
  const orders = objectOf(services, 'Order');
  const all = {
    ...nextSystemNumber(repository, orders),
    ...values,
    Status: 'Pending',
    Enrollment_Stage__c: 'Submission',
    Plan_Name__c: String(plan['Name']),
    Plan__c: String(plan['Id']),
    Utility__c: utilityId,
    Utility_Name__c: textOf(utility, 'Name'),
  };
  return repository.insert(orders, all, { userId, now: clock.now() });
}
