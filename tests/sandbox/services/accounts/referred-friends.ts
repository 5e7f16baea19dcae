import { addDays, addMonths, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { Services } from '../services.ts';
import { groupOf, objectOf } from './customer-account.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { Referral } from './referrals.ts';
import { followFriends } from './referred-homes.ts';
import { startOf } from './services-of-mailbox.ts';

type Friend = components['schemas']['ReferredFriend'];
type FriendState = Pick<Friend, 'status' | 'since'>;

/** Friends of the customer who has been here longest, from before the demo begins. */
const FRIENDS: readonly (Pick<Friend, 'id' | 'name' | 'status'> & { readonly daysAgo: number })[] = [
  { id: 'ref_4', name: 'Daniel K.', status: 'signedUp', daysAgo: 6 },
  { id: 'ref_3', name: 'Aisha R.', status: 'started', daysAgo: 31 },
  { id: 'ref_2', name: 'Priya S.', status: 'rewarded', daysAgo: 76 },
  { id: 'ref_1', name: 'Tom B.', status: 'cancelled', daysAgo: 140 },
];
const WITH_FRIENDS = '4400712345';

/** Friends who came by the code of an account, the newest first, with no more of their orders than how far they are. */
export function listFriends(
  { id, number }: Pick<CustomerAccount, 'id' | 'number'>,
  services: Pick<Services, 'clock' | 'referrals' | 'repository'>,
): readonly Friend[] {
  followFriends(services);
  const today = dayOf(services.clock.now());
  const earlier = (number === WITH_FRIENDS ? FRIENDS : []).map(({ daysAgo, ...friend }) => ({
    ...friend,
    since: addDays(today, -daysAgo),
  }));
  const kept = services.referrals.listOf(id).map((referral) => ({
    id: referral.id,
    name: referral.name,
    ...stateOf(referral, today, services),
  }));
  return [...kept, ...earlier]
    .toSorted((one, other) => other.since.localeCompare(one.since))
    .map((friend) => ({
      ...friend,
      rewardCents: friend.status === 'cancelled' ? 0 : constants.referrals.rewardCents,
    }));
}

/**
 * The credit comes once the service has run for a month, and never for one that ends before. Of an order that brings none
 * this is told once its service begins: whoever types the address of somebody else learns nothing of them.
 */
function stateOf(
  { orderId, earns, at }: Referral,
  today: string,
  services: Pick<Services, 'repository'>,
): FriendState {
  const order = services.repository.find(objectOf(services, 'Order'), orderId, SYSTEM);
  const signedUp = dayOf(at);
  const group = order === undefined ? 'cancelled' : groupOf(order['Status']);
  if (group === 'pending') return { status: 'signedUp', since: signedUp };
  const changedAt = textOf(order, 'LastModifiedDate');
  const changed = changedAt === null ? signedUp : dayOf(Date.parse(changedAt));
  const since = order === undefined ? signedUp : startOf(order, today);
  const rewarded = addMonths(since, 1);
  if (!earns || group === 'cancelled' || (group === 'closed' && changed < rewarded))
    return { status: 'cancelled', since: changed };
  return rewarded > today ? { status: 'started', since } : { status: 'rewarded', since: rewarded };
}
