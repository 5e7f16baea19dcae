import type { ScreenModel } from './model.ts';

/**
 * The model of one of several forms: the screen's, with the steps, the sending and the draft of that form alone. It is
 * for the form itself; the page around it has the whole one.
 *
 * @returns undefined where the screen has no such form
 */
export function partFormOf(model: ScreenModel, name: string | undefined): ScreenModel | undefined {
  const part = name === undefined ? undefined : model.forms?.find((form) => form.name === name);
  if (part === undefined) return undefined;
  const { draft: _, ...screen } = model;
  return {
    ...screen,
    form: part.name,
    steps: model.steps.filter(({ id }) => part.steps.includes(id)),
    submit: part.submit,
    ...(part.draft !== undefined && { draft: part.draft }),
  };
}
