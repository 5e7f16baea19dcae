// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateCompleteRegistration: ConfigValidator;
export const validateConfirmRegistration: ConfigValidator;
export const validateFindMyEnrollment: ConfigValidator;
export const validateSendRegistrationCode: ConfigValidator;
export const validateVerifyRegistration: ConfigValidator;
