// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ClientLimits } from '../spec/limits.ts';

/** The constants that every client works with. */
export const limits: ClientLimits = {
  garbageCollection: { every: 5000 },
};

/** Milliseconds of quiet before a configuration that changes quickly is read. */
export const debounce: number = 150;
