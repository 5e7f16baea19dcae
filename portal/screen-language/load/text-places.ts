/** The measures that no file of the project exceeds. */
interface Measures {
  /** Brackets and braces in each other. */
  readonly nesting: number;
  /** Characters of one text. */
  readonly text: number;
}

const [backslash, quote] = [92, 34];
const [brace, braceEnd, bracket, bracketEnd, colon] = [123, 125, 91, 93, 58];

/** A text that was looked through once. */
interface ScannedText {
  /** The place where it first exceeds a measure, and which one. */
  readonly excess?: { readonly offset: number; readonly of: keyof Measures };
  /** Of a text that is JSON, its members: each has the only kind of colon that stands in no text. */
  readonly names: number;
}

/** Looks through a text without reading it. @param most no measure unless stated */
export function scanText(text: string, most: Measures = { nesting: Infinity, text: Infinity }): ScannedText {
  const endOf = createEnds(text);
  let names = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === quote) {
      const end = endOf(at);
      if (end - at > most.text) return { excess: { offset: at, of: 'text' }, names };
      at = end;
    } else if (mark === colon) names += 1;
    else if (mark === brace || mark === bracket) {
      depth += 1;
      if (depth > most.nesting) return { excess: { offset: at, of: 'nesting' }, names };
    } else if (mark === braceEnd || mark === bracketEnd) depth = Math.max(0, depth - 1);
  }
  return { names };
}

/** The end of a text between quotes, which is at the end of its line at the latest, as for the parser. */
function createEnds(text: string) {
  const next = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    return found === -1 ? text.length : found;
  };
  let line = -1;
  return (start: number): number => {
    if (line <= start) line = next('\n', start + 1);
    let end = next('"', start + 1);
    while (end < line && isEscaped(text, end)) end = next('"', end + 1);
    return Math.min(end, line);
  };
}

/** Returns true after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
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
