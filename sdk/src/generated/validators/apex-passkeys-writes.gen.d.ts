// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateAddPasskey: ConfigValidator;
export const validateBeginPasskey: ConfigValidator;
export const validateBeginPasskeyLogIn: ConfigValidator;
export const validateLogInWithPasskey: ConfigValidator;
export const validateRemovePasskey: ConfigValidator;
