import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks } from '../descriptor-defaults.ts';

/** A text with paragraphs, headings, lists and links. Its marks are checked with the texts. */
export const articleDescriptor: BlockDescriptor<'article'> = {
  describe: () => ({
    texts: ['body'],
    optionalTexts: /^heading$/,
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/article/article.tsx'),
  samples: [{ screen: 'gallery/sample', name: 'article', states: filled }],
};
