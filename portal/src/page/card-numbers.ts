/** Digits in groups, as people write them, with up to three signs between two groups. */
const grouped = /\d(?:[\s./-]{0,3}\d){12,}/g;
/** Groups that the longest number has at most, each with the signs after it. */
const mostPieces = 2 * 19 - 1;

/**
 * A text in which every number that could be a card's shows its last four digits alone: what a customer types into a message
 * must not bring a card's number to where nobody expects one (PCI DSS 3.4).
 *
 * @example maskCardNumbers('My card 4111 1111 1111 1111 12/27') // 'My card •••• 1111 12/27'
 */
export function maskCardNumbers(text: string): string {
  return text.replace(grouped, (found) => {
    const pieces = found.split(/(\D+)/);
    for (let from = 0; from < pieces.length; from += 2)
      for (let to = Math.min(pieces.length, from + mostPieces); to > from; to -= 2) {
        const digits = pieces.slice(from, to).join('').replace(/\D/g, '');
        // A phone's number, or a day, is followed by others often; the first group of a card is longer.
        const mayHaveNeighbors = /^\d{4}/.test(pieces[from] ?? '');
        if (!isCardNumber(digits) || !(mayHaveNeighbors || to - from === pieces.length)) continue;
        pieces.splice(from, to - from, `•••• ${digits.slice(-4)}`);
        break;
      }
    return pieces.join('');
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

/** 13 to 19 digits that begin as the numbers of card schemes do, and pass Luhn's check, as one of ten other numbers does. */
function isCardNumber(digits: string): boolean {
  if (!/^(?=2[2-7]|[3-6])\d{13,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
