import type { Condition, ScreenConfig } from '../generated/screen-config.gen.ts';
import { walkValues } from './walk-values.ts';

/** All that a read waits for. */
interface ReadDependencies {
  readonly reads: ReadonlySet<string>;
  /** Fields of the form. */
  readonly answers: ReadonlySet<string>;
  /** Steps whose submission must have been answered. */
  readonly results: ReadonlySet<string>;
}

/** Returns the sources that a read needs before it can be asked: by its `with`, and by the conditions of its `when`. */
export function dependenciesOf(name: string, config: ScreenConfig): ReadDependencies {
  const found = { reads: new Set<string>(), answers: new Set<string>(), results: new Set<string>() };
  const read = Object.hasOwn(config.reads ?? {}, name) ? config.reads?.[name] : undefined;
  if (read === undefined) return found;
  const seen = new Set<string>();
  const collectValue = (name: string) => {
    if (seen.has(name) || !Object.hasOwn(config.values ?? {}, name)) return;
    seen.add(name);
    collect(config.values?.[name]);
  };
  const collect = (value: unknown) =>
    walkValues(value, [], (inner, path) => {
      if (typeof inner !== 'string' || isOptional(value, path)) return;
      const [start, member = ''] = inner.split('.');
      if (start === 'values') collectValue(member);
      if (path.at(-1) === 'field') found.answers.add(start ?? '');
      else if (start === 'answers') found.answers.add(member);
      else if (start === 'reads') found.reads.add(member);
      else if (start === 'results') found.results.add(member);
    });
  collect(read.with);
  if (read.when !== undefined) collect(waitingIn(read.when, config.conditions ?? {}, []));
  return found;
}

/** Returns the sources that a condition waits for; one that may as well not hold, as another does, keeps nothing waiting. */
function waitingIn(
  condition: Condition,
  conditions: { readonly [name: string]: Condition },
  above: readonly string[],
): unknown {
  if (typeof condition === 'string') {
    const named = Object.hasOwn(conditions, condition) ? conditions[condition] : undefined;
    if (named === undefined || above.includes(condition)) return undefined;
    return waitingIn(named, conditions, [...above, condition]);
  }
  if ('all' in condition) return condition.all.map((inner) => waitingIn(inner, conditions, above));
  if ('any' in condition || 'not' in condition) return undefined;
  return 'filled' in condition && condition.filled === false ? undefined : condition;
}

/** Returns true inside a binding whose value may be missing, and inside one of several. */
function isOptional(bindings: unknown, path: readonly (string | number)[]): boolean {
  let value = bindings;
  for (const member of path) {
    if (typeof value !== 'object' || value === null) return false;
    if (('optional' in value && value.optional === true) || 'first' in value || 'choice' in value)
      return true;
    value = Reflect.get(value, member);
  }
  return false;
}
