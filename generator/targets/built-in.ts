import { apex } from './apex/apex.ts';
import { msw } from './msw.ts';
import { postman } from './postman.ts';
import { tanstackQuery } from './tanstack-query.ts';
import { types } from './types.ts';
import type { Target } from './target.ts';

/** The targets for which others have a use, besides the SDK. */
export const BUILT_IN: readonly Target[] = [types, msw, tanstackQuery, postman, apex];
