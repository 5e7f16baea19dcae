import { remembered } from './remembered.ts';
import { vocabulary } from './vocabulary.ts';

const fillers: ReadonlySet<string> = new Set(vocabulary.fillers);
const denials: ReadonlySet<string> = new Set(vocabulary.denials);
const hedges: ReadonlySet<string> = new Set(vocabulary.hedges);

/** The words of a name: `nextPaymentOn` is next, payment, on. */
export const allWordsOf = remembered((name): readonly string[] =>
  name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ''),
);

/** The words of a name that tell something. */
export const wordsIn = (name: string): readonly string[] =>
  allWordsOf(name).filter((word) => !fillers.has(word) && !denials.has(word));

/** `unpaid`, `unknown` */
const turned = /^un(?=[a-z]{4})(?!der|til|ion|its|iqu|ite)/;

/** The words that a name tells, and which of them are said not to be so: `unpaid`, `noPlan`, `foundUnpaid`. */
interface Meant {
  readonly words: readonly string[];
  readonly turned: readonly string[];
}

/** Reads a name. */
export function meantBy(name: string): Meant {
  const all = allWordsOf(name);
  const denial = all.findIndex((word) => denials.has(word));
  const isTelling = (word: string) => !fillers.has(word) && !denials.has(word);
  // `phoneHasNoAnswer`: where no word that tells comes after it, those before it are not so.
  const isLast = denial !== -1 && !all.slice(denial).some(isTelling);
  const words: string[] = [];
  const notSo: string[] = [];
  for (const [at, word] of all.entries()) {
    if (!isTelling(word)) continue;
    const plain = word.replace(turned, '');
    words.push(plain);
    const isDenied = denial !== -1 && (isLast || at > denial);
    if (isDenied !== (plain !== word)) notSo.push(plain);
  }
  return { words, turned: notSo };
}

/** Endings of a word that leave it the same one. */
const endings = /(?:s|es|d|ed|er|ers|led|ling|ing)$/;

const longStemOf = remembered((word) => word.replace(endings, '').replace(/e$/, ''));

/** The beginning of a word that all its forms have: block of blockers, cancel of cancelled. */
export const stemOf = (word: string): string => (word.length <= 3 ? word : longStemOf(word));

/** Returns true for two forms of one word: block and blockers, cancel and cancelled. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || stemOf(one) === stemOf(other) || isFormOf(one, other) || isFormOf(other, one);

/** `rewarded` is a form of `reward`, whose own end looks like that of another word. */
const isFormOf = (long: string, short: string): boolean =>
  short.length > 4 && long.startsWith(short) && /^(?:s|es|d|ed|ing|ly)$/.test(long.slice(short.length));

/** The words that two lists have in common. */
export const sharedWords = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => others.some((other) => isSameWord(one, other)));

/**
 * Returns true for a name that says something else than its other words: `missingPayment` has none.
 *
 * @param known words that what the name stands for has itself
 */
export const isHedged = (name: string, known: readonly string[] = []): boolean =>
  allWordsOf(name).some((word) => hedges.has(word) && !known.includes(word));

/** Returns true where a name has one of the words; the longer ones in any of their forms. */
export const isSayingOneOf = (name: string, words: readonly string[]): boolean =>
  allWordsOf(name).some((one) =>
    // An offer is not off.
    words.some((word) => one === word || (word.length > 3 && isSameWord(one, word))),
  );
