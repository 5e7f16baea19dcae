import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, ownChunks, readStates, textsAlone } from '../descriptor-defaults.ts';

/** A legal text out of the data. */
export const termsDescriptor: BlockDescriptor<'terms'> = {
  describe: () => ({
    texts: [],
    ...textsAlone,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/terms/terms.tsx'),
  samples: [{ screen: 'payments/autopay-copy', name: 'text', states: readStates }],
};
