// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateAnswerIdentityVerification: ConfigValidator;
export const validateCancelIdentityVerification: ConfigValidator;
export const validatePostponeIdentityVerification: ConfigValidator;
export const validateResendIdentityCode: ConfigValidator;
export const validateStartIdentityVerification: ConfigValidator;
