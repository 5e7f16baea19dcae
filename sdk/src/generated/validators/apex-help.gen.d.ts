// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateGetCallBack: ConfigValidator;
export const validateGetCallTimes: ConfigValidator;
export const validateGetHelpArticle: ConfigValidator;
export const validateGetHelpArticles: ConfigValidator;
