// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetActionOverrides: ConfigValidator;
export const validateGetFormulaActivations: ConfigValidator;
export const validateGetGlobalActions: ConfigValidator;
export const validateGetListViewActions: ConfigValidator;
export const validateGetListViewRecordActions: ConfigValidator;
export const validateGetLookupActions: ConfigValidator;
export const validateGetMruListActions: ConfigValidator;
export const validateGetObjectCreateActions: ConfigValidator;
export const validateGetQuickActionDefaults: ConfigValidator;
export const validateGetQuickActionInfo: ConfigValidator;
export const validateGetQuickActionLayout: ConfigValidator;
export const validateGetRecordActions: ConfigValidator;
export const validateGetRecordEditActions: ConfigValidator;
export const validateGetRelatedListActions: ConfigValidator;
export const validateGetRelatedListRecordActions: ConfigValidator;
export const validateGetRelatedListsActions: ConfigValidator;
