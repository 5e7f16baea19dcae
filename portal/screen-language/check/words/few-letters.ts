/** Pieces of an expression: classes of characters, single characters by their number, other escapes, and the rest. */
const pieces =
  /(?<set>\[(?:\\.|[^\]\\]){0,400}\]|\\[pP]\{[^}]{1,60}\}|\\u\{[0-9a-f]{1,6}\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[dDwWsS]|\.)|\\(?<escaped>.)|(?<plain>.)/gisu;

/** Further classes of characters are not told apart: each is tried on every character there is. */
const mostSets = 8;

const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The characters of an expression: its classes, and those that it names by themselves. */
interface Letters {
  readonly sets: readonly string[];
  readonly named: ReadonlySet<string>;
}

/**
 * The same expression over a few letters: one stands for all characters that its classes do not tell apart, so that
 * `\p{L}` is one letter and not 140,000. What the expression takes in several ways it still takes in several ways.
 *
 * @returns the expression itself where it names no property of characters, or more than can be told apart
 */
export function withFewLetters(expression: string): string {
  if (!/\\p\{/iu.test(expression)) return expression;
  const letters = lettersOf(expression);
  const isWordBound = /\\[bBk1-9]/u.test(expression);
  if (letters.sets.length > mostSets || isWordBound) return expression;
  const members = membersOf(letters);
  if (members === undefined) return expression;
  return expression.replaceAll(pieces, (piece: string) => members.get(piece) ?? piece);
}

function lettersOf(expression: string): Letters {
  const sets = new Set<string>();
  const named = new Set<string>();
  for (const { groups = {} } of expression.matchAll(pieces)) {
    const { set, escaped, plain } = groups;
    if (set !== undefined) sets.add(set);
    else named.add(escaped ?? plain ?? '');
  }
  return { sets: [...sets], named };
}

/** The first and the last character that there are, and those between which there are none but surrogates. */
const planes = [
  [0, 0xd7ff],
  [0xe000, 0x10ffff],
] as const;

/** Characters that are made into a text at once. */
const atOnce = 4096;

/** All characters that there are, in their order. */
function allLetters(): string {
  return planes
    .flatMap(([first, last]) =>
      Array.from({ length: Math.ceil((last + 1 - first) / atOnce) }, (_, turn) => {
        const from = first + turn * atOnce;
        const codes = Array.from({ length: Math.min(atOnce, last + 1 - from) }, (__, at) => from + at);
        return String.fromCodePoint(...codes);
      }),
    )
    .join('');
}

/** The characters at which one of the classes begins or has ended: all between two of them are alike, but for the named ones. */
function borders({ sets, named }: Letters): readonly string[] {
  const all = allLetters();
  const places = new Set([0]);
  for (const set of sets)
    for (const { index, 0: run } of all.matchAll(new RegExp(`(?:${set})+`, 'gu'))) {
      places.add(index);
      places.add(index + run.length);
    }
  for (const letter of named) if (letter !== '') places.add(all.indexOf(letter) + letter.length);
  const found = [...places].map((place) => all.codePointAt(place));
  return found
    .filter((code) => code !== undefined)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !named.has(letter));
}

/** Each class written with the letters that stand for its members; undefined where there are too few letters. */
function membersOf({ sets, named }: Letters): ReadonlyMap<string, string> | undefined {
  const tests = sets.map((set) => new RegExp(`^${set}$`, 'u'));
  const ofLetter = (letter: string) => tests.map((test) => Number(test.test(letter))).join('');
  const kinds = new Set(borders({ sets, named }).map((letter) => ofLetter(letter)));
  const free = [...symbols].filter((symbol) => !named.has(symbol));
  if (kinds.size > free.length) return undefined;
  const standing = [...kinds].map((kind, at) => [kind, free[at] ?? ''] as const);
  const single = [...named]
    .filter((letter) => letter.length > 0)
    .map((letter) => [ofLetter(letter), letter] as const);
  return new Map(
    sets.map((set, at) => {
      const letters = [...standing, ...single]
        .filter(([kind]) => kind[at] === '1')
        .map(([, letter]) => letter);
      return [set, `[${letters.map(asCode).join('')}]`];
    }),
  );
}

const asCode = (letter: string) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`;
