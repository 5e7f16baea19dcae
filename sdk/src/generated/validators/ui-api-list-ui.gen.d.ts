// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetListUiById: ConfigValidator;
export const validateGetListUiByName: ConfigValidator;
export const validateGetListViewSummaryCollection: ConfigValidator;
export const validateGetMruListInfo: ConfigValidator;
export const validateGetMruListRecords: ConfigValidator;
export const validateGetMruListUi: ConfigValidator;
