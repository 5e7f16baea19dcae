const BRANDS = [
  { name: 'Visa', pattern: /^4\d{15}$/ },
  { name: 'Mastercard', pattern: /^(?:5[1-5]\d{14}|2[2-7]\d{14})$/ },
  { name: 'American Express', pattern: /^3[47]\d{13}$/ },
  { name: 'Discover', pattern: /^6(?:011|5\d\d)\d{12}$/ },
] as const;

/** Brand of a card number that can exist; undefined for every other text. */
export function cardBrandOf(number: string): string | undefined {
  const brand = BRANDS.find(({ pattern }) => pattern.test(number));
  return brand !== undefined && hasCheckDigit(number) ? brand.name : undefined;
}

/** Returns true when the last digit fits the others (Luhn). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns true when nine digits can be a routing number of a bank. */
export function isRoutingNumber(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number.charAt(place)), 0);
  return sum % 10 === 0;
}
