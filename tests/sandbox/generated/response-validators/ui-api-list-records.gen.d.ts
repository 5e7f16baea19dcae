// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { validators as all } from '../response-validators.gen.js';

/** As those of all specs, for one tag of one of them. */
export const validators: typeof all;
