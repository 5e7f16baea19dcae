// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ConfigValidator } from '../../spec/operation.ts';

export const validateCreateFavorite: ConfigValidator;
export const validateDeleteFavorite: ConfigValidator;
export const validateUpdateFavorite: ConfigValidator;
export const validateUpdateFavoriteUsage: ConfigValidator;
export const validateUpdateFavorites: ConfigValidator;
