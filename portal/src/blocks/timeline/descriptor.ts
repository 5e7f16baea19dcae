import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, rareChunks, readStates, within } from '../descriptor-defaults.ts';

/** Entries of a read over time, as bars and a line. */
export const timelineDescriptor: BlockDescriptor<'timeline'> = {
  describe: ({ read, items, bars, line }) => ({
    texts: [
      'heading',
      'at',
      'table',
      'summary',
      ...within('series', line === undefined ? [bars] : [bars, line], ['label', 'value']),
    ],
    optionalTexts: /^empty$/,
    values: [
      { texts: /^summary$/, values: ['from', 'to', 'top', 'topAt', 'low', 'lowAt'] },
      { texts: /^series\.\w+\.value$/, values: ['value'] },
    ],
    names: {},
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/timeline/timeline.tsx'),
  samples: [{ screen: 'usage/comparison', name: 'year', states: readStates }],
};
