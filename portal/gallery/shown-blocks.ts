import type { blocks } from '../src/blocks/components.ts';
import type { SampleState } from './sample-page.ts';

/** A block of a screen, and the states that it is shown in. */
export interface ShownBlock {
  /** Id of the screen. */
  readonly screen: string;
  /** Name of the block there. */
  readonly name: string;
  readonly states: readonly SampleState[];
}

/** The name of a block in screen configs. */
export type BlockName = keyof typeof blocks;

const read: readonly SampleState[] = ['filled', 'loading', 'empty', 'failed'];
const still: readonly SampleState[] = ['filled'];

/** Every block, by the screens that show best what it can do. */
export const shownBlocks: { readonly [block in BlockName]: readonly ShownBlock[] } = {
  action: [
    { screen: 'identity/verify', name: 'resend', states: ['filled', 'busy', 'refused'] },
    { screen: 'payments/autopay', name: 'cancel', states: still },
  ],
  chart: [{ screen: 'parts/sample', name: 'bars', states: read }],
  comparison: [{ screen: 'usage/comparison', name: 'bills', states: read }],
  difference: [{ screen: 'usage/comparison', name: 'why', states: read }],
  download: [{ screen: 'usage/comparison', name: 'files', states: ['filled', 'empty'] }],
  entries: [
    { screen: 'account/home', name: 'attention', states: read },
    { screen: 'account/accounts', name: 'pending', states: still },
    { screen: 'account/enrollment', name: 'blockers', states: still },
  ],
  html: [{ screen: 'parts/sample', name: 'legal', states: still }],
  links: [
    { screen: 'account/home', name: 'quick', states: still },
    { screen: 'messages/list', name: 'actions', states: still },
    { screen: 'account/log-in', name: 'help', states: still },
    { screen: 'account/enrollment', name: 'back', states: still },
  ],
  list: [
    { screen: 'messages/list', name: 'cases', states: read },
    { screen: 'payments/autopay', name: 'methods', states: still },
  ],
  message: [
    { screen: 'account/log-in', name: 'expired', states: still },
    { screen: 'account/enrollment', name: 'complete', states: still },
    { screen: 'account/enrollment', name: 'held', states: still },
    { screen: 'parts/sample', name: 'danger', states: still },
    { screen: 'payments/autopay', name: 'how', states: still },
  ],
  plans: [
    { screen: 'plans/shop', name: 'electric', states: read },
    { screen: 'plans/plan', name: 'plan', states: still },
  ],
  print: [{ screen: 'payments/autopay-copy', name: 'print', states: still }],
  record: [
    { screen: 'account/home', name: 'balance', states: read },
    { screen: 'account/home', name: 'account', states: still },
  ],
  search: [{ screen: 'plans/shop', name: 'find', states: ['filled', 'refused'] }],
  stepper: [{ screen: 'account/enrollment', name: 'progress', states: still }],
  terms: [{ screen: 'payments/autopay-copy', name: 'text', states: read }],
  thread: [{ screen: 'messages/case', name: 'conversation', states: read }],
  timeline: [{ screen: 'usage/comparison', name: 'year', states: read }],
  upload: [
    {
      screen: 'documents/hand-in',
      name: 'files',
      states: ['filled', 'loading', 'empty', 'failed', 'busy', 'refused'],
    },
  ],
};
