import { englishNameOf, otherLanguages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ProjectText } from '../protocol.ts';
import { checkedTexts } from './translated-texts.ts';
import type { ImportedTexts, WrittenText } from './translated-texts.ts';

const known = ['screen', 'text', 'English'] as const;
/** Spreadsheets take a file without it for one of another encoding. */
const mark = '\uFEFF';

/**
 * Returns all texts as a table for the translators of one language: a row each, with what is missing or stale said in the
 * last column.
 */
export function csvOf(texts: readonly ProjectText[], language: Language): string {
  const header = [...known, englishNameOf(language), 'state'];
  const rows = texts.map(({ document, key, en = '', stale, [language]: written = '' }) => [
    document,
    key,
    en,
    written,
    written === '' ? 'missing' : stale.includes(language) ? 'stale' : '',
  ]);
  return mark + [header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const guarded = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The text of a cell, without the mark that keeps a spreadsheet from running it as a formula. */
const textOf = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Reads a table that came back from translators. Their language counts; everything else says which text it is of. */
export function importedTexts(csv: string, texts: readonly ProjectText[]): ImportedTexts {
  const [first = [], ...rows] = rowsOf(csv);
  const language = otherLanguages.find((one) => first.includes(englishNameOf(one)));
  const missing = known.filter((name) => !first.includes(name)).map((name) => `“${name}”`);
  if (language === undefined) missing.push('of a language');
  if (language === undefined || missing.length > 0)
    return {
      changes: [],
      problems: [`The table has no column ${missing.join(', ')}.`],
      isRefused: true,
    };
  const at = [...known, englishNameOf(language)].map((name) => first.indexOf(name));
  const written = rows.map((row, index): WrittenText => {
    const [document = '', key = '', english = '', text = ''] = at.map((column) => textOf(row[column] ?? ''));
    return { document, key, english, written: text, place: `Row ${index + 2}` };
  });
  return checkedTexts(written, texts, language);
}

/** The rows of a table: cells are apart by commas or semicolons, whichever its first line has. */
function rowsOf(csv: string): readonly (readonly string[])[] {
  const text = csv.startsWith(mark) ? csv.slice(1) : csv;
  const [line = ''] = text.split('\n', 1);
  const comma = line.includes(',') ? ',' : ';';
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === comma && !isQuoted) endCell();
    else if (character === '\n' && !isQuoted) {
      endCell();
      rows.push(row);
      row = [];
    } else if (character !== '\r' || isQuoted) cell += character;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows.filter((cells) => cells.some((one) => one !== ''));
}
