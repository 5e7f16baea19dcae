import type { ScreenModel } from './model.ts';

/**
 * The model of one of several forms: the screen's, with the steps, the sending and the draft of that form alone. It is
 * for the form itself; the page around it has the whole one.
 *
 * @returns undefined where the screen has no such form
 */
export function namedFormOf(model: ScreenModel, name: string | undefined): ScreenModel | undefined {
  const found = name === undefined ? undefined : model.forms?.find((form) => form.name === name);
  if (found === undefined) return undefined;
  const { draft: _, ...screen } = model;
  return {
    ...screen,
    form: found.name,
    steps: model.steps.filter(({ id }) => found.steps.includes(id)),
    submit: found.submit,
    ...(found.draft !== undefined && { draft: found.draft }),
  };
}
