import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, ownChunks, textsAlone } from '../descriptor-defaults.ts';

/** A field whose answer goes into the address. */
export const searchDescriptor: BlockDescriptor<'search'> = {
  describe: () => ({
    texts: ['label', 'button', 'error'],
    optionalTexts: /^hint$/,
    ...textsAlone,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/search/search.tsx'),
  samples: [{ screen: 'plans/shop', name: 'find', states: ['filled', 'refused'] }],
};
