import type { Condition } from '../../generated/screen-config.gen.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

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
    if (!Object.values<Condition>(conditions).some((one) => isOfUnknown(one, name))) continue;
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
