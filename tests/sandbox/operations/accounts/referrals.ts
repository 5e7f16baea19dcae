import { addDays, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { Answer } from '../../protocol/answer.ts';
import { customerOf, objectOf, readAccount } from '../../services/accounts/customer-account.ts';
import type { Operation } from '../operation.ts';

type Friend = components['schemas']['ReferredFriend'];

/** Friends of the customer who has been here longest; nobody else has brought any yet. */
const FRIENDS: readonly (Pick<Friend, 'id' | 'name' | 'status'> & { readonly daysAgo: number })[] = [
  { id: 'ref_4', name: 'Daniel K.', status: 'signedUp', daysAgo: 6 },
  { id: 'ref_3', name: 'Aisha R.', status: 'started', daysAgo: 31 },
  { id: 'ref_2', name: 'Priya S.', status: 'rewarded', daysAgo: 76 },
  { id: 'ref_1', name: 'Tom B.', status: 'cancelled', daysAgo: 140 },
];
const WITH_FRIENDS = '4400712345';

/** GET the code of a customer, what it brings, and who used it. */
export const getReferrals: Operation<'clock' | 'referralCodes' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { id, number } = readAccount(call, services);
    const contact = services.repository.find(
      objectOf(services, 'Contact'),
      customerOf(call).contactId,
      SYSTEM,
    );
    const code = services.referralCodes.of(id, textOf(contact, 'FirstName') ?? '');
    const rewardCents = constants.referrals.rewardCents;
    const friendRewardCents = constants.referrals.friendRewardCents;
    const today = dayOf(services.clock.now());
    const friends = (number === WITH_FRIENDS ? FRIENDS : []).map(({ daysAgo, ...friend }): Friend => ({
      ...friend,
      since: addDays(today, -daysAgo),
      rewardCents: friend.status === 'cancelled' ? 0 : rewardCents,
    }));
    const rewarded = friends.filter(({ status }) => status === 'rewarded');
    const body = {
      accountNumber: number,
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
