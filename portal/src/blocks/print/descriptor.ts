import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, ownChunks } from '../descriptor-defaults.ts';

/** A button that prints the page. */
export const printDescriptor: BlockDescriptor<'print'> = {
  describe: () => ({
    texts: ['button'],
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/print/print.tsx'),
  samples: [{ screen: 'payments/autopay-copy', name: 'print', states: filled }],
};
