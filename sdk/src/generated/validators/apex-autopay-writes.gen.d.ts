// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateAddPaymentMethod: ConfigValidator;
export const validateCancelAutopay: ConfigValidator;
export const validateChangeAutopay: ConfigValidator;
export const validateRemovePaymentMethod: ConfigValidator;
export const validateSetUpAutopay: ConfigValidator;
