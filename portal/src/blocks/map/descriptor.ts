import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { below, noCheck, rareChunks, readStates } from '../descriptor-defaults.ts';

/** Entries of a read on a map, and in a list. */
export const mapDescriptor: BlockDescriptor<'map'> = {
  describe: ({ read, items, rows = [], here, expected }) => ({
    texts: [
      'heading',
      'map',
      'empty',
      'toMap',
      ...below('rows', rows),
      ...(here === undefined ? [] : ['here']),
      ...(expected === undefined ? [] : ['expected']),
    ],
    optionalTexts: /^emptyHint$/,
    values: [
      { texts: /^map$/, values: ['count'] },
      { texts: /^expected$/, values: ['time'] },
    ],
    names: { rows },
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/map/map.tsx'),
  samples: [{ screen: 'requests/outages', name: 'map', states: readStates }],
};
