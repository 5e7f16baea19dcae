import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks } from '../descriptor-defaults.ts';

/** A button by which this browser is told of something later, and by which it is told no longer. */
export const pushDescriptor: BlockDescriptor<'push'> = {
  describe: ({ add, remove }) => ({
    texts: ['button', 'stop', 'on', 'denied', 'failed', 'notice.title', 'notice.body'],
    optionalTexts: /^(heading|hint|unsupported)$/,
    values: [],
    names: {},
    links: [],
    submissions: [
      { submit: add, path: ['add'] },
      { submit: remove, path: ['remove'] },
    ],
    item: { kind: 'members', members: { endpoint: {}, deviceId: {} } },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/push/push.tsx'),
  samples: [{ screen: 'account/enrollment', name: 'moved', states: filled }],
};
