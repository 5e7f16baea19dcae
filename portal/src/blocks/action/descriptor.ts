import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { buttonTexts, filled, noCheck, ownChunks } from '../descriptor-defaults.ts';

/** A button that calls an operation. */
export const actionDescriptor: BlockDescriptor<'action'> = {
  describe: (block) => ({
    texts: buttonTexts(block),
    optionalTexts: /^hint$/,
    values: [],
    names: {},
    links: [],
    submissions: [{ submit: block.submit, path: ['submit'] }],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/action/action.tsx'),
  samples: [
    { screen: 'identity/verify', name: 'resend', states: ['filled', 'busy', 'refused'] },
    { screen: 'payments/autopay', name: 'cancel', states: filled },
  ],
};
