import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { below, noCheck, rareChunks, readStates } from '../descriptor-defaults.ts';

/** Bars with a table of the same numbers. */
export const chartDescriptor: BlockDescriptor<'chart'> = {
  describe: ({ bars, verdicts = [] }) => ({
    texts: ['heading', 'table', ...below('bars', bars), ...below('verdicts', verdicts)],
    optionalTexts: /^unit$/,
    values: [],
    names: { bars, verdicts },
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/chart/chart.tsx'),
  samples: [{ screen: 'gallery/sample', name: 'bars', states: readStates }],
};
