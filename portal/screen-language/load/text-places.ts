/** The measures that no file of the project exceeds. */
interface Measures {
  /** Brackets and braces in each other. */
  readonly nesting: number;
  /** Characters of one text. */
  readonly text: number;
}

/** The place where a file first exceeds a measure, and which one; undefined where it does not. */
export function findExcess(
  text: string,
  most: Measures,
): { readonly offset: number; readonly of: keyof Measures } | undefined {
  let depth = 0;
  let start: number | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (start !== undefined) {
      if (at - start > most.text) return { offset: start, of: 'text' };
      if (mark === '\\') at += 1;
      // A text ends with its line at the latest, as for the parser.
      else if (mark === '"' || mark === '\n') start = undefined;
    } else if (mark === '"') start = at;
    else if (mark === '{' || mark === '[') {
      depth += 1;
      if (depth > most.nesting) return { offset: at, of: 'nesting' };
    } else if (mark === '}' || mark === ']') depth = Math.max(0, depth - 1);
  }
  return undefined;
}

/** Line and column of offsets in a text, both from 1. */
export function createPlaces(text: string) {
  let starts: readonly number[] | undefined;
  return (offset: number): { readonly line: number; readonly column: number } => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
