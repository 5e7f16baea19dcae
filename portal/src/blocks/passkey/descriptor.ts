import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks } from '../descriptor-defaults.ts';

/** A button that makes a passkey, or proves by one who somebody is. */
export const passkeyDescriptor: BlockDescriptor<'passkey'> = {
  describe: ({ begin, submit }) => ({
    texts: ['button', 'cancelled', 'failed'],
    optionalTexts: /^(heading|hint|unsupported)$/,
    values: [],
    names: {},
    links: [],
    submissions: [
      ...(begin === undefined ? [] : [{ submit: begin, path: ['begin'] }]),
      { submit, path: ['submit'] },
    ],
    item: { kind: 'members', members: { challengeId: { type: 'string' }, credential: { type: 'object' } } },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/passkey/passkey.tsx'),
  samples: [{ screen: 'account/log-in', name: 'passkey', states: filled }],
};
