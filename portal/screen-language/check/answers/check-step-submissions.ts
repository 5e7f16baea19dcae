import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { formOfStep } from '../facts/placed-forms.ts';
import { suggest } from '../words/closest.ts';
import type { Report } from '../facts/checked-screen.ts';
import { walkConfig } from '../../model/walk-values.ts';

/** Steps that name one another: results of steps that were passed, ways back, and halves of steps. */
export function checkStepSubmissions(config: ScreenConfig, report: Report): void {
  const steps = config.steps ?? [];
  const sending = steps.filter(({ submit }) => submit !== undefined).map(({ id }) => id);
  walkConfig(config, (value, path) => {
    const name = resultNamed(value);
    if (name === undefined) return;
    if (Object.hasOwn(config.forms ?? {}, name)) return;
    if (!sending.includes(name)) {
      const message = `There is no step "${name}" with a "submit".`;
      const at = steps.findIndex(({ id }) => id === name);
      // The step is there, and what it called is gone.
      if (at !== -1)
        report(['steps', at], { rule: 'unknown-step', message, remedy: 'Give the step its "submit".' });
      return report(path, { rule: 'unknown-step', message, remedy: suggest(name, sending) });
    }
    const [place, at] = path;
    const isInStep = place === 'steps' && typeof at === 'number';
    if (!isInStep || steps.findIndex(({ id }) => id === name) < at) return;
    const message = `The step "${name}" is not passed yet where "${String(value)}" is read.`;
    report(path, { rule: 'asked-later', message, remedy: 'Name an earlier step.' });
  });
  checkQuestions(config, report);
  steps.forEach((step, s) => {
    const { back, recalls, continues } = step;
    const form = formOfStep(step.id, config);
    const before = steps.slice(0, s).map(({ id }) => id);
    const earlier = before.filter((id) => formOfStep(id, config)?.name === form?.name);
    for (const [member, id] of Object.entries({ back, recalls })) {
      if (id === undefined || earlier.includes(id)) continue;
      const message = `"${id}" is no step before this one.`;
      report(['steps', s, member], { rule: 'unknown-step', message, remedy: suggest(id, earlier) });
    }
    if (continues === true && earlier.length === 0) {
      const message = 'The first step continues nothing.';
      report(['steps', s, 'continues'], { rule: 'unknown-step', message, remedy: 'Remove it.' });
    }
  });
}

/** Questions that are shown by what their own step, or a later one, is answered with. */
function checkQuestions({ steps, conditions = {} }: ScreenConfig, report: Report): void {
  (steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ show }, f) => {
      if (show === undefined || !Object.hasOwn(conditions, show)) return;
      const named = resultsNeeded(conditions[show]);
      const late = named.find((name) => (steps ?? []).findIndex(({ id }) => id === name) >= s);
      if (late === undefined) return;
      const message = `The step "${late}" is not passed yet where "${show}" decides on this question.`;
      report(['steps', s, 'fields', f, 'show'], {
        rule: 'asked-later',
        message,
        remedy: 'Ask about an earlier step.',
      });
    }),
  );
}

/** Steps whose answer a condition needs to hold. */
function resultsNeeded(condition: unknown): readonly string[] {
  if (typeof condition !== 'object' || condition === null) return [];
  if ('all' in condition && Array.isArray(condition.all)) return condition.all.flatMap(resultsNeeded);
  const name = 'from' in condition ? resultNamed(condition.from) : undefined;
  const isAbsent = 'filled' in condition && condition.filled === false;
  return name === undefined || isAbsent ? [] : [name];
}

function resultNamed(value: unknown): string | undefined {
  const [start, name] = typeof value === 'string' ? value.split('.') : [];
  return start === 'results' ? name : undefined;
}
