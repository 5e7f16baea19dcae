// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateAddStartNotice: ConfigValidator;
export const validateRemoveStartNotice: ConfigValidator;
export const validateSwitchAccount: ConfigValidator;
