import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks, textsAlone } from '../descriptor-defaults.ts';

/** A drawing. That its file is there, and safe, is checked with the project. */
export const pictureDescriptor: BlockDescriptor<'picture'> = {
  describe: () => ({
    texts: ['alternative'],
    optionalTexts: /^caption$/,
    ...textsAlone,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/picture/picture.tsx'),
  samples: [{ screen: 'gallery/sample', name: 'meter', states: filled }],
};
