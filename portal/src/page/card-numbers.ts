import type { Answers } from '../../screen-language/model/model.ts';

/** Digits in groups, as people and their keyboards write them, with up to four signs between two groups. */
const grouped = /[\d٠-٩۰-۹０-９](?:[\s./\p{Pd}_|*\p{Cf}]{0,4}[\d٠-٩۰-۹０-９]){12,}/gu;
/** The groups of a card with whatever signs between them. Other groups with commas and brackets are amounts and days. */
const shaped = /(?<!\p{Nd})\d{4}(?:[^\p{L}\p{Nd}]{1,4}\d{4}){3}(?!\p{Nd})/gu;
/** Groups that the longest number has at most, each with the signs after it. */
const mostPieces = 2 * 19 - 1;

/**
 * A text in which every number that could be a card's shows its last four digits alone: what a customer types into a message
 * must not bring a card's number to where nobody expects one (PCI DSS 3.4).
 *
 * @example maskCardNumbers('My card 4111 1111 1111 1111 12/27') // 'My card •••• 1111 12/27'
 */
export function maskCardNumbers(text: string): string {
  const unshaped = text.replace(shaped, (found) => {
    const digits = found.replace(/\D/g, '');
    return isCardNumber(digits) ? `•••• ${digits.slice(-4)}` : found;
  });
  return unshaped.replace(grouped, (found) => {
    const pieces = found.split(/(\P{Nd}+)/u);
    for (let from = 0; from < pieces.length; from += 2)
      for (let to = Math.min(pieces.length, from + mostPieces); to > from; to -= 2) {
        const groups = pieces.slice(from, to).filter((_, at) => at % 2 === 0);
        const number = cardNumberOf(groups.map(plainDigits));
        // A phone's number, or a day, is followed by others often; the first group of a card is longer, or each is one digit.
        const mayHaveNeighbors = Number(groups[0]?.length) > 3 || groups.every(({ length }) => length === 1);
        if (number === undefined || !(mayHaveNeighbors || to - from === pieces.length)) continue;
        pieces.splice(from, to - from, `•••• ${number.slice(-4)}`);
        break;
      }
    return pieces.join('');
  });
}

/** The last four bits of a digit are its value in each script that {@link grouped} finds. */
const plainDigits = (digits: string): string =>
  digits.replace(/./gu, (digit) => String(digit.charCodeAt(0) & 15));

/** The number of a card in groups of digits; in a single one its day or its code may follow. */
function cardNumberOf(groups: readonly string[]): string | undefined {
  const digits = groups.join('');
  const first = digits.slice(0, /^3[47]/.test(digits) ? 15 : 16);
  const found = [digits, ...(groups.length === 1 && digits.length < 25 ? [first] : [])];
  return found.find(isCardNumber);
}

/** A question, as far as masking asks. */
export interface AskedField {
  readonly name: string;
  readonly as: string;
  readonly group?: { readonly fields: readonly AskedField[] } | undefined;
}

/** Kinds of questions whose answer is any text. A chosen value, an id or a password is no text to read: it is sent as it is. */
const typedKinds: ReadonlySet<string> = new Set(['text', 'textarea', 'search']);

/** The answers of a form in which every text that a customer typed is masked. */
export function withoutCardNumbers(answers: Answers, fields: readonly AskedField[]): Answers {
  const kinds = new Map(fields.map((field) => [field.name, field]));
  const maskOf = (name: string, answer: unknown): unknown => {
    const { as, group } = kinds.get(name) ?? {};
    // The entries of a group are answers by its questions.
    if (group !== undefined && Array.isArray(answer))
      return answer.map((entry: Answers) => withoutCardNumbers(entry, group.fields));
    return typeof answer === 'string' && typedKinds.has(as ?? '') ? maskCardNumbers(answer) : answer;
  };
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, maskOf(name, answer)]));
}

/** The thing that a block sends something about, in which files have names without a card's number. */
export function withMaskedFileNames(item: unknown): unknown {
  if (item instanceof File) return renamed(item, maskCardNumbers(item.name));
  if (typeof item !== 'object' || item === null || Array.isArray(item) || item instanceof Blob) return item;
  return Object.fromEntries(Object.entries(item).map(([name, of]) => [name, withMaskedFileNames(of)]));
}

/** A draft, as {@link withoutCardNumbers} masks its answers. Whatever else stands in it is the page's own. */
export function maskDraft(content: string, fields: readonly AskedField[]): string {
  // Written by the page itself.
  const draft = JSON.parse(content) as { readonly answers: Answers };
  return JSON.stringify({ ...draft, answers: withoutCardNumbers(draft.answers, fields) });
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
