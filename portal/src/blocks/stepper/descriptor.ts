import type { BlockDescriptor } from '../../../screen-language/model/block-descriptor.ts';
import { filled, noCheck, rareChunks } from '../descriptor-defaults.ts';

/** The stages of a process. */
export const stepperDescriptor: BlockDescriptor<'stepper'> = {
  describe: ({ stages }) => ({
    texts: ['label', ...stages.map((id) => `stages.${id}`)],
    values: [],
    names: { stages },
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: noCheck,
  chunks: rareChunks('src/blocks/stepper/stepper.tsx'),
  samples: [{ screen: 'account/enrollment', name: 'progress', states: filled }],
};
