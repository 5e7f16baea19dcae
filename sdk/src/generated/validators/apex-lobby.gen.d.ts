// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetAccountSummary: ConfigValidator;
export const validateGetAccounts: ConfigValidator;
export const validateGetEnrollmentStatus: ConfigValidator;
export const validateGetLobby: ConfigValidator;
export const validateGetStartNotices: ConfigValidator;
