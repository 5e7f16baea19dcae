// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetAutopay: ConfigValidator;
export const validateGetAutopayAuthorization: ConfigValidator;
export const validateGetAutopayTerms: ConfigValidator;
export const validateGetPaymentMethods: ConfigValidator;
