import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, rareChunks, readStates, within } from '../descriptor-defaults.ts';
import type { ReasonName } from './bill-difference.ts';

const reasons: readonly { readonly name: ReasonName }[] = [
  { name: 'days' },
  { name: 'weather' },
  { name: 'use' },
  { name: 'rest' },
];

/** The reasons why the newest bill differs from the one before. */
export const differenceDescriptor: BlockDescriptor<'difference'> = {
  describe: ({ read, items }) => ({
    texts: [
      'heading',
      'value',
      'more',
      'less',
      'same',
      ...within('parts', reasons, ['label', 'more', 'less']),
    ],
    optionalTexts: /^hint$/,
    values: [
      { texts: /^value$/, values: ['value'] },
      { texts: /^parts\.\w+\.(more|less)$/, values: ['amount'] },
      { texts: /^(more|less|moreThanNothing)$/, values: ['amount', 'percent', 'reasons'] },
    ],
    names: {},
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/difference/difference.tsx'),
  samples: [{ screen: 'usage/comparison', name: 'why', states: readStates }],
};
