import { valueAt } from './json-edits.ts';
import { listAt } from './screen-names.ts';

/** Comparisons of numbers and days, in words. */
export const comparisons = {
  atLeast: 'is at least',
  atMost: 'is at most',
  moreThan: 'is more than',
  lessThan: 'is less than',
} as const;

/** Returns a condition as a sentence: `caseType is “outage”`. */
export function sentenceOf(condition: unknown): string {
  if (typeof condition === 'string') return condition;
  if (typeof condition !== 'object' || condition === null) return '';
  const has = (name: string) => Object.hasOwn(condition, name);
  const get = (name: string) => valueAt(condition, [name]);
  if (has('not')) return `not: ${sentenceOf(get('not'))}`;
  for (const [name, word] of [
    ['all', ' and '],
    ['any', ' or '],
  ] as const)
    if (has(name)) return listAt(condition, [name]).map(innerSentence).join(word);
  if (has('compare')) return comparisonOf(condition);
  const subject = String(get('field') ?? get('from') ?? '');
  if (has('is')) return `${subject} is ${quoted(get('is'))}`;
  if (has('in')) return `${subject} is one of ${listAt(condition, ['in']).map(quoted).join(', ')}`;
  return `${subject} ${get('filled') === false ? 'has no answer' : 'has an answer'}`;
}

/** Brackets around a joined condition inside of another. */
function innerSentence(condition: unknown): string {
  const isJoined = ['all', 'any'].some((name) => listAt(condition, [name]).length > 1);
  return isJoined ? `(${sentenceOf(condition)})` : sentenceOf(condition);
}

function comparisonOf(condition: object): string {
  const found = Object.entries(comparisons).flatMap(([name, words]) => {
    const other = valueAt(condition, [name]);
    return other === undefined ? [] : [`${words} ${operandOf(other)}`];
  });
  const isCount = valueAt(condition, ['count']) === true;
  const matching = valueAt(condition, ['matching']);
  const of = typeof matching === 'string' ? ` with ${matching}` : '';
  const subject = operandOf(valueAt(condition, ['compare']));
  return `${isCount ? `the number in ${subject}${of}` : subject} ${found.join(' and ')}`;
}

function operandOf(operand: unknown): string {
  if (typeof operand !== 'object' || operand === null) return String(operand);
  const days = valueAt(operand, ['plusDays']);
  const subject = String(valueAt(operand, ['field']) ?? valueAt(operand, ['from']) ?? '');
  if (typeof days !== 'number') return subject;
  return days < 0 ? `${-days} days before ${subject}` : `${days} days after ${subject}`;
}

const quoted = (value: unknown) => (typeof value === 'string' ? `“${value}”` : String(value));

/** Words between the values of a calculation. */
export const calculations = {
  add: ' plus ',
  subtract: ' minus ',
  multiply: ' times ',
  divide: ' divided by ',
} as const;

/** Returns a worked-out value as a sentence: `rent plus 12.5`. */
export function expressionSentence(expression: unknown): string {
  if (typeof expression === 'string') return quoted(expression);
  if (typeof expression !== 'object' || expression === null) return String(expression ?? '…');
  const at = (name: string) => valueAt(expression, [name]);
  const say = (name: string) => expressionSentence(at(name));
  for (const [name, words] of Object.entries(calculations))
    if (at(name) !== undefined) return listAt(expression, [name]).map(innerExpression).join(words);
  const all = (name: string) => listAt(expression, [name]).map(expressionSentence).join(', ');
  if (at('min') !== undefined) return `the least of ${all('min')}`;
  if (at('max') !== undefined) return `the greatest of ${all('max')}`;
  if (at('round') !== undefined) return `${say('round')}, rounded to ${String(at('digits'))} digits`;
  if (at('sumOf') !== undefined) return `the sum of ${String(at('take'))} in ${String(at('sumOf'))}`;
  if (at('countOf') !== undefined) {
    const matching = at('matching');
    return `the number in ${String(at('countOf'))}${typeof matching === 'string' ? ` with ${matching}` : ''}`;
  }
  if (at('join') !== undefined) return `${all('join')} joined by ${quoted(at('with'))}`;
  if (at('daysFrom') !== undefined) return `the days from ${say('daysFrom')} to ${say('to')}`;
  if (at('businessDays') !== undefined)
    return `${String(at('businessDays'))} business days after ${say('after')}`;
  if (at('when') !== undefined) {
    const otherwise = at('otherwise') === undefined ? 'nothing' : say('otherwise');
    return `${say('use')} while ${String(at('when'))}, otherwise ${otherwise}`;
  }
  if (at('pick') !== undefined) {
    const choices = Object.entries(at('of') ?? {}).map(
      ([name, value]) => `${quoted(name)}: ${String(value)}`,
    );
    return `by ${say('pick')}: ${choices.join(', ')}`;
  }
  return operandOf(expression);
}

function innerExpression(expression: unknown): string {
  const isJoined = Object.keys(calculations).some((name) => listAt(expression, [name]).length > 1);
  return isJoined ? `(${expressionSentence(expression)})` : expressionSentence(expression);
}
