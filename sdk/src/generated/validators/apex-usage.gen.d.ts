// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetUsageAlerts: ConfigValidator;
export const validateGetUsageComparison: ConfigValidator;
export const validateGetUsageForecast: ConfigValidator;
export const validateGetUsageHistory: ConfigValidator;
export const validateGetUsageIntervals: ConfigValidator;
export const validateGetUsageWeek: ConfigValidator;
