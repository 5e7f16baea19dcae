/** Words of names that tell nothing by themselves. */
const empty: ReadonlySet<string> = new Set(
  (
    'is has have can may does do will was are be by to the a an of at on in it for with from and or all any some one ' +
    'still yet later once again only there now then own reads result item values answers value state status fields'
  ).split(' '),
);

/** Words that turn what follows round. */
const turning: ReadonlySet<string> = new Set([
  'no',
  'not',
  'non',
  'never',
  'without',
  'cannot',
  'nothing',
  'none',
]);

const split = new Map<string, readonly string[]>();

/** The words of a name, split once: `nextPaymentOn` is next, payment, on. */
export function allWordsOf(name: string): readonly string[] {
  const known = split.get(name);
  if (known !== undefined) return known;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (split.size < mostKept) split.set(name, words);
  return words;
}

/** Names of a project, many times over; texts of a file that wants to fill the memory are split each time. */
const mostKept = 50_000;

/** The words of a name that tell something. */
export const wordsIn = (name: string): readonly string[] =>
  allWordsOf(name).filter((word) => !empty.has(word) && !turning.has(word));

/** `unpaid`, `unknown` */
const turned = /^un(?=[a-z]{4})(?!der|til|ion|its|iqu|ite)/;

/** The words that a name tells, and which of them are said not to be so: `unpaid`, `noPlan`, `foundUnpaid`. */
interface Meant {
  readonly words: readonly string[];
  readonly turned: readonly string[];
}

/** Reads a name. */
export function meantBy(name: string): Meant {
  let isAfterNo = false;
  const words: string[] = [];
  const notSo: string[] = [];
  for (const word of allWordsOf(name)) {
    isAfterNo ||= turning.has(word);
    if (empty.has(word) || turning.has(word)) continue;
    const plain = word.replace(turned, '');
    words.push(plain);
    if (isAfterNo !== (plain !== word)) notSo.push(plain);
  }
  return { words, turned: notSo };
}

/** Endings of a word that leave it the same one. */
const endings = /(?:s|es|d|ed|er|ers|led|ling|ing)$/;

const stemOf = (word: string): string =>
  word.length > 3 ? word.replace(endings, '').replace(/e$/, '') : word;

/** Returns true for two forms of one word: block and blockers, cancel and cancelled. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || stemOf(one) === stemOf(other);

/** The words that two lists have in common. */
export const sharedWords = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => others.some((other) => isSameWord(one, other)));
