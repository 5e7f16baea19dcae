import { printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';

/** Says what is wrong with a file as JSON, and the way to mend it. @param error undefined for an empty file */
export function wordsOfSlip(
  error: ParseError | undefined,
  text: string,
): { rule: string; message: string; remedy: string } {
  const { words, remedy } = slips[error === undefined || text.trim() === '' ? 'none' : slipOf(error, text)];
  return { rule: 'json', message: `This is no valid JSON: ${words}.`, remedy };
}

type Slip = keyof typeof slips;

const around = 'Compare commas, quotes and brackets with the lines around it.';

/** The slips in words of the author. */
const slips = {
  none: { words: 'the file is empty', remedy: 'Write { } around what belongs into it.' },
  mark: {
    words: 'an invisible mark stands before the first letter',
    remedy: 'Save the file as UTF-8 without a byte order mark (BOM).',
  },
  comment: { words: 'comments are not permitted', remedy: 'Take the comment out.' },
  trailing: { words: 'a comma stands before the end', remedy: 'Take the last comma out.' },
  comma: { words: 'a comma is missing', remedy: 'Write a comma between this and what stands before it.' },
  colon: { words: 'a colon is missing', remedy: 'Write a colon between the name and its value.' },
  brace: { words: 'a closing brace is missing', remedy: 'Write } where the object ends.' },
  bracket: { words: 'a closing bracket is missing', remedy: 'Write ] where the list ends.' },
  quote: { words: 'a text has no end', remedy: 'Write " where the text ends, in the same line.' },
  quotes: {
    words: 'quotes of another kind stand here',
    remedy: 'Write straight double quotes: ".',
  },
  character: {
    words: 'a text has a character that it cannot have',
    remedy: 'Write the text in one line, and \\" for a quote inside it.',
  },
  number: { words: 'a number has no end', remedy: 'Write its digits.' },
  value: { words: 'a value is missing or is none', remedy: `Texts stand between quotes. ${around}` },
  name: { words: 'a name is missing', remedy: `Names stand between quotes. ${around}` },
  end: { words: 'there is more after the end', remedy: 'Take out what stands after the last brace.' },
  other: { words: 'nobody can read this', remedy: around },
} as const;

const slipByCode: { readonly [name: string]: Slip } = {
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  CommaExpected: 'comma',
  ColonExpected: 'colon',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  UnexpectedEndOfString: 'quote',
  InvalidCharacter: 'character',
  InvalidUnicode: 'character',
  InvalidEscapeCharacter: 'character',
  UnexpectedEndOfNumber: 'number',
  InvalidNumberFormat: 'number',
  ValueExpected: 'value',
  InvalidSymbol: 'value',
  PropertyNameExpected: 'name',
  EndOfFileExpected: 'end',
};

function slipOf({ error, offset }: ParseError, text: string): Slip {
  const slip = slipByCode[printParseErrorCode(error)] ?? 'other';
  if (offset === 0 && text.startsWith('\ufeff')) return 'mark';
  if (/['‘’“”«»]/.test(text[offset] ?? '')) return 'quotes';
  const before = text.slice(Math.max(0, offset - 200), offset).trimEnd();
  const isBeforeEnd = before.endsWith(',') && /[}\]]/.test(text[offset] ?? '');
  return (slip === 'name' || slip === 'value') && isBeforeEnd ? 'trailing' : slip;
}
