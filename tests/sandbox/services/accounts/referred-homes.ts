import { dayOf } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Services } from '../services.ts';
import { hasOtherMeter, isSameHome, keysOf } from '../visits/homes.ts';
import type { Home } from '../visits/homes.ts';
import { groupOf, listRows, objectOf } from './customer-account.ts';
import type { Referral } from './referrals.ts';
import { hadService, turnOf } from './services-of-mailbox.ts';

type Needed = Pick<Services, 'clock' | 'referrals' | 'repository'>;

/**
 * Decides whether friends bring a credit of whom that is open and whose service runs or has ended, and keeps it: not somebody
 * who had service before, nor a friend at a home where the service of another one, which brings one, runs, or that of whoever
 * gave the code. They are taken by the day from which service runs, and those of one day by their orders.
 */
export function followFriends(services: Needed): void {
  const today = dayOf(services.clock.now());
  const begun = services.referrals
    .listWaiting()
    .flatMap((referral) => {
      const order = orderOf(referral.orderId, services);
      if (order === undefined || !hasBegun(order)) return [];
      const accountId = String(order['AccountId']);
      return [{ referral, home: homeOf(order), accountId, turn: turnOf(order, today) }];
    })
    .toSorted((one, other) => (one.turn < other.turn ? -1 : 1));
  for (const { referral, home, accountId, turn } of begun) {
    const earns =
      referral.earns &&
      !hasFriendAt(home, services) &&
      !isHomeOfGiver(home, referral, services) &&
      !isOwnFriend(referral, services) &&
      !hasCome(referral, services) &&
      !hadService({ mailbox: referral.mailbox, accountId, turn }, services);
    services.referrals.begin(referral.orderId, { home: keysOf(home), earns });
  }
}

/** True for a friend of whom another order has brought a credit already. */
function hasCome({ mailbox }: Referral, services: Pick<Services, 'referrals' | 'repository'>): boolean {
  return services.referrals.ordersBegunOf(mailbox).some((orderId) => {
    const order = orderOf(orderId, services);
    return order !== undefined && hasBegun(order);
  });
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

/** True for a home where whoever gave the code has service. */
function isHomeOfGiver(
  home: Home,
  { accountId }: Referral,
  { repository }: Pick<Services, 'repository'>,
): boolean {
  const account = repository.find(objectOf({ repository }, 'Account'), accountId, SYSTEM);
  const sql = `"Status__c" = 'Active' AND ("Id" = ? OR "Contact__c" = ?)`;
  const conditions = [{ sql, values: [accountId, textOf(account, 'Contact__c')] }];
  return listRows({ repository }, 'Account', { viewer: SYSTEM, conditions })
    .map(homeOf)
    .some((other) => !hasOtherMeter(home, other) && isSameHome(home, other));
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

const isRunning = (order: Row): boolean => groupOf(order['Status']) === 'active';

const hasBegun = (order: Row): boolean => ['active', 'closed'].includes(groupOf(order['Status']));

const orderOf = (orderId: string, services: Pick<Services, 'repository'>) =>
  services.repository.find(objectOf(services, 'Order'), orderId, SYSTEM);

const homeOf = (row: Row): Home => ({
  address: textOf(row, 'Service_Address__c'),
  esiid: textOf(row, 'ESIID__c'),
});
