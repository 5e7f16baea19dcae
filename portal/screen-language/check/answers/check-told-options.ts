import type { Condition } from '../../generated/screen-config.gen.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { sureAnswersOf } from '../facts/asked-states.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Notices below an option that ask for another option, and other operations that are always called instead. */
export function checkToldOptions({ config }: CheckedScreen, report: Report): void {
  const fields = placedFields(config);
  for (const { field, path } of fields)
    for (const [option, names] of Object.entries<readonly string[]>(field.notices ?? {}))
      names.forEach((name, at) => {
        const asked = sureAnswersOf([name], config).filter((one) => one.name === field.name);
        if (asked.length === 0 || asked.some(({ answers }) => answers.includes(option))) return;
        report([...path, 'notices', option, at], {
          rule: 'never-holds',
          message: `"${name}" asks for another option than "${option}", below which this would be told.`,
          remedy: 'Write it below the option that it asks for.',
        });
      });
  (config.submit?.instead ?? []).forEach(({ when }, at) => {
    const condition: Condition | undefined = config.conditions?.[when];
    if (typeof condition !== 'object' || !('filled' in condition) || condition.filled !== true) return;
    const name = 'field' in condition ? condition.field : condition.from.replace(/^answers\./, '');
    const field = fields.find((one) => one.field.name === name)?.field;
    if (field?.required !== true || field.show !== undefined) return;
    report(['submit', 'instead', at, 'when'], {
      rule: 'always-holds',
      message: `"${when}" holds whenever the form is sent, as "${name}" must be answered: the other operation is never called.`,
      remedy: 'Ask for something that tells the two apart.',
    });
  });
}
