import { SYSTEM } from '../../database/access.ts';
import type { Row } from '../../database/statements.ts';
import { groupOf, listRows, objectOf } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { depositOf, giveBack } from '../../services/deposits/order-deposit.ts';
import type { Services } from '../../services/services.ts';

/** The services that an order needs to come to nothing. */
export type WithdrawingServices = 'clock' | 'outbox' | 'payments' | 'repository';

/**
 * Withdraws an order for the home of an account whose service ends. A deposit that was paid for it goes to that account, at
 * once or when it has been checked, and an account that it alone would have begun comes to nothing with it.
 */
export function withdrawOrder(
  order: Row,
  account: Pick<CustomerAccount, 'id'>,
  services: Pick<Services, WithdrawingServices>,
): void {
  const deposit = depositOf(services, order);
  write('Order', { id: String(order['Id']), values: { Status: 'Cancelled' } }, services);
  if (deposit.state === 'paid') giveBack(services, account.id, deposit.amountCents);
  if (deposit.state === 'processing') services.payments.redirect(deposit.orderId, account.id);
  const own = String(order['AccountId']);
  if (own !== account.id && isUnbegun(own, services))
    write('Account', { id: own, values: { Status__c: 'Cancelled' } }, services);
}

/** True for an account that waits for its first order, and has none any more. */
function isUnbegun(accountId: string, services: Pick<Services, 'repository'>): boolean {
  const row = services.repository.find(objectOf(services, 'Account'), accountId, SYSTEM);
  const conditions = [{ sql: `"AccountId" = ? AND "Status" <> 'Cancelled'`, values: [accountId] }];
  const [order] = listRows(services, 'Order', { viewer: SYSTEM, conditions, limit: 1 });
  return groupOf(row?.['Status__c']) === 'pending' && order === undefined;
}

function write(
  object: 'Account' | 'Order',
  change: { readonly id: string; readonly values: Readonly<Record<string, string>> },
  services: Pick<Services, 'clock' | 'repository'>,
): void {
  const how = { userId: SYSTEM.userId, now: services.clock.now() };
  services.repository.update(objectOf(services, object), change, how);
}
