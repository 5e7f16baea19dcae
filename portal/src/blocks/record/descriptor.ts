import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { below, filled, noCheck, readStates, withEngine } from '../descriptor-defaults.ts';

/** Names and values of one thing. */
export const recordDescriptor: BlockDescriptor<'record'> = {
  describe: ({ rows, link }) => ({
    texts: [...below('rows', rows), ...(link === undefined ? [] : [`links.${link.name}`])],
    optionalTexts: /^(heading|missing)$/,
    values: [],
    names: { rows },
    links: link === undefined ? [] : [{ link, path: ['link'] }],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: withEngine,
  samples: [
    { screen: 'account/home', name: 'balance', states: readStates },
    { screen: 'gallery/sample', name: 'workedOut', states: filled },
  ],
};
