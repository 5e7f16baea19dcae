/** The end of every address in one line: state and ZIP code. */
const addressEnd = /, [A-Z]{2} \d{5}(?:-\d{4})?$/;

/** A longer part may break where it has to. */
const longestPart = 28;

/** A text as it breaks over lines: an address only behind its commas, everything else wherever it likes. */
export function keptTogether(text: string): string {
  if (!addressEnd.test(text)) return text;
  return text.split(', ').map(unbroken).join(', ');
}

const unbroken = (part: string) => (part.length > longestPart ? part : part.replaceAll(' ', '\u00a0'));
