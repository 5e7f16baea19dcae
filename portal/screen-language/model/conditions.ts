import type { Condition } from '../generated/screen-config.gen.ts';
import { valueOf } from './bindings.ts';
import { isComparing, operandsOf } from './comparisons.ts';
import { readPath } from './dotted-path.ts';
import type { ScreenModel, Sources } from './model.ts';

/** Named conditions of one screen. */
export type Conditions = ScreenModel['conditions'];

/**
 * Returns true when a condition holds. Pure; the checker has made sure that names exist and do not run in circles.
 *
 * @example isHolding('byCard', { byCard: { field: 'method', is: 'card' } }, sources)
 */
export function isHolding(condition: Condition, conditions: Conditions, sources: Sources): boolean {
  if (typeof condition === 'string') {
    const named = conditions[condition];
    return named !== undefined && isHolding(named, conditions, sources);
  }
  if ('all' in condition) return condition.all.every((inner) => isHolding(inner, conditions, sources));
  if ('any' in condition) return condition.any.some((inner) => isHolding(inner, conditions, sources));
  if ('not' in condition) return !isHolding(condition.not, conditions, sources);
  if ('compare' in condition) {
    return isComparing(condition, sources, (name, item) => isHolding(name, conditions, { ...sources, item }));
  }
  const isAnswer = 'field' in condition;
  const value = isAnswer ? readPath(sources.answers, condition.field) : valueOf(condition.from, sources);
  if (condition.filled !== undefined) return (isAnswer ? isGiven : isFilled)(value) === condition.filled;
  if (condition.in !== undefined) return condition.in.some((wanted) => wanted === value);
  return value === condition.is;
}

/** Returns true for an answer or a value: no empty text, list, null or undefined. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** Returns true for an answer: "no" is one, too. */
export const isGiven = (answer: unknown): boolean => answer === false || isFilled(answer);

/** The fields that a condition asks about, through all names. */
export function fieldsOf(condition: Condition, conditions: Conditions): readonly string[] {
  return questionsOf(condition, conditions).flatMap((question) =>
    'field' in question ? [question.field.split('.')[0] ?? ''] : [],
  );
}

/** The reads that a condition asks about, through all names. */
export function readsOf(condition: Condition, conditions: Conditions): readonly string[] {
  return questionsOf(condition, conditions).flatMap((question) => {
    const [root, name] = 'from' in question ? question.from.split('.') : [];
    return root === 'reads' && name !== undefined ? [name] : [];
  });
}

/** The sources that a condition asks about, through all names. */
export function sourcesOf(condition: Condition, conditions: Conditions): readonly string[] {
  return questionsOf(condition, conditions).flatMap((question) =>
    'from' in question ? [question.from] : [],
  );
}

type Question = { readonly field: string } | { readonly from: string };

/** The comparisons of a condition, through all names. */
function questionsOf(condition: Condition, conditions: Conditions): readonly Question[] {
  if (typeof condition === 'string') {
    const { [condition]: named, ...others } = conditions;
    return named === undefined ? [] : questionsOf(named, others);
  }
  if ('all' in condition) return condition.all.flatMap((inner) => questionsOf(inner, conditions));
  if ('any' in condition) return condition.any.flatMap((inner) => questionsOf(inner, conditions));
  if ('not' in condition) return questionsOf(condition.not, conditions);
  return 'compare' in condition ? operandsOf(condition) : [condition];
}
