import type { Target } from './target.ts';

/** The targets for which others have a use, besides the SDK. */
export const BUILT_IN: readonly Target[] = [];
