import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks, readStates } from '../descriptor-defaults.ts';

/** The hours of a week, by how much they take. */
export const weekDescriptor: BlockDescriptor<'week'> = {
  describe: ({ read, items, marked }) => ({
    texts: [
      'heading',
      'summary',
      'least',
      'most',
      'given',
      'table',
      'hour',
      'value',
      'empty',
      ...(marked === undefined ? [] : ['marked']),
    ],
    values: [
      { texts: /^summary$/, values: ['top', 'topAt', 'low', 'lowAt'] },
      { texts: /^value$/, values: ['value'] },
    ],
    names: {},
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/week/week.tsx'),
  samples: [{ screen: 'usage/week', name: 'week', states: [...new Set([...readStates, ...filled])] }],
};
