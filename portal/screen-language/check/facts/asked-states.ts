import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';

/** A state that a condition asks for, and where. */
interface AskedState {
  readonly from: string;
  readonly state: string;
  readonly place: JsonPath;
}

/** The states that a condition asks for, not those that it asks not to be. */
export function statesIn(condition: Condition, path: JsonPath): readonly AskedState[] {
  if (typeof condition !== 'object') return [];
  if ('all' in condition) return condition.all.flatMap((one, at) => statesIn(one, [...path, 'all', at]));
  if ('any' in condition) return condition.any.flatMap((one, at) => statesIn(one, [...path, 'any', at]));
  if (!('from' in condition)) return [];
  const { from } = condition;
  return [
    ...(typeof condition.is === 'string' ? [{ from, state: condition.is, place: [...path, 'is'] }] : []),
    ...(condition.in ?? []).flatMap((state, at) =>
      typeof state === 'string' ? [{ from, state, place: [...path, 'in', at] }] : [],
    ),
  ];
}

/** The states of which conditions ask that one is so, through all names. */
export function sureStatesOf(
  names: readonly Condition[],
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
): readonly AskedState[] {
  return names.flatMap((one) => {
    if (typeof one === 'string') {
      const { [one]: named, ...others } = conditions;
      return named === undefined ? [] : sureStatesOf([named], { conditions: others });
    }
    if ('all' in one) return sureStatesOf(one.all, { conditions });
    return 'from' in one ? statesIn(one, []) : [];
  });
}

/** An answer that conditions ask for, and the values that it may have then. */
interface AskedAnswer {
  readonly name: string;
  readonly answers: readonly unknown[];
}

/** The answers of which conditions ask that they are given so, through all names. */
export function sureAnswersOf(
  names: readonly Condition[],
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
): readonly AskedAnswer[] {
  return names.flatMap((one) => {
    if (typeof one === 'string') {
      const { [one]: named, ...others } = conditions;
      return named === undefined ? [] : sureAnswersOf([named], { conditions: others });
    }
    if ('all' in one) return sureAnswersOf(one.all, { conditions });
    if (!('from' in one || 'field' in one)) return [];
    const answers = [...(one.is === undefined ? [] : [one.is]), ...(one.in ?? [])];
    const name = 'field' in one ? one.field : /^answers\.(\w+)$/.exec(one.from)?.[1];
    return name === undefined || answers.length === 0 ? [] : [{ name, answers }];
  });
}
