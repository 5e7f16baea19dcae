import { SYSTEM } from '../../database/access.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { groupOf, listAccounts, objectOf } from '../../services/accounts/customer-account.ts';
import { isCustomer, listKnownAccounts } from '../../services/accounts/known-customers.ts';
import { nameOfFriend } from '../../services/accounts/referrals.ts';
import type { Services } from '../../services/services.ts';
import { keysOf } from '../../services/visits/homes.ts';
import type { Home } from '../../services/visits/homes.ts';

/** An order that comes with a friend's code, the account it is for, and the home. */
interface FriendsOrder extends Home {
  readonly orderId: string;
  readonly accountId: string;
}

type KeptServices = 'referrals' | 'repository';

/**
 * The account whose code a friend gives; undefined where none is given. Refuses a code of nobody or of an account that has
 * ended, which would get no credit. With a session it refuses an own code, and any code of a customer: of a guest it must
 * not be told whether the address belongs to one.
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
  if (call.viewer !== undefined && listKnownAccounts(call, services).length > 0)
    throw apexProblem(409, 'REFERRAL_NEW_ONLY');
  return accountId;
}

function hasEnded(accountId: string, { repository }: Pick<Services, 'repository'>): boolean {
  const account = repository.find(objectOf({ repository }, 'Account'), accountId, SYSTEM);
  return ['closed', 'cancelled'].includes(groupOf(account?.['Status__c']));
}

/**
 * Keeps an order for the one who gave the code. That a home or a friend brings no second credit is decided when service begins: a
 * friend who is there now may have left by then, and who types the address of somebody else may never have service.
 */
export function keepReferral(
  referrerId: string,
  order: FriendsOrder,
  { call, services }: { readonly call: Call; readonly services: Pick<Services, KeptServices> },
): void {
  const { firstName, lastName, email } = bodyOf(call, 'enrollInPlan');
  services.referrals.keep({
    accountId: referrerId,
    orderId: order.orderId,
    name: nameOfFriend(firstName, lastName),
    mailbox: mailboxOf(email),
    home: keysOf(order),
    earns: !isCustomer(email, order.accountId, services),
  });
}
