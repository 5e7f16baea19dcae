import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { listAccounts } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';

/**
 * The account whose code a friend gives; undefined where none is given. Refuses a code of nobody, and an own one of a customer
 * with a session: of a guest it must not be told whether the address belongs to the one who has the code.
 */
export function findReferrer(
  call: Call,
  services: Pick<Services, 'referralCodes' | 'repository'>,
): string | undefined {
  const { referralCode } = bodyOf(call, 'enrollInPlan');
  if (referralCode === undefined) return undefined;
  const accountId = services.referralCodes.accountOf(referralCode);
  const own = call.viewer === undefined ? [] : listAccounts(call, services);
  if (accountId === undefined || own.some(({ id }) => id === accountId))
    throw apexProblem(400, 'REFERRAL_CODE_UNKNOWN');
  return accountId;
}
