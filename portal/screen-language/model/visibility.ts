import { isHolding } from './conditions.ts';
import type { Answers, FieldModel, ScreenModel, Sources, StepModel } from './model.ts';

/** The steps, fields and answers that are there at this moment. */
export interface Visibility {
  readonly steps: readonly StepModel[];
  readonly fields: readonly FieldModel[];
  /** The answers of those fields only. */
  readonly answers: Answers;
}

/** The members of a screen model that a form needs. */
export type FormModel = Pick<ScreenModel, 'steps' | 'conditions'>;

/**
 * Walks the form from top to bottom. A field asked under a condition is judged by the answers of visible
 * fields before it, so that an answer that was hidden again neither shows anything nor is sent.
 */
export function visibilityOf(form: FormModel, sources: Sources): Visibility {
  const steps: StepModel[] = [];
  const fields: FieldModel[] = [];
  const answers: Record<string, unknown> = {};
  const isShown = (show: string | undefined) =>
    show === undefined || isHolding(show, form.conditions, { ...sources, answers });
  for (const step of form.steps) {
    if (!isShown(step.show)) continue;
    steps.push(step);
    for (const field of step.fields) {
      if (!isShown(field.show)) continue;
      fields.push(field);
      const answer = sources.answers[field.name];
      if (answer !== undefined) answers[field.name] = answer;
    }
  }
  return { steps, fields, answers };
}
