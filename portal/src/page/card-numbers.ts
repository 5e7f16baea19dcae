/**
 * 13 to 19 digits, with a space or a hyphen between any two, that begin as the numbers of card schemes do. Longer runs of
 * digits are something else.
 */
const cardLike = /(?<!\d)(?<![\d][ -])[2-6](?:[ -]?\d){12,18}(?![ -]?\d)/g;

/**
 * A text in which every number that could be a card's shows its last four digits alone: what a customer types into a message
 * must not bring a card's number to where nobody expects one (PCI DSS 3.4).
 *
 * @example maskCardNumbers('My card 4111 1111 1111 1111') // 'My card •••• 1111'
 */
export function maskCardNumbers(text: string): string {
  return text.replace(cardLike, (found) => {
    const digits = found.replace(/\D/g, '');
    return hasCheckDigit(digits) ? `•••• ${digits.slice(-4)}` : found;
  });
}

/** The same for every text of what is about to be sent, and for the names of files. */
export function withoutCardNumbers(value: unknown): unknown {
  if (typeof value === 'string') return maskCardNumbers(value);
  if (Array.isArray(value)) return value.map(withoutCardNumbers);
  if (value instanceof File) return renamed(value, maskCardNumbers(value.name));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, withoutCardNumbers(of)]));
}

const renamed = (file: File, name: string): File =>
  name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });

/** Luhn's check, which every card number passes and nine of ten other numbers do not. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
