import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, rareChunks, readStates, within } from '../descriptor-defaults.ts';

/** Numbers of now beside those of before. */
export const comparisonDescriptor: BlockDescriptor<'comparison'> = {
  describe: ({ rows }) => ({
    texts: ['before', 'same', 'missing', ...within('rows', rows, ['label', 'value', 'more', 'less'])],
    optionalTexts: /^heading$/,
    values: [
      { texts: /^(before|rows\.\w+\.value)$/, values: ['value'] },
      { texts: /^rows\.\w+\.(more|less)$/, values: ['amount', 'percent'] },
      { texts: /^rows\.\w+\.moreThanNothing$/, values: ['amount'] },
    ],
    names: { rows },
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/comparison/comparison.tsx'),
  samples: [{ screen: 'usage/comparison', name: 'bills', states: readStates }],
};
