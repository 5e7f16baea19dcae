import type { NoticeTone } from '../../ui/index.ts';
import type { DocumentState } from './requirement.ts';

/** The colour of each state. */
export const toneOf: { readonly [state in DocumentState]: NoticeTone | 'neutral' } = {
  missing: 'warning',
  quarantined: 'info',
  clean: 'info',
  infected: 'error',
  refused: 'error',
  accepted: 'success',
};
