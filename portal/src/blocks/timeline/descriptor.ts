import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks, readStates, within } from '../descriptor-defaults.ts';

/** Entries of a read over time, as bars and a line. */
export const timelineDescriptor: BlockDescriptor<'timeline'> = {
  describe: ({ read, items, bars, line, also = [], estimated, marked, closer }) => ({
    texts: [
      'heading',
      'at',
      'table',
      'summary',
      ...within('series', [bars, ...(line === undefined ? [] : [line]), ...also], ['label', 'value']),
      ...(estimated === undefined ? [] : ['estimated']),
      ...(marked === undefined ? [] : ['marked']),
      ...(closer === undefined ? [] : ['closer']),
    ],
    optionalTexts: /^empty$/,
    values: [
      { texts: /^summary$/, values: ['from', 'to', 'top', 'topAt', 'low', 'lowAt'] },
      { texts: /^series\.\w+\.value$/, values: ['value'] },
      { texts: /^estimated$/, values: ['value'] },
    ],
    names: { also },
    links: closer === undefined ? [] : [{ link: closer, path: ['closer'] }],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/timeline/timeline.tsx'),
  samples: [
    { screen: 'usage/comparison', name: 'year', states: readStates },
    { screen: 'usage/by-hour', name: 'use', states: filled },
  ],
};
