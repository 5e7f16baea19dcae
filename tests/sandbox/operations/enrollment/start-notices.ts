import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import { findOrder } from '../../services/accounts/customer-account.ts';
import { PUSH_KEY } from '../../services/enrollments/start-notices.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** GET the devices that are told when the start date of an order moves, and the key that a browser needs. */
export const getStartNotices: Operation<'repository' | 'startNotices'> = {
  access: 'customer',
  changes: false,
  handle: (call, services) =>
    noticesOf(String(findOrder(readRecordId(call, 'orderId'), call, services)['Id']), services),
};

/** POST a device that wants to be told. */
export const addStartNotice: Operation<'repository' | 'startNotices'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'addStartNotice');
    const orderId = String(findOrder(body.orderId, call, services)['Id']);
    services.startNotices.add(orderId, body.endpoint);
    return noticesOf(orderId, services);
  },
};

/** POST a device that wants to be told no longer. */
export const removeStartNotice: Operation<'repository' | 'startNotices'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'removeStartNotice');
    const orderId = String(findOrder(body.orderId, call, services)['Id']);
    services.startNotices.remove(orderId, body.deviceId);
    return noticesOf(orderId, services);
  },
};

function noticesOf(orderId: string, { startNotices }: Pick<Services, 'startNotices'>): Answer {
  const devices = startNotices
    .of(orderId)
    .map(({ deviceId, since }) => ({ deviceId, since: new Date(since).toISOString() }));
  return { status: 200, body: { orderId, publicKey: PUSH_KEY, devices } };
}
