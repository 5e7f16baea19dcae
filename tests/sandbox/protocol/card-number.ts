import { invalidInput } from './apex-problem.ts';

/** Refuses a text with a number that could be a card's: the org must not hold one. */
export function refuseCardNumber(text: string, field: string): void {
  if (holdsCardNumber(text)) throw invalidInput(field);
}

/** Returns true for a text with a number that could be a card's. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,18}/g) ?? [];
  return runs.some((run) => isCardNumber(run.replace(/[ -]/g, '')));
}

/** Begins as the numbers of card schemes do, and has Luhn's check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^[2-6]/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at));
    const weighed = at % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
