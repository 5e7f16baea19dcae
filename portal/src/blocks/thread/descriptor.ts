import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, ownChunks, readStates } from '../descriptor-defaults.ts';

/** A conversation. */
export const threadDescriptor: BlockDescriptor<'thread'> = {
  describe: ({ read, items, attachments }) => ({
    texts: [
      'you',
      'us',
      'empty',
      ...(attachments === undefined ? [] : ['attachments', 'download', 'quarantined', 'infected']),
    ],
    optionalTexts: /^heading$/,
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/thread/thread.tsx'),
  samples: [{ screen: 'messages/case', name: 'conversation', states: readStates }],
};
