import type { CompiledScreen } from '@energy-portal/portal/publish';

/** A screen as one of its forms sees it: the steps and the sending are those of that form alone. */
export interface FormView extends CompiledScreen {
  /** The screen with all of its forms. */
  readonly whole: CompiledScreen;
}

/** A view for each form of a screen; of one with a single form, or with none, the screen itself. */
export function formViewsOf(screen: CompiledScreen): readonly [FormView, ...FormView[]] {
  const [first, ...others] = (screen.model.forms ?? []).map(({ name }) => formViewOf(screen, name));
  return first === undefined ? [{ ...screen, whole: screen }] : [first, ...others];
}

/** The view of a form; of no name the screen itself. */
export function formViewOf(screen: CompiledScreen, name: string | undefined): FormView {
  const { model } = screen;
  const form = model.forms?.find((one) => one.name === name);
  if (form === undefined) return { ...screen, whole: screen };
  const { draft: _, ...page } = model;
  const steps = model.steps.filter(({ id }) => form.steps.includes(id));
  const draft = form.draft === undefined ? {} : { draft: form.draft };
  return {
    ...screen,
    model: { ...page, form: form.name, steps, submit: form.submit, ...draft },
    whole: screen,
  };
}
