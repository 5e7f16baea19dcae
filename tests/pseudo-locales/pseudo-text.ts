/** A language that nobody speaks, made of the English texts. */
interface PseudoLanguage {
  readonly name: string;
  readonly prefix: string;
  readonly numbers: string;
  readonly dates: string;
  readonly org: string;
  readonly direction?: string;
}

const row = { numbers: 'en-US', dates: 'en-US', org: 'en' } as const;

/** One whose texts are longer by two fifths, and one that is read from right to left. */
export const pseudoLanguages: { readonly [id: string]: PseudoLanguage } = {
  xa: { ...row, name: '⟦Ļôñĝ⟧', prefix: '/xa' },
  xb: { ...row, name: '⟦Ŕîĝĥţ⟧', prefix: '/xb', direction: 'rtl' },
};

const plain = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const marked = 'åçéĝĥîĵķļñôŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÔŔŠŢÛŴÝŽ';
const marks = new Map([...plain].map((letter, at) => [letter, [...marked][at] ?? letter]));

/** The pieces of a text that stay as they are: values, addresses of links, and marks of lists at the beginning of a line. */
const kept = /\{\{\w+\}\}|\]\([^)]*\)|^(?:\d+\.|-) /gmu;

/** A text between brackets, its letters with marks and two fifths longer; each line of several is one. */
export function pseudoText(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : pseudoLine(line)))
    .join('\n');
}

function pseudoLine(line: string): string {
  const [start = ''] = /^(?:\d+\.|-) /u.exec(line) ?? [];
  const words = withMarks(line.slice(start.length));
  const missing = Math.ceil(line.replaceAll(kept, '').length * 0.4);
  return `${start}⟦${words}${fillers(missing)}⟧`;
}

function withMarks(words: string): string {
  let [made, at] = ['', 0];
  for (const found of words.matchAll(kept)) {
    made += marksOn(words.slice(at, found.index)) + found[0];
    at = found.index + found[0].length;
  }
  return made + marksOn(words.slice(at));
}

const marksOn = (words: string) => [...words].map((letter) => marks.get(letter) ?? letter).join('');

/** Letters in words, so that a line can break where another language's would. */
function fillers(count: number): string {
  const words = 'öñé ţŵô ţĥŕéé ƒôûŕ ƒîṽé šîẋ '.repeat(Math.ceil(count / 28) + 1);
  return ` ${words.slice(0, Math.max(count - 1, 1)).trim()}`;
}

/** A file of texts in a pseudo-language. */
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoTexts(value)]));
}
