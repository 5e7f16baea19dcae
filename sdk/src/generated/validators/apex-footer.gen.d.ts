// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetBrandCustomerServiceInfo: ConfigValidator;
export const validateGetUserAccountInformation: ConfigValidator;
export const validateGetUtilityInfo: ConfigValidator;
