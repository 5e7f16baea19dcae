import type { PicklistEntry } from './types.ts';

/** The subjects of cases, by type. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  Billing: ['Amount', 'Due Date', 'Estimated Reading', 'Other'],
  Moving: ['Start Service', 'Stop Service', 'Transfer Service', 'Other'],
  Meter: ['Access to the Meter', 'Estimated Reading', 'Damaged Meter', 'Other'],
  Plan: ['Renewal', 'Change of Plan', 'Other'],
  Payment: ['Autopay', 'Deposit', 'Payment Plan', 'Other'],
  Outage: ['Power Is Out', 'Flickering Lights', 'Other'],
  'Enrollment Hold': ['Other'],
  Other: ['Other'],
};

/** The values of `Reason__c`, which the type of the case controls. */
export const CASE_REASONS: readonly PicklistEntry[] = [...new Set(Object.values(REASONS).flat())].map(
  (value) => ({
    value,
    label: value,
    validFor: Object.keys(REASONS).filter((type) => REASONS[type]?.includes(value)),
  }),
);
