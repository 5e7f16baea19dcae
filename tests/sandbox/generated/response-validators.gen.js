// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import { validators as validators0 } from './response-validators/apex.gen.js';
import { validators as validators1 } from './response-validators/ui-api.gen.js';

export const validators = { ...validators0, ...validators1 };
