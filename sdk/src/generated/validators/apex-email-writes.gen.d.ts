// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateCancelEmailChange: ConfigValidator;
export const validateConfirmEmailChange: ConfigValidator;
export const validateRequestEmailChange: ConfigValidator;
