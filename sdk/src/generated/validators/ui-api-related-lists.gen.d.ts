// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetRelatedListCount: ConfigValidator;
export const validateGetRelatedListInfo: ConfigValidator;
export const validateGetRelatedListInfoBatch: ConfigValidator;
export const validateGetRelatedListPreferences: ConfigValidator;
export const validateGetRelatedListPreferencesBatch: ConfigValidator;
export const validateGetRelatedListRecordsBatch: ConfigValidator;
export const validateGetRelatedListsCount: ConfigValidator;
export const validateGetRelatedListsInfo: ConfigValidator;
