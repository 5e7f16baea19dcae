/** One cell: nothing, a number or a text. */
export type Cell = string | number | boolean | null | undefined;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as RFC 4180 has it: commas, quotes where needed, lines that end with CR LF. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell);
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
