import { bookVisit, requestCall } from '@energy-portal/sdk';
import type { Difference } from './difference.ts';
import { callConfig, visitConfig } from './sandbox-configs.ts';

/** Times of visits and calls, which lie ahead of today. */
export const bookings: Readonly<Record<string, Difference>> = {
  bookVisit: {
    reason: 'a free time lies ahead of today, whatever today is',
    isFresh: true,
    prepare: visitConfig,
  },
  cancelVisit: {
    reason: 'there is a visit to call off only after it was booked',
    isFresh: true,
    async prepare(contract) {
      const booked = await contract.client.write(bookVisit, await visitConfig(contract));
      return { accountNumber: '4400712345', visitId: booked?.visit?.visitId ?? '' };
    },
  },
  requestCall: {
    reason: 'a free time lies ahead of today, whatever today is',
    isFresh: true,
    prepare: callConfig,
  },
  cancelCall: {
    reason: 'there is a call to call off only after it was booked',
    isFresh: true,
    async prepare(contract) {
      const booked = await contract.client.write(requestCall, await callConfig(contract));
      return { callId: booked?.call?.callId ?? '' };
    },
  },
};
