import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, textsAlone, withEngine } from '../descriptor-defaults.ts';

/** A button that prints the page. */
export const printDescriptor: BlockDescriptor<'print'> = {
  describe: () => ({
    texts: ['button'],
    ...textsAlone,
  }),
  check: noCheck,
  chunks: withEngine,
  samples: [{ screen: 'payments/autopay-copy', name: 'print', states: filled }],
};
