// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateResendSmsConfirmation: ConfigValidator;
export const validateSetAuthorizedUsers: ConfigValidator;
export const validateSetPaperless: ConfigValidator;
export const validateStartSmsAlerts: ConfigValidator;
export const validateStopSmsAlerts: ConfigValidator;
