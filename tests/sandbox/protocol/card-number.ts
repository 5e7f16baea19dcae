import { invalidInput } from './apex-problem.ts';

/** Refuses a text with a number that could be a card's: the org must not hold one. */
export function refuseCardNumber(text: string, field: string): void {
  if (holdsCardNumber(text)) throw invalidInput(field);
}

/** Returns true for a text with a number that could be a card's, alone or beside other digits, such as its last day. */
export function holdsCardNumber(text: string): boolean {
  const isHeld = (run: readonly string[]): boolean =>
    isCardNumber(run.join('')) ||
    run.some((group, at) => beginsWithCard(run.slice(at)) || isCardWithCode(group));
  return runsOf(text, joins).some(isHeld) || runsOf(text, (sign) => !isLetter(sign)).some(holdsFourFours);
}

/** Signs that people write between the groups of any number. Others stand between the groups of a card alone. */
const joins = (sign: string): boolean => /[\s./\p{Pd}_|*\p{Cf}]/u.test(sign);

/** Returns true for four groups of four digits that are a card's, whatever stands between them. */
function holdsFourFours(run: readonly string[]): boolean {
  return run.some((_, at) => {
    const four = run.slice(at, at + 4);
    return four.length === 4 && four.every(({ length }) => length === 4) && isCardNumber(four.join(''));
  });
}

/** Signs that people write between two groups of digits, at most. */
const MOST_SIGNS = 4;
const ZEROS = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** The value of a digit in one of the scripts that our customers' keyboards have. */
function digitOf(sign: string): number | undefined {
  const values = ZEROS.map((zero) => sign.charCodeAt(0) - zero);
  return values.find((value) => value >= 0 && value <= 9);
}

/** The digits of a text in groups, without what stands between these; a sign that joins none, or more than a few others, ends a run of them. */
function runsOf(text: string, mayJoin: (sign: string) => boolean): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  let signs = 0;
  for (const sign of text) {
    const digit = digitOf(sign);
    const run = runs.at(-1) ?? [];
    if (digit === undefined) signs += mayJoin(sign) ? 1 : MOST_SIGNS + 1;
    else if (signs > MOST_SIGNS) runs.push([String(digit)]);
    else if (signs > 0 || run.length === 0) run.push(String(digit));
    else run.push(`${run.pop() ?? ''}${digit}`);
    if (digit !== undefined) signs = 0;
  }
  return runs;
}

/**
 * Returns true where the first groups of digits are a card's number; that of a phone or of a day begins with fewer than four, and no
 * more than one.
 */
function beginsWithCard(groups: readonly string[]): boolean {
  const [first = '', second = ''] = groups;
  if (first.length < 4 && (first.length > 1 || second.length > 1)) return false;
  let digits = '';
  for (const group of groups) {
    if (first.length === 1 && group.length > 1) return false;
    digits += group;
    if (digits.length > 19) return false;
    if (isCardNumber(digits)) return true;
  }
  return false;
}

/** A card's number that its last day or its code follows without a gap. */
function isCardWithCode(group: string): boolean {
  const length = /^3[47]/.test(group) ? 15 : 16;
  return group.length > length && group.length < 25 && isCardNumber(group.slice(0, length));
}

/** 13 to 19 digits that begin as the numbers of card schemes do, with Luhn's check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^(?=2[2-7]|[3-6])\d{13,19}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at));
    const weighed = at % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
