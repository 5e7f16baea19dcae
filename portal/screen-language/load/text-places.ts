/** The offset of the first bracket or brace that is nested deeper than this; undefined where there is none. */
export function offsetOfDepth(text: string, most: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (isText) {
      if (mark === '\\') at += 1;
      // A text ends with its line at the latest, as for the parser.
      else if (mark === '"' || mark === '\n') isText = false;
    } else if (mark === '"') isText = true;
    else if (mark === '{' || mark === '[') {
      depth += 1;
      if (depth > most) return at;
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
