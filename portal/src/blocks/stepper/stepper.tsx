import type { StepperBlock as StepperConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Stepper } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';

/** The stages of a process and where it stands. */
export function StepperBlock({ block, page }: BlockProps<StepperConfig>) {
  const { name, stages, values = {} } = block;
  const current = String(page.value(block.current) ?? stages[0]);
  return (
    <Stepper
      label={page.text(`blocks.${name}.label`)}
      doneLabel={page.text('done')}
      steps={stages.map((id) => ({ id, label: page.text(`blocks.${name}.stages.${id}`) }))}
      current={values[current] ?? current}
    />
  );
}
