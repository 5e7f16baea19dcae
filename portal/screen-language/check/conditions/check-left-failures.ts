import type { Condition } from '../../generated/screen-config.gen.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

type Conditions = { readonly [name: string]: Condition };

/** Fewer failures than these are a choice of their own. */
const fewest = 3;

/** A list of the failures that the form knows, all but one: what is left out counts as one that nobody knows. */
export function checkLeftFailures(
  { config: { conditions = {}, submit } }: CheckedScreen,
  report: Report,
): void {
  const known = Object.keys(submit?.failed ?? {}).filter((code) => code !== '*');
  if (known.length <= fewest) return;
  for (const [name, condition] of Object.entries<Condition>(conditions)) {
    if (typeof condition !== 'object' || !('from' in condition) || condition.from !== 'failure') continue;
    const listed: readonly unknown[] = condition.in ?? [];
    const [left, ...others] = known.filter((code) => !listed.includes(code));
    if (listed.length < fewest || left === undefined || others.length > 0) continue;
    const ofUnknown = Object.values<Condition>(conditions).filter((one) => isOfUnknown(one, name));
    if (!ofUnknown.some((one) => !isExcluded(left, one, conditions))) continue;
    report(['conditions', name, 'in'], {
      rule: 'left-failure',
      message: `"${name}" lists every failure that the form has a message for, but "${left}": that one counts as not known.`,
      remedy: `Add "${left}".`,
    });
  }
}

/** A condition about failures that are none of those that have a name. */
const isOfUnknown = (condition: Condition, name: string): boolean =>
  typeof condition === 'object' &&
  'all' in condition &&
  condition.all.some(
    (one) => typeof one === 'object' && 'from' in one && one.from === 'failure' && one.filled === true,
  ) &&
  condition.all.some((one) => typeof one === 'object' && 'not' in one && one.not === name);

/** Returns true where another condition of the same list leaves the failure out. */
const isExcluded = (code: string, condition: Condition, conditions: Conditions): boolean =>
  typeof condition === 'object' &&
  'all' in condition &&
  condition.all.some(
    (one) => typeof one === 'object' && 'not' in one && isAskedFor(code, one.not, conditions),
  );

/** Returns true for a condition that holds wherever the failure is this one. */
function isAskedFor(code: string, condition: Condition, conditions: Conditions): boolean {
  if (typeof condition === 'string') {
    const { [condition]: named = '', ...others } = conditions;
    return named !== '' && isAskedFor(code, named, others);
  }
  if ('any' in condition) return condition.any.some((one) => isAskedFor(code, one, conditions));
  if (!('from' in condition) || condition.from !== 'failure') return false;
  return condition.is === code || (condition.in ?? []).some((one) => one === code);
}
