import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Report } from '../facts/checked-screen.ts';

/** No condition of a screen comes near this many questions. */
const mostQuestions = 1000;

/** More conditions on one screen are not looked into. */
export const mostConditions = 500;

/**
 * Conditions that name each other so often that nobody could work them out.
 *
 * @returns true when there is one: then nothing that works conditions out may run
 */
export function checkTangles({ conditions = {} }: ScreenConfig, report: Report): boolean {
  const count = Object.keys(conditions).length;
  if (count > mostConditions) {
    const message = `This screen has ${count} conditions, and ${mostConditions} are the most.`;
    report(['conditions'], { rule: 'tangled-condition', message, remedy: 'Make several screens of it.' });
    return true;
  }
  const sizes = new Map<string, number>();
  const sizeOf = (condition: Condition): number => {
    if (typeof condition === 'string') return sizeOfNamed(condition);
    if ('all' in condition) return sum(condition.all);
    if ('any' in condition) return sum(condition.any);
    return 'not' in condition ? sizeOf(condition.not) : 1;
  };
  const sum = (all: readonly Condition[]) => all.reduce<number>((total, inner) => total + sizeOf(inner), 0);
  const sizeOfNamed = (name: string): number => {
    const known = sizes.get(name);
    const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
    if (known !== undefined || condition === undefined) return known ?? 1;
    // What asks about itself is reported as such.
    sizes.set(name, 1);
    const size = sizeOf(condition);
    sizes.set(name, size);
    return size;
  };
  const tangled = Object.keys(conditions).filter((name) => sizeOfNamed(name) > mostQuestions);
  const smallest = tangled.toSorted((one, other) => sizeOfNamed(one) - sizeOfNamed(other))[0];
  if (smallest === undefined) return false;
  const message = `The condition "${smallest}" comes to more than ${mostQuestions} questions through all that it names.`;
  const remedy = 'Take names out that stand in it several times.';
  report(['conditions', smallest], { rule: 'tangled-condition', message, remedy });
  return true;
}
