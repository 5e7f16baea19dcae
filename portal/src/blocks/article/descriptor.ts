import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { below, filled, noCheck, rareChunks, textsAlone } from '../descriptor-defaults.ts';

/** A text with paragraphs, headings, lists and links. Its marks are checked with the texts. */
export const articleDescriptor: BlockDescriptor<'article'> = {
  describe: () => ({
    texts: ['body'],
    optionalTexts: /^heading$/,
    ...textsAlone,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/article/article.tsx'),
  samples: [{ screen: 'gallery/sample', name: 'article', states: filled }],
};

/** A text of the org with a few tags. */
export const htmlDescriptor: BlockDescriptor<'html'> = {
  describe: () => ({
    texts: [],
    ...textsAlone,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/article/article.tsx'),
  samples: [
    { screen: 'gallery/sample', name: 'legal', states: filled },
    { screen: 'help/article', name: 'answer', states: filled },
  ],
};

/** Links to other sites; that these are trusted is checked with the project, which lists them. */
export const websitesDescriptor: BlockDescriptor<'websites'> = {
  describe: ({ links }) => ({
    texts: below('links', links),
    optionalTexts: /^heading$/,
    values: [],
    names: { links },
    links: [],
    websites: links.flatMap(({ address, spanish }, at) => [
      { address, path: ['links', at, 'address'] },
      ...(spanish === undefined ? [] : [{ address: spanish, path: ['links', at, 'spanish'] }]),
    ]),
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/article/article.tsx'),
  samples: [{ screen: 'account/move-out', name: 'help', states: filled }],
};
