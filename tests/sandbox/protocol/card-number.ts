import { invalidInput } from './apex-problem.ts';

/** Refuses a text with a number that could be a card's: the org must not hold one. */
export function refuseCardNumber(text: string, field: string): void {
  if (holdsCardNumber(text)) throw invalidInput(field);
}

/** Returns true for a text with a number that could be a card's, alone or beside other digits, such as its last day. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[\s./-]{0,3}\d){12,}/g) ?? [];
  return runs.some((run) => {
    const groups = run.split(/\D+/);
    return isCardNumber(groups.join('')) || groups.some((_, at) => beginsWithCard(groups.slice(at)));
  });
}

/** Returns true where the first groups of digits are a card's number; that of a phone or of a day begins with fewer than four. */
function beginsWithCard(groups: readonly string[]): boolean {
  if ((groups[0]?.length ?? 0) < 4) return false;
  let digits = '';
  for (const group of groups) {
    digits += group;
    if (digits.length > 19) return false;
    if (isCardNumber(digits)) return true;
  }
  return false;
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
