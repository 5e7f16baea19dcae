// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetActiveTheme: ConfigValidator;
export const validateGetAllApps: ConfigValidator;
export const validateGetAppDetails: ConfigValidator;
export const validateGetNavItems: ConfigValidator;
export const validateGetSelectedApp: ConfigValidator;
export const validateGetUserNavItems: ConfigValidator;
