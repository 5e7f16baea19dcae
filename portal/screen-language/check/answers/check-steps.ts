import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { FieldModel, StepModel } from '../../model/model.ts';
import { visibilityOf } from '../../model/visibility.ts';
import type { FormModel } from '../../model/visibility.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { combinationsOf, fieldsOf, formConditions, formOf } from '../facts/combinations.ts';
import type { Asked, Comparison } from '../facts/combinations.ts';
import { isDifference } from '../facts/compared-sources.ts';
import { suggest } from '../words/closest.ts';
import { casesOf } from '../facts/condition-cases.ts';
import type { Report } from '../facts/checked-screen.ts';
import { walkValues } from '../../model/walk-values.ts';

/** Steps and fields that no answers lead to, and conditions that wait for an answer that cannot be given. */
export function checkSteps(config: ScreenConfig, constants: unknown, report: Report): void {
  checkWaitedFor(config, constants, report);
  const cases = casesOf(formConditions(config), config, { constants });
  if (cases === undefined || cases.all.some(({ path }) => isDifference(path))) return;
  const form = formOf(config);
  const reached = reachedBy(form, cases.asked);
  (config.steps ?? []).forEach((step, s) => {
    const model = form.steps[s];
    if (model === undefined || !reached.has(model)) {
      const message = `No answers lead to the step "${step.id}".`;
      const remedy = `Its condition "${step.show ?? ''}" never holds after the steps before: change it, or remove the step.`;
      return report(['steps', s, 'show'], { rule: 'unreachable-step', message, remedy });
    }
    (step.fields ?? []).forEach((field, f) => {
      const fieldModel = model.fields[f];
      if (fieldModel === undefined || reached.has(fieldModel)) return;
      const message = `No answers lead to the field "${field.name}".`;
      const remedy = `Its condition "${field.show ?? ''}" never holds at this place: change it, or remove the field.`;
      report(['steps', s, 'fields', f, 'show'], { rule: 'unreachable-field', message, remedy });
    });
  });
}

function checkWaitedFor(config: ScreenConfig, constants: unknown, report: Report): void {
  walkValues(config.conditions ?? {}, ['conditions'], (inner, path) => {
    const comparison = comparisonIn(inner);
    const field = fieldsOf(config).find(({ name }) => name === comparison?.field);
    const offered = field === undefined ? undefined : offeredBy(field, constants);
    if (comparison === undefined || field === undefined || offered === undefined) return;
    const given = [
      ...(comparison.is === undefined ? [] : [{ value: comparison.is, place: [...path, 'is'] }]),
      ...(comparison.in ?? []).map((value, at) => ({ value, place: [...path, 'in', at] })),
    ];
    for (const { value, place } of given) {
      if (offered.some((option) => option === value)) continue;
      const message = `"${field.name}" has no option ${JSON.stringify(value)}, so this is never true.`;
      report(place, { rule: 'unknown-option', message, remedy: suggest(String(value), offered) });
    }
  });
}

function comparisonIn(inner: unknown): Comparison | undefined {
  if (typeof inner !== 'object' || inner === null) return undefined;
  return 'field' in inner || 'from' in inner ? (inner as Comparison) : undefined; // the schema has seen it
}

/** The steps and fields that some combination shows: judged by the engine itself. */
function reachedBy(form: FormModel, asked: readonly Asked[]): ReadonlySet<StepModel | FieldModel> {
  const reached = new Set<StepModel | FieldModel>();
  for (const sources of combinationsOf(asked)) {
    const { steps, fields } = visibilityOf(form, sources);
    for (const shown of [...steps, ...fields]) reached.add(shown);
  }
  return reached;
}
