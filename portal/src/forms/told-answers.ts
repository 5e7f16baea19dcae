import type { ScreenModel } from '../../screen-language/model/model.ts';

/**
 * Returns the questions whose answers something outside of the form may ask for: blocks, texts, reads, conditions, values, and
 * what questions ask the org by themselves. One whose name another one begins with counts, too. Of several forms on a page
 * each sees all answers of the others.
 */
export function fieldsOutsideForm(model: ScreenModel): ReadonlySet<string> {
  const fields = model.steps.flatMap((step) => step.fields);
  const asking = fields.map(({ options, check, suggest, files }) => [options, check, suggest, files]);
  const sources = JSON.stringify({ ...model, steps: asking, submit: 0 });
  // They name questions in more than one way.
  const rules = JSON.stringify([model.conditions, model.values]);
  const isAsked = (name: string) =>
    model.forms !== undefined ||
    sources.includes(`"field":"${name}`) ||
    sources.includes(`"answers.${name}`) ||
    rules.includes(`"${name}`);
  return new Set(fields.map(({ name }) => name).filter(isAsked));
}
