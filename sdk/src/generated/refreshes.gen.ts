// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { NotifierLimits } from '../extensions/notifications/debounced-queue.ts';
import type { TrackedRead } from '../extensions/notifications/notifier.ts';
import { getRecord } from './operations/ui-api-records.gen.ts';

/** The reads that refresh entities which are said to have changed. */
export const refreshes: readonly TrackedRead[] = [getRecord];

/** Limits of those reads. Times are milliseconds. */
export const notificationLimits: NotifierLimits = {
  limit: 60,
  per: 60000,
  debounce: 150,
};
