import type { StepperBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockDescriptor, BlockFinding } from '../../../screen-language/model/block-descriptor.ts';
import { filled, rareChunks } from '../descriptor-defaults.ts';

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
  check: checkStages,
  chunks: rareChunks('src/blocks/stepper/stepper.tsx'),
  samples: [{ screen: 'account/enrollment', name: 'progress', states: filled }],
};

/** A value stands for a stage that is there. */
function checkStages({ stages, values = {} }: StepperBlock): readonly BlockFinding[] {
  return Object.entries(values)
    .filter(([, stage]) => !stages.includes(stage))
    .map(([value, stage]) => {
      const message = `There is no stage "${stage}".`;
      const remedy = `Name one of ${stages.join(', ')}.`;
      return { path: ['values', value], finding: { rule: 'unknown-option', message, remedy } };
    });
}
