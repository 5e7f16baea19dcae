// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetObjectInfo: ConfigValidator;
export const validateGetObjectInfoDirectory: ConfigValidator;
export const validateGetObjectInfos: ConfigValidator;
export const validateGetPicklistValues: ConfigValidator;
export const validateGetPicklistValuesByRecordType: ConfigValidator;
