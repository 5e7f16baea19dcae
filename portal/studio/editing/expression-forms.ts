import { valueAt } from './json-edits.ts';
import { calculations } from './sentences.ts';

/** Kinds of worked-out values, in the words of a sentence. */
export const expressionKinds = {
  written: 'written here',
  answer: 'the answer to',
  value: 'the value of',
  add: 'a sum',
  subtract: 'a difference',
  multiply: 'a product',
  divide: 'a quotient',
  min: 'the least of',
  max: 'the greatest of',
  round: 'rounded',
  sum: 'the sum over a list',
  count: 'how many in a list',
  join: 'texts joined',
  when: 'one or the other',
  pick: 'by what something is',
  days: 'days from one to another',
  businessDays: 'business days after',
} as const;

/** One kind of worked-out value. */
export type ExpressionKind = keyof typeof expressionKinds;

const members: readonly (readonly [member: string, kind: ExpressionKind])[] = [
  ...(Object.keys(calculations) as (keyof typeof calculations)[]).map((name) => [name, name] as const), // its keys
  ['min', 'min'],
  ['max', 'max'],
  ['round', 'round'],
  ['sumOf', 'sum'],
  ['countOf', 'count'],
  ['join', 'join'],
  ['when', 'when'],
  ['pick', 'pick'],
  ['daysFrom', 'days'],
  ['businessDays', 'businessDays'],
  ['field', 'answer'],
  ['from', 'value'],
];

/** Returns the kind of an expression. */
export function expressionKindOf(expression: unknown): ExpressionKind {
  if (typeof expression !== 'object' || expression === null) return 'written';
  return members.find(([member]) => valueAt(expression, [member]) !== undefined)?.[1] ?? 'written';
}

/** Returns an expression of a kind, which goes on with the one before where that fits. */
export function expressionOf(kind: ExpressionKind, before: unknown): unknown {
  const inner = before ?? 0;
  switch (kind) {
    case 'written':
      return 0;
    case 'answer':
      return { field: '' };
    case 'value':
      return { from: 'today' };
    case 'round':
      return { round: inner, digits: 2 };
    case 'sum':
      return { sumOf: '', take: '' };
    case 'count':
      return { countOf: '' };
    case 'join':
      return { join: [inner, ''], with: ' ' };
    case 'when':
      return { when: '', use: inner };
    case 'pick':
      return { pick: inner, of: { value: 0 } };
    case 'days':
      return { daysFrom: { from: 'today' }, to: inner };
    case 'businessDays':
      return { businessDays: 3, after: inner };
    default:
      return { [kind]: listOf(before) ?? [inner, 0] };
  }
}

/** The values of a calculation, which another one can go on with. */
function listOf(expression: unknown): readonly unknown[] | undefined {
  for (const name of [...Object.keys(calculations), 'min', 'max']) {
    const found = valueAt(expression, [name]);
    if (Array.isArray(found)) return found;
  }
  return undefined;
}
