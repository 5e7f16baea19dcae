import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { below, filled, noCheck, withEngine } from '../descriptor-defaults.ts';

/** Ways to other screens. */
export const linksDescriptor: BlockDescriptor<'links'> = {
  describe: ({ links }) => ({
    texts: below('links', links),
    optionalTexts: /^heading$/,
    values: [],
    names: { links },
    links: links.map((link, at) => ({ link, path: ['links', at] })),
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: withEngine,
  samples: [
    { screen: 'account/home', name: 'quick', states: filled },
    { screen: 'messages/list', name: 'actions', states: filled },
    { screen: 'account/log-in', name: 'help', states: filled },
    { screen: 'account/enrollment', name: 'back', states: filled },
  ],
};
