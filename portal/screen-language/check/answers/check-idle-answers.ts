import type { Binding, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { hasKnownKind } from '../../model/field-kinds.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkTexts } from '../../model/walk-values.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Answers that decide nothing: a choice of which only is asked whether there is one, and values behind one that is always there. */
export function checkIdleAnswers(screen: CheckedScreen, report: Report): void {
  checkChoices(screen.config, report);
  checkFirst(screen, report);
  checkOthers(screen, report);
}

/** Kinds of questions whose answers differ. */
const choosing: readonly string[] = ['yes-no', 'radio', 'select'];

/** No is an answer, too: a question that is sent nowhere has to be asked about what was chosen. */
function checkChoices(config: ScreenConfig, report: Report): void {
  const used = new Set<string>();
  const filled = new Map<string, JsonPath>();
  walkTexts(config, (value, path) => {
    const [start, member = ''] = value.split('.');
    if (start === 'answers') used.add(member);
    if (path.at(-1) !== 'field') return;
    const beside = path
      .slice(0, -1)
      .reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), config);
    const isFilled = typeof beside === 'object' && beside !== null && 'filled' in beside;
    if (isFilled) filled.set(start ?? '', path.slice(0, -1));
    else used.add(start ?? '');
  });
  for (const { field } of placedFields(config)) {
    const place = filled.get(field.name);
    if (!choosing.includes(field.as) || place === undefined || used.has(field.name)) continue;
    const message = `This holds whatever "${field.name}" is answered with, and nothing else takes the answer.`;
    const remedy = 'Compare the answer: "is" or "in" instead of "filled".';
    report([...place, 'filled'], { rule: 'idle-answer', message, remedy });
  }
}

/** Of several values the first one counts: what stands behind one that is always there is never taken. */
function checkFirst(screen: CheckedScreen, report: Report): void {
  for (const { submit, path } of submittedCallsOf(screen))
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? {})) {
      if (typeof binding !== 'object' || !('first' in binding)) continue;
      const at = binding.first.findIndex((one) => isAlwaysThere(one, screen.config));
      if (at === -1 || at === binding.first.length - 1) continue;
      const message = 'This one is always there, so those behind it are never taken.';
      report([...path, 'with', member, 'first', at], {
        rule: 'never-taken',
        message,
        remedy: 'Put it at the end.',
      });
    }
}

function isAlwaysThere(binding: Binding, config: ScreenConfig): boolean {
  if (typeof binding !== 'object' || Array.isArray(binding)) return true;
  if ('from' in binding) return ['language', 'today', 'attempt'].includes(binding.from);
  if (!('field' in binding)) return false;
  const step = config.steps?.find(({ fields = [] }) => fields.some(({ name }) => name === binding.field));
  const field = step?.fields?.find(({ name }) => name === binding.field);
  return (
    field !== undefined &&
    hasKnownKind(field) &&
    field.required === true &&
    field.show === undefined &&
    step?.show === undefined
  );
}

/** A member that a read takes from a question is not sent as something else, or it was read for another answer. */
function checkOthers(screen: CheckedScreen, report: Report): void {
  const asked = new Map(
    Object.values(screen.config.reads ?? {}).flatMap(({ with: bindings = {} }) =>
      Object.entries<Binding>(bindings).flatMap(([member, binding]) =>
        typeof binding === 'object' && 'field' in binding ? [[member, binding.field] as const] : [],
      ),
    ),
  );
  for (const { submit, path } of submittedCallsOf(screen))
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? {})) {
      const name = asked.get(member);
      if (name === undefined || JSON.stringify(binding).includes(`"${name}`)) continue;
      if (typeof binding !== 'object' || !('from' in binding) || binding.from.startsWith('values.')) continue;
      const message = `A read takes "${member}" from the answer of "${name}", and here it is "${binding.from}".`;
      report([...path, 'with', member], {
        rule: 'other-answer',
        message,
        remedy: `Take { "field": "${name}" }.`,
      });
    }
}
