import { englishNameOf, otherLanguages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ProjectText } from '../protocol.ts';
import type { TextChange } from './all-texts.ts';

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

const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table that came back: what it changes, and why some of it cannot be taken. */
export interface ImportedTexts {
  readonly changes: readonly TextChange[];
  /** A sentence each, with the number of its row. */
  readonly problems: readonly string[];
}

/** Reads a table that came back from translators. Their language counts; everything else says which text it is of. */
export function importedTexts(csv: string, texts: readonly ProjectText[]): ImportedTexts {
  const [first = [], ...rows] = rowsOf(csv);
  const language = otherLanguages.find((one) => first.includes(englishNameOf(one)));
  const missing = known.filter((name) => !first.includes(name)).map((name) => `“${name}”`);
  if (language === undefined) missing.push('of a language');
  if (language === undefined || missing.length > 0)
    return { changes: [], problems: [`The table has no column ${missing.join(', ')}.`] };
  const at = [...known, englishNameOf(language)].map((name) => first.indexOf(name));
  const byKey = new Map(texts.map((text) => [`${text.document} ${text.key}`, text]));
  const changes: TextChange[] = [];
  const problems: string[] = [];
  for (const [index, row] of rows.entries()) {
    const [document = '', key = '', english = '', written = ''] = at.map((column) => row[column] ?? '');
    const text = byKey.get(`${document} ${key}`);
    const problem = problemOf(text, { english, written, language });
    if (problem !== undefined) problems.push(`Row ${index + 2}, ${document} ${key}: ${problem}`);
    else if (text !== undefined && written !== (text[language] ?? ''))
      changes.push({ document, key, language, before: text[language] ?? '', after: written });
  }
  return { changes, problems };
}

/** A row that came back. */
interface WrittenRow {
  readonly english: string;
  readonly written: string;
  readonly language: Language;
}

function problemOf(
  text: ProjectText | undefined,
  { english, written, language }: WrittenRow,
): string | undefined {
  if (text === undefined) return 'there is no such text any more.';
  if (written === (text[language] ?? '')) return undefined;
  if (written.trim() === '') return `the ${englishNameOf(language)} is empty.`;
  if (english !== text.en) return 'the English was changed since the table was made. Translate the new one.';
  const [wanted, found] = [placesIn(english), placesIn(written)];
  if (wanted.join() === found.join()) return undefined;
  const names = wanted.length === 0 ? 'none' : wanted.join(' ');
  return `the values in {{…}} must be those of the English (${names}).`;
}

const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();

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
