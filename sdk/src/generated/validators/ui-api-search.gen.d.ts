// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetKeywordSearchResults: ConfigValidator;
export const validateGetLookupMetadata: ConfigValidator;
export const validateGetLookupRecords: ConfigValidator;
export const validateGetLookupRecordsByUrl: ConfigValidator;
export const validateGetLookupRecordsOfObject: ConfigValidator;
export const validateGetSearchFilterMetadata: ConfigValidator;
export const validateGetSearchFilterOptions: ConfigValidator;
export const validateGetSearchResults: ConfigValidator;
