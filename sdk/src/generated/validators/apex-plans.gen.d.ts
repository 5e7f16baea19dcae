// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateFindAddresses: ConfigValidator;
export const validateGetPlan: ConfigValidator;
export const validateGetPlanChange: ConfigValidator;
export const validateGetPlanYear: ConfigValidator;
export const validateGetPlans: ConfigValidator;
