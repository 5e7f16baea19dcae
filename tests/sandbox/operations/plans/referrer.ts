import { SYSTEM } from '../../database/access.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { groupOf, listAccounts, listRows, objectOf } from '../../services/accounts/customer-account.ts';
import { nameOfFriend } from '../../services/accounts/referrals.ts';
import type { Services } from '../../services/services.ts';
import { plainAddress } from '../../services/visits/street-words.ts';

/** An order that comes with a friend's code, the account it is for, and the address of the home. */
interface FriendsOrder {
  readonly orderId: string;
  readonly accountId: string;
  readonly address: string;
}

/**
 * The account whose code a friend gives; undefined where none is given. Refuses a code of nobody or of an account that has
 * ended, which would get no credit. Of customers with a session it refuses an own code, and any code once they have an
 * account: of a guest it must not be told whether the address belongs to a customer.
 */
export function findReferrer(
  call: Call,
  services: Pick<Services, 'referralCodes' | 'repository'>,
): string | undefined {
  const { referralCode } = bodyOf(call, 'enrollInPlan');
  if (referralCode === undefined) return undefined;
  const accountId = services.referralCodes.accountOf(referralCode);
  const own = call.viewer === undefined ? [] : listAccounts(call, services);
  if (accountId === undefined || hasEnded(accountId, services) || own.some(({ id }) => id === accountId))
    throw apexProblem(400, 'REFERRAL_CODE_UNKNOWN');
  if (own.some(({ group }) => group !== 'cancelled')) throw apexProblem(409, 'REFERRAL_NEW_ONLY');
  return accountId;
}

function hasEnded(accountId: string, { repository }: Pick<Services, 'repository'>): boolean {
  const account = repository.find(objectOf({ repository }, 'Account'), accountId, SYSTEM);
  return ['closed', 'cancelled'].includes(groupOf(account?.['Status__c']));
}

/** Keeps an order for the one who gave the code: only the owner of the code is told when it brings no credit. */
export function keepReferral(
  referrerId: string,
  order: FriendsOrder,
  { call, services }: { readonly call: Call; readonly services: Pick<Services, 'referrals' | 'repository'> },
): void {
  const { firstName, lastName, email } = bodyOf(call, 'enrollInPlan');
  const home = plainAddress(order.address);
  services.referrals.keep({
    accountId: referrerId,
    orderId: order.orderId,
    name: nameOfFriend(firstName, lastName),
    home,
    earns: !isCustomer(email, order, services) && !hasFriendAt(home, services),
  });
}

/** True for the e-mail address of somebody who has or had another account, whoever gave the code among them. */
function isCustomer(
  email: string,
  { accountId }: FriendsOrder,
  services: Pick<Services, 'repository'>,
): boolean {
  const sql =
    '"Id" <> ? AND "Status__c" <> \'Cancelled\' AND "Contact__c" IN ' +
    '(SELECT "Id" FROM "Contact" WHERE "Email" = ? COLLATE NOCASE AND "IsDeleted" = 0)';
  const conditions = [{ sql, values: [accountId, email] }];
  return listRows(services, 'Account', { viewer: SYSTEM, conditions, limit: 1 }).length > 0;
}

/** True for a home where the order of another friend, which brings a credit, is on its way or runs. */
function hasFriendAt(home: string, services: Pick<Services, 'referrals' | 'repository'>): boolean {
  return services.referrals.ordersAt(home).some((orderId) => {
    const order = services.repository.find(objectOf(services, 'Order'), orderId, SYSTEM);
    return order !== undefined && ['pending', 'active'].includes(groupOf(order['Status']));
  });
}
