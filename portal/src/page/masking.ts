import { lateCode } from '../ui/index.ts';

/** The code that masks numbers of cards: fetched with the first answer, and nothing is sent without it. */
export const masking = lateCode(() => import('./card-numbers.ts'));
