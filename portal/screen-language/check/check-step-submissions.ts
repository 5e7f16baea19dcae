import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { formOfStep } from './placed-forms.ts';
import { suggest } from './closest.ts';
import type { Report } from './checked-screen.ts';
import { walkValues } from '../model/walk-values.ts';

/** Steps that name one another: results of steps that were passed, ways back, and halves of steps. */
export function checkStepSubmissions(config: ScreenConfig, report: Report): void {
  const steps = config.steps ?? [];
  const sending = steps.filter(({ submit }) => submit !== undefined).map(({ id }) => id);
  walkValues(config, [], (value, path) => {
    const name = resultNamed(value);
    if (name === undefined) return;
    if (Object.hasOwn(config.forms ?? {}, name)) return;
    if (!sending.includes(name)) {
      const message = `There is no step "${name}" with a "submit".`;
      return report(path, { rule: 'unknown-step', message, remedy: suggest(name, sending) });
    }
    const [place, at] = path;
    const isInStep = place === 'steps' && typeof at === 'number';
    if (!isInStep || steps.findIndex(({ id }) => id === name) < at) return;
    const message = `The step "${name}" is not passed yet where "${String(value)}" is read.`;
    report(path, { rule: 'asked-later', message, remedy: 'Name an earlier step.' });
  });
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

function resultNamed(value: unknown): string | undefined {
  const [start, name] = typeof value === 'string' ? value.split('.') : [];
  return start === 'results' ? name : undefined;
}
