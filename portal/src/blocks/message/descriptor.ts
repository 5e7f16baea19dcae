import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, withEngine } from '../descriptor-defaults.ts';

/** A notice, or plain text. */
export const messageDescriptor: BlockDescriptor<'message'> = {
  describe: ({ tone, moment }) => ({
    texts: ['body', ...(moment?.next ?? []).map((step) => `next.${step}`)],
    optionalTexts: /^heading$/,
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: tone === 'success',
  }),
  check: noCheck,
  chunks: withEngine,
  samples: [
    { screen: 'account/log-in', name: 'expired', states: filled },
    { screen: 'account/enrollment', name: 'complete', states: filled },
    { screen: 'account/enrollment', name: 'held', states: filled },
    { screen: 'plans/enroll', name: 'done', states: filled },
    { screen: 'gallery/sample', name: 'danger', states: filled },
    { screen: 'payments/autopay', name: 'how', states: filled },
  ],
};
