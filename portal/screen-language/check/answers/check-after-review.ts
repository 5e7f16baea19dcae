import type { Step, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { isSensitive } from '../../model/sensitive.ts';
import type { Report } from '../facts/checked-screen.ts';
import { placedForms } from '../facts/placed-forms.ts';

/** Questions that come after the last review of a form: customers send what they were never shown. */
export function checkAfterReview(config: ScreenConfig, report: Report): void {
  const forms = placedForms(config).map(({ steps }) => steps);
  for (const steps of forms.length > 0 ? forms : [config.steps ?? []]) {
    const review = steps.findLastIndex(({ as }) => as === 'review');
    if (review === -1) continue;
    const late = steps.slice(review + 1).find((step) => asksOrdinary(step));
    const reviewed = steps[review];
    if (late === undefined || reviewed === undefined) continue;
    for (const step of [late, reviewed]) {
      const at = config.steps?.indexOf(step) ?? -1;
      report(['steps', at], {
        rule: 'after-review',
        message: `"${late.id}" comes after the review "${reviewed.id}", so its answers are never reviewed.`,
        remedy: 'Move the review behind it. Only consents, passwords and codes may come later.',
      });
    }
  }
}

/** A step with a question whose answer a review would show. */
const asksOrdinary = ({ fields }: Step): boolean => fields?.some((field) => !isSensitive(field)) === true;
