import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Answer } from '../../protocol/answer.ts';
import { customerOf, objectOf, readAccount } from '../../services/accounts/customer-account.ts';
import { listFriends } from '../../services/accounts/referred-friends.ts';
import type { Operation } from '../operation.ts';

/** GET the code of a customer, what it brings, and who used it. */
export const getReferrals: Operation<'clock' | 'referralCodes' | 'referrals' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const contact = services.repository.find(
      objectOf(services, 'Contact'),
      customerOf(call).contactId,
      SYSTEM,
    );
    const code = services.referralCodes.of(account.id, textOf(contact, 'FirstName') ?? '');
    const rewardCents = constants.referrals.rewardCents;
    const friendRewardCents = constants.referrals.friendRewardCents;
    const friends = listFriends(account, services);
    const rewarded = friends.filter(({ status }) => status === 'rewarded');
    const body = {
      accountNumber: account.number,
      code,
      link: `https://www.example.com/plans?code=${code}`,
      rewardCents,
      friendRewardCents,
      earnedCents: rewarded.length * rewardCents,
      friends,
    };
    return { status: 200, body };
  },
};
