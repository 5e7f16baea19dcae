import { optionalTime } from '../../calendar/business-days.ts';
import type { Charge } from '../../services/processor/tokens.ts';

/** The currency of all payments. */
export const CURRENCY = 'USD';

const STATES = {
  succeeded: 'succeeded',
  declined: 'failed',
  unknown: 'pending',
  retry: 'notReceived',
} as const;

/** The outcome of a payment as callers get it. */
export function describeCharge(charge: Charge | undefined) {
  const paid = charge?.state === 'succeeded' ? charge : undefined;
  return {
    state: STATES[charge?.state ?? 'retry'],
    confirmationNumber: paid?.confirmationNumber ?? null,
    currency: CURRENCY,
    paidAt: optionalTime(paid?.at ?? null),
    declineReason: charge?.state === 'declined' ? (charge.reason ?? null) : null,
  };
}
