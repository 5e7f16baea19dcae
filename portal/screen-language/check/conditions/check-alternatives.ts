import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { walkConfig } from '../../model/walk-values.ts';
import type { Report } from '../facts/checked-screen.ts';

/** Of values that are taken in the place of each other, any but the last may be missing, and one is enough. */
export function checkAlternatives(config: ScreenConfig, report: Report): void {
  checkFirst(config, report);
  checkAll(config, report);
}

/** A value that is always there leaves those behind it without use. */
function checkFirst(config: ScreenConfig, report: Report): void {
  walkConfig(config, (value, path) => {
    if (path.at(-1) !== 'first' || !Array.isArray(value)) return;
    const at = value.findIndex((one: unknown) => typeof one !== 'object');
    if (at === -1 || at === value.length - 1) return;
    const message = `"${String(value[at])}" is always there: what stands after it is never taken.`;
    report([...path, at], { rule: 'never-taken', message, remedy: 'Let it stand last.' });
  });
}

/** Of what is taken in the place of each other, one is enough. */
function checkAll(config: ScreenConfig, report: Report): void {
  const firsts: (readonly string[])[] = [];
  walkConfig(config, (value, path) => {
    if (path.at(-1) === 'first' && Array.isArray(value))
      firsts.push(
        value.flatMap((one: unknown) =>
          typeof Reflect.get(Object(one), 'from') === 'string'
            ? [String(Reflect.get(Object(one), 'from'))]
            : [],
        ),
      );
  });
  for (const [name, condition] of Object.entries<Condition>(config.conditions ?? {})) {
    if (typeof condition !== 'object' || !('all' in condition)) continue;
    const filled = condition.all.flatMap((one) =>
      typeof one === 'object' && 'from' in one && one.filled === true ? [one.from] : [],
    );
    if (!firsts.some((first) => first.filter((from) => filled.includes(from)).length > 1)) continue;
    const message = `"${name}" asks for all of what is taken in the place of each other.`;
    report(['conditions', name], { rule: 'all-of-first', message, remedy: 'Write "any".' });
  }
}
