import type { NoticeTone } from '../../ui/index.ts';
import type { ShownState } from './requirement.ts';

/** The colour of each state. */
export const toneOf: { readonly [state in ShownState]: NoticeTone | 'neutral' } = {
  missing: 'warning',
  quarantined: 'info',
  ready: 'info',
  clean: 'info',
  infected: 'error',
  refused: 'error',
  accepted: 'success',
};
