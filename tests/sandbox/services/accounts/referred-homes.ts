import { dayOf } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Services } from '../services.ts';
import { hasOtherMeter, isSameHome, keysOf } from '../visits/homes.ts';
import type { Home } from '../visits/homes.ts';
import { groupOf, objectOf } from './customer-account.ts';
import type { Referral } from './referrals.ts';

type Needed = Pick<Services, 'clock' | 'referrals' | 'repository'>;

/**
 * Decides once more of each friend whose service has begun whether it brings a credit: not for a second order of a
 * friend, nor at a home where the service of another one, which brings one, has begun before. Of those seen at once the earlier start comes first, then the earlier order.
 */
export function followFriends(services: Needed): void {
  const today = dayOf(services.clock.now());
  const begun = services.referrals
    .listWaiting()
    .flatMap((referral) => {
      const order = orderOf(referral.orderId, services);
      if (order === undefined || !['active', 'closed'].includes(groupOf(order['Status']))) return [];
      return [{ referral, home: homeOf(order), day: startOf(order, referral, today) }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.referral.at - other.referral.at);
  for (const { referral, home } of begun) {
    const earns =
      referral.earns &&
      !hasFriendAt(home, services) &&
      !isOwnFriend(referral, services) &&
      !services.referrals
        .ordersBegunOf(referral.mailbox)
        .some((orderId) => isRunning(orderOf(orderId, services)));
    services.referrals.begin(referral.orderId, { home: keysOf(home), earns });
  }
}

/**
 * True for a home where the service of another friend, which brings a credit, runs. An order that only waits takes nothing
 * from anybody: whoever types the address of others has no service there.
 */
function hasFriendAt(home: Home, services: Pick<Services, 'referrals' | 'repository'>): boolean {
  return services.referrals.ordersBegunAt(keysOf(home)).some((orderId) => {
    const order = orderOf(orderId, services);
    if (order === undefined || !isRunning(order)) return false;
    const other = homeOf(order);
    return !hasOtherMeter(home, other) && isSameHome(home, other);
  });
}

/** True for an order with the mailbox of the one who gave the code. */
function isOwnFriend(
  { accountId, mailbox }: Referral,
  { repository }: Pick<Services, 'repository'>,
): boolean {
  const account = repository.find(objectOf({ repository }, 'Account'), accountId, SYSTEM);
  const contactId = account === undefined ? null : textOf(account, 'Contact__c');
  const contact =
    contactId === null ? undefined : repository.find(objectOf({ repository }, 'Contact'), contactId, SYSTEM);
  const email = contact === undefined ? null : textOf(contact, 'Email');
  return email !== null && mailboxOf(email) === mailbox;
}

const isRunning = (order: Row | undefined): boolean => groupOf(order?.['Status']) === 'active';

/** The day from which a service runs. */
export function startOf(order: Row, { at }: Pick<Referral, 'at'>, today: string): string {
  const start = textOf(order, 'Requested_Start_Date__c') ?? dayOf(at);
  return start > today ? today : start;
}

const orderOf = (orderId: string, services: Pick<Services, 'repository'>) =>
  services.repository.find(objectOf(services, 'Order'), orderId, SYSTEM);

const homeOf = (order: Row): Home => ({
  address: textOf(order, 'Service_Address__c'),
  esiid: textOf(order, 'ESIID__c'),
});
