// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetRecordCloneDefaults: ConfigValidator;
export const validateGetRecordCreateDefaults: ConfigValidator;
export const validateGetRecordTemplateClone: ConfigValidator;
export const validateGetRecordTemplateCreate: ConfigValidator;
