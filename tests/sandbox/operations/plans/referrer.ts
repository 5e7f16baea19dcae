import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { groupOf, listAccounts, objectOf } from '../../services/accounts/customer-account.ts';
import { nameOfFriend } from '../../services/accounts/referrals.ts';
import type { Services } from '../../services/services.ts';

/**
 * The account whose code a friend gives; undefined where none is given. Refuses a code of nobody or of an account that has
 * ended, which would get no credit, and an own one of a customer with a session: of a guest it must not be told whether the address belongs to the one who has the code.
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
  return accountId;
}

function hasEnded(accountId: string, { repository }: Pick<Services, 'repository'>): boolean {
  const account = repository.find(objectOf({ repository }, 'Account'), accountId, SYSTEM);
  return ['closed', 'cancelled'].includes(groupOf(account?.['Status__c']));
}

/** Keeps an order for the one who gave the code. An own address brings no credit, which only the owner of the code is told. */
export function keepReferral(
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
  call: Call,
  services: Pick<Services, 'referrals' | 'repository'>,
): void {
  const { firstName, lastName, email } = bodyOf(call, 'enrollInPlan');
  const isOwn = email.toLowerCase() === emailOf(accountId, services)?.toLowerCase();
  services.referrals.keep({ accountId, orderId, name: nameOfFriend(firstName, lastName), isOwn });
}

function emailOf(accountId: string, services: Pick<Services, 'repository'>): string | null {
  const { repository } = services;
  const account = repository.find(objectOf(services, 'Account'), accountId, SYSTEM);
  const contactId = textOf(account, 'Contact__c');
  return contactId === null
    ? null
    : textOf(repository.find(objectOf(services, 'Contact'), contactId, SYSTEM), 'Email');
}
