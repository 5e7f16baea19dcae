import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, ownChunks } from '../descriptor-defaults.ts';

/** A text of the org with a few tags. */
export const htmlDescriptor: BlockDescriptor<'html'> = {
  describe: () => ({
    texts: [],
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/html/html.tsx'),
  samples: [{ screen: 'gallery/sample', name: 'legal', states: filled }],
};
