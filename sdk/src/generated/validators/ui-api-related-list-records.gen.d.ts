// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetRelatedListRecords: ConfigValidator;
export const validateGetRelatedListRecordsByUrl: ConfigValidator;
