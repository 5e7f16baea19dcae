import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { below, noCheck, ownChunks } from '../descriptor-defaults.ts';

/** Buttons that make files out of the entries of a read, or fetch one that the org keeps. */
export const downloadDescriptor: BlockDescriptor<'download'> = {
  describe: ({ read, items, formats }) => ({
    texts: [
      'file',
      ...below('formats', formats),
      ...below(
        'columns',
        formats.flatMap((format) => (format.as === 'csv' ? format.columns : [])),
      ),
    ],
    optionalTexts: /^(heading|hint)$/,
    values: [],
    names: { formats },
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ownChunks('src/blocks/download/download.tsx'),
  samples: [{ screen: 'usage/comparison', name: 'files', states: ['filled', 'empty'] }],
};
