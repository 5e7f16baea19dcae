import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { noCheck, ownChunks } from '../descriptor-defaults.ts';

/** Texts that are always there. Types, rules, purposes and reasons come as codes out of the answers. */
const texts = [
  ...['missing', 'quarantined', 'ready', 'clean', 'infected', 'refused', 'accepted'].flatMap((state) => [
    `states.${state}`,
    `help.${state}`,
  ]),
  ...['empty', 'nameTooLong', 'wrongContent'].map((name) => `errors.${name}`),
  'whichType',
  'limits',
  'pages',
  'mustShow',
  'choose',
  'photo',
  'drop',
  'sending',
  'handing',
  'given',
  'another',
  'cancel',
  'retry',
  'discard',
  'remove',
  'removed',
  'allTypes',
  'none',
];

/** Documents that the org wants, and the files that are handed in for them. */
export const uploadDescriptor: BlockDescriptor<'upload'> = {
  describe: (block) => {
    const document = { source: `${block.requirements}.0.documents.0` };
    return {
      texts: block.locked === undefined ? texts : [...texts, 'givenLate'],
      optionalTexts: /^(types|rules|purposes|why|reasons)\.\w+$/,
      values: [
        { texts: /^(given|givenLate|removed)$/, values: ['file'] },
        { texts: /^limits$/, values: ['formats', 'size'] },
        { texts: /^pages$/, values: ['pages'] },
        { texts: /^sending$/, values: ['percent'] },
      ],
      names: {},
      links: [],
      submissions: (['send', 'register', 'remove'] as const).flatMap((member) => {
        const submit = block[member];
        return submit === undefined ? [] : [{ submit, path: [member] }];
      }),
      item: {
        kind: 'members',
        members: {
          file: {},
          type: {},
          requirement: { source: `${block.requirements}.0` },
          document,
          replaced: document,
          sent: { operation: block.send.operation },
        },
      },
      isSuccess: false,
    };
  },
  check: noCheck,
  chunks: ownChunks('src/blocks/upload/upload.tsx'),
  samples: [
    {
      screen: 'documents/hand-in',
      name: 'files',
      states: ['filled', 'loading', 'empty', 'failed', 'busy', 'refused'],
    },
  ],
};
