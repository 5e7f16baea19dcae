/** More names than these help nobody. */
const MOST = 40;

/** The end of a message for a name that is not there: the nearest of those that are. */
export function suggest(name: string, known: Iterable<string>): { readonly remedy: string } {
  return { remedy: suggestName(name, known) };
}

/** The nearest name of those that are, or all of them. */
export function suggestName(name: string, known: Iterable<string>): string {
  const names = [...known];
  const [nearest] = names
    .map((each) => ({ each, distance: distanceBetween(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  if (nearest !== undefined) return `Did you mean "${nearest.each}"?`;
  if (names.length > MOST) return `None of the ${names.length} that there are is like it.`;
  return names.length === 0 ? 'There is none to choose from.' : `Known: ${[...names].sort().join(', ')}.`;
}

/** Number of letters to change, add or drop; two neighbours swapped count once. */
function distanceBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) line.push(cell(rows, line, { a, b, row, column }));
    rows.push(line);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

interface Cell {
  readonly a: string;
  readonly b: string;
  readonly row: number;
  readonly column: number;
}

function cell(rows: readonly (readonly number[])[], line: readonly number[], at: Cell): number {
  const { a, b, row, column } = at;
  const number = (value: number | undefined): number => value ?? Number.MAX_SAFE_INTEGER;
  const same = a[row - 1] === b[column - 1];
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return Math.min(
    number(rows[row - 1]?.[column]) + 1,
    number(line[column - 1]) + 1,
    number(rows[row - 1]?.[column - 1]) + (same ? 0 : 1),
    swapped ? number(rows[row - 2]?.[column - 2]) + 1 : Number.MAX_SAFE_INTEGER,
  );
}
