// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateAnswerOutstandingBalance: ConfigValidator;
export const validateAnswerSwitchHold: ConfigValidator;
export const validateRegisterDocument: ConfigValidator;
export const validateRemoveDocument: ConfigValidator;
export const validateSubmitDocuments: ConfigValidator;
