import { allWordsOf, isSameWord } from './name-words.ts';

/** Words of names that mean the opposite of each other, or two kinds of which something is one. */
const pairs: readonly (readonly [one: string, other: string])[] = [
  ['cheaper', 'dearer'],
  ['open', 'closed'],
  ['open', 'locked'],
  ['gas', 'electric'],
  ['gas', 'electricity'],
  ['therms', 'electric'],
  ['gas', 'kwh'],
  ['email', 'sms'],
  ['email', 'text'],
  ['first', 'last'],
  ['last', 'this'],
  ['before', 'this'],
  ['now', 'last'],
  ['least', 'most'],
  ['earliest', 'latest'],
  ['lowest', 'highest'],
  ['start', 'end'],
  ['begin', 'end'],
  ['guest', 'customer'],
  ['many', 'few'],
  ['past', 'coming'],
  ['mobile', 'home'],
  ['more', 'less'],
  ['card', 'bank'],
  ['from', 'to'],
];

/** Two words of two names that exclude each other, where neither name says both. */
export function oppositeIn(name: string, other: string): readonly [one: string, other: string] | undefined {
  const [own, theirs] = [allWordsOf(name), allWordsOf(other)];
  const isIn = (word: string, words: readonly string[]) => words.some((one) => isSameWord(one, word));
  const found = pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]);
  return found.find(
    ([one, two]) => isIn(one, own) && isIn(two, theirs) && !isIn(two, own) && !isIn(one, theirs),
  );
}
