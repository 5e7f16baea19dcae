// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateCreateRecord: ConfigValidator;
export const validateDeleteRecord: ConfigValidator;
export const validateUpdateRecord: ConfigValidator;
