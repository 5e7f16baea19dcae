import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, rareChunks, textsAlone } from '../descriptor-defaults.ts';

/** A value to copy, and an address to share. */
export const shareDescriptor: BlockDescriptor<'share'> = {
  describe: ({ link }) => ({
    texts: [
      'label',
      'copy',
      'copied',
      'failed',
      ...(link === undefined ? [] : ['share', 'copyLink', 'linkCopied', 'message']),
    ],
    optionalTexts: /^(heading|hint)$/,
    ...textsAlone,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/share/share.tsx'),
  samples: [{ screen: 'account/refer', name: 'code', states: ['filled', 'loading'] }],
};
