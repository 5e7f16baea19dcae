// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetListInfoById: ConfigValidator;
export const validateGetListInfoByName: ConfigValidator;
export const validateGetListInfosByName: ConfigValidator;
export const validateGetListInfosByObjectName: ConfigValidator;
export const validateGetListObjectInfo: ConfigValidator;
export const validateGetListPreferences: ConfigValidator;
