import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, ownChunks } from '../descriptor-defaults.ts';

/** A field whose answer goes into the address. */
export const searchDescriptor: BlockDescriptor<'search'> = {
  describe: () => ({
    texts: ['label', 'button', 'error'],
    optionalTexts: /^hint$/,
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/search/search.tsx'),
  samples: [{ screen: 'plans/shop', name: 'find', states: ['filled', 'refused'] }],
};
