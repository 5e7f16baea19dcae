import { THEME } from '../../metadata/theme.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Operation } from '../operation.ts';

/** GET the theme of the org, which has no tag. */
export const getActiveTheme: Operation<never> = {
  access: 'customer',
  changes: false,
  handle: (): Answer => ({ status: 200, body: THEME }),
};
