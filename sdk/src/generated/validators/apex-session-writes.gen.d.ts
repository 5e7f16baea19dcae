// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateExtendSession: ConfigValidator;
export const validateLogIn: ConfigValidator;
export const validateLogInWithCode: ConfigValidator;
export const validateLogOut: ConfigValidator;
export const validateSendLogInCode: ConfigValidator;
