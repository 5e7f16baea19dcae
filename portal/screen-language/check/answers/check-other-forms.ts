import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { Report } from '../facts/checked-screen.ts';
import { conditionsOf } from '../facts/named-conditions.ts';
import { placedForms } from '../facts/placed-forms.ts';
import type { PlacedForm } from '../facts/placed-forms.ts';

/** A form knows its own answers alone: those of another one on the page may not be given yet, or not be true any more. */
export function checkOtherForms(config: ScreenConfig, report: Report): void {
  const forms = placedForms(config);
  for (const form of forms) {
    const own = fieldsOf(form);
    const all = forms.flatMap(fieldsOf);
    const others = new Set(all.filter((name) => !own.includes(name)));
    const visit = (value: unknown, path: JsonPath) => {
      const named = fieldNamed(value, path);
      if (named === undefined || !others.has(named)) return;
      const message = `"${named}" is asked in another form, which "${form.name}" does not know.`;
      report(path, { rule: 'other-form', message, remedy: 'Ask it in this form, or put both into one.' });
    };
    walkValues(form.submit, [...form.path, 'submit'], visit);
    (config.steps ?? []).forEach((step, s) => {
      if (form.steps.includes(step)) walkValues(step, ['steps', s], visit);
    });
    for (const name of conditionsOf([form.steps, form.submit], config))
      walkValues(config.conditions?.[name], ['conditions', name], visit);
  }
}

const fieldsOf = ({ steps }: PlacedForm) =>
  steps.flatMap(({ fields = [] }) => fields.map(({ name }) => name));

/** The field that a member names, as "field" does, or as a source of the page's answers. */
function fieldNamed(value: unknown, path: JsonPath): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [start, name] = value.split('.');
  const member = path.at(-1);
  if (member === 'field' || member === 'matches' || ['forget', 'refill'].includes(String(path.at(-2))))
    return start;
  return start === 'answers' || start === 'began' ? name : undefined;
}
