import { valueAt } from './json-edits.ts';
import { comparisons } from './sentences.ts';

/** The ways to ask about a value, in the words of a sentence. */
export const askings = {
  is: 'is',
  in: 'is one of',
  filled: 'has an answer',
  empty: 'has no answer',
  ...comparisons,
  countAtLeast: 'has at least so many',
  countAtMost: 'has at most so many',
  countMoreThan: 'has more than',
  countLessThan: 'has fewer than',
} as const;

/** Ways to ask how many there are, with the limit that each stands for. */
const counts = {
  countAtLeast: 'atLeast',
  countAtMost: 'atMost',
  countMoreThan: 'moreThan',
  countLessThan: 'lessThan',
} as const;
const countNames = Object.keys(counts) as (keyof typeof counts)[]; // its keys

/** One way to ask. */
export type Asking = keyof typeof askings;

/** The subject of a condition: an answer, or a value of a source. */
export interface Subject {
  readonly field?: string;
  readonly from?: string;
  readonly plusDays?: number;
}

/** Returns the subject of a plain condition. */
export function subjectOf(condition: unknown): Subject {
  const compare = valueAt(condition, ['compare']);
  const owner = typeof compare === 'object' && compare !== null ? compare : condition;
  const [field, from] = [valueAt(owner, ['field']), valueAt(owner, ['from'])];
  const days = valueAt(owner, ['plusDays']);
  return {
    ...(typeof field === 'string' && { field }),
    ...(typeof from === 'string' && { from }),
    ...(typeof days === 'number' && { plusDays: days }),
  };
}

/** Returns how a plain condition asks; of a comparison with several limits the first one. */
export function askingOf(condition: unknown): Asking {
  const has = (name: string) => valueAt(condition, [name]) !== undefined;
  if (has('compare')) {
    const limit = (Object.keys(comparisons) as (keyof typeof comparisons)[]).find(has) ?? 'atLeast'; // its keys
    if (valueAt(condition, ['count']) !== true) return limit;
    return countNames.find((name) => counts[name] === limit) ?? 'countAtLeast';
  }
  if (has('is')) return 'is';
  if (has('in')) return 'in';
  return valueAt(condition, ['filled']) === false ? 'empty' : 'filled';
}

/** Returns a condition that asks about a subject in another way; what can be taken over is. */
export function asking(subject: Subject, how: Asking, before: unknown): object {
  const { plusDays: _, ...plain } = subject;
  const value = valueAt(before, ['is']) ?? valueAt(before, ['in', 0]) ?? '';
  switch (how) {
    case 'is':
      return { ...plain, is: value };
    case 'in':
      return { ...plain, in: valueAt(before, ['in']) ?? [value] };
    case 'filled':
      return { ...plain, filled: true };
    case 'empty':
      return { ...plain, filled: false };
    default:
      return comparing(subject, how, before);
  }
}

function comparing(
  subject: Subject,
  how: keyof typeof counts | keyof typeof comparisons,
  before: unknown,
): object {
  const limit = Object.keys(comparisons)
    .map((name) => valueAt(before, [name]))
    .find((one) => one !== undefined);
  const wasCount = valueAt(before, ['count']) === true;
  if (!Object.hasOwn(counts, how)) return { compare: subject, [how]: (wasCount ? undefined : limit) ?? 0 };
  const matching = valueAt(before, ['matching']);
  const { plusDays: _, ...plain } = subject;
  return {
    compare: plain,
    count: true,
    ...(typeof matching === 'string' && { matching }),
    [counts[how as keyof typeof counts]]: (wasCount ? limit : undefined) ?? 1, // it is one of them
  };
}

/** The ways in which one can ask about an answer of a kind. */
export function askingsFor(kind: string | undefined): readonly Asking[] {
  const all = Object.keys(askings) as Asking[]; // its keys
  if (kind === undefined) return all;
  const counted: readonly Asking[] = ['filled', 'empty', ...countNames];
  if (['checkboxes', 'files', 'group'].includes(kind)) return counted;
  const plain: readonly Asking[] = ['is', 'in', 'filled', 'empty'];
  if (['number', 'money', 'rating', 'date', 'time', 'month'].includes(kind))
    return [...plain, 'atLeast', 'atMost', 'moreThan', 'lessThan'];
  if (['yes-no', 'consent'].includes(kind)) return ['is', 'filled', 'empty'];
  return ['select', 'radio', 'slot'].includes(kind) ? plain : [...plain, ...countNames];
}

/** The ways to join conditions. */
export const joinings = {
  all: 'all of these hold',
  any: 'at least one of these holds',
} as const;

/** Returns how a condition joins others; undefined for a plain one. */
export function joiningOf(condition: unknown): keyof typeof joinings | undefined {
  if (Array.isArray(valueAt(condition, ['all']))) return 'all';
  return Array.isArray(valueAt(condition, ['any'])) ? 'any' : undefined;
}
