import type { Condition } from '../../database/access.ts';
import { FOLD, foldText } from '../../database/fold.ts';
import { quoteName } from '../../database/tables.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { isShown } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { joinAll } from '../list-views/filter-logic.ts';
import { escapeLike } from '../list-views/view-conditions.ts';
import type { RecordRepresentation } from '../records/representation.ts';

const MOST_WORDS = 10;

/** Longer patterns are none to the database. */
const LONGEST_TEXT = 1000;

/** The words of a text to search for. */
export function wordsOf(text: string): readonly string[] {
  refuseLong(text);
  return text
    .split(/\s+/)
    .filter((word) => foldText(word) !== '')
    .slice(0, MOST_WORDS);
}

/** The fields that a search of an object looks into. */
export function searchedFields(object: ObjectMetadata): readonly FieldMetadata[] {
  return object.fields.filter((field) => field.searchable && isShown(field));
}

/** Rows in which a searchable column holds the text as a whole, whatever case and accents. */
export function searchCondition(object: ObjectMetadata, term: string | undefined): readonly Condition[] {
  if (term === undefined) return [];
  refuseLong(term);
  return [anyField(searchedFields(object), [`%${escapeLike(term)}%`])];
}

/** Rows in which every word occurs in one of the fields, whatever case and accents. */
export function wordsCondition(fields: readonly FieldMetadata[], words: readonly string[]): Condition {
  return joinAll(
    words.map((word) => anyField(fields, [`%${escapeLike(word)}%`])),
    'AND',
  );
}

/** Rows in which every word begins a word of one of the fields, as suggestions match while a user types. */
export function prefixCondition(fields: readonly FieldMetadata[], words: readonly string[]): Condition {
  return joinAll(
    words.map((word) => anyField(fields, [`${escapeLike(word)}%`, `% ${escapeLike(word)}%`])),
    'AND',
  );
}

/** Returns the places of the words: the text of each field with its matches marked, safe to show as HTML. */
export function highlight(
  record: RecordRepresentation,
  object: ObjectMetadata,
  words: readonly string[],
): { readonly fields: Readonly<Record<string, string>> } {
  const wanted = words.map(foldText).filter((word) => word !== '');
  const found = searchedFields(object).flatMap((field) => {
    const value = record.fields[field.name]?.value;
    const marked = typeof value === 'string' ? markMatches(value, wanted) : undefined;
    return marked === undefined ? [] : [[field.name, marked] as const];
  });
  return { fields: Object.fromEntries(found) };
}

function refuseLong(text: string): void {
  if (text.length > LONGEST_TEXT) throw illegalParameter('The text to search for is too long');
}

function anyField(fields: readonly FieldMetadata[], patterns: readonly string[]): Condition {
  const conditions = fields.flatMap((field) =>
    patterns.map((pattern) => ({
      sql: `${FOLD}(${quoteName(field.name)}) LIKE ? ESCAPE '\\'`,
      values: [pattern],
    })),
  );
  return joinAll(conditions, 'OR');
}

/** The text with its matches marked; undefined when there are none. */
function markMatches(text: string, words: readonly string[]): string | undefined {
  const characters = [...text.normalize('NFC')];
  const folded = characters.map(foldText);
  let marked = '';
  let isFound = false;
  for (let at = 0; at < characters.length;) {
    const length = Math.max(0, ...words.map((word) => matchLength(folded, at, word)));
    const piece = escapeHtml(characters.slice(at, at + Math.max(1, length)).join(''));
    marked += length > 0 ? `<mark>${piece}</mark>` : piece;
    isFound ||= length > 0;
    at += Math.max(1, length);
  }
  return isFound ? marked : undefined;
}

/** Returns the number of characters from a place on that make a word; 0 when they do not. */
function matchLength(folded: readonly string[], at: number, word: string): number {
  let text = '';
  for (let end = at; end < folded.length && text.length < word.length; end += 1) {
    text += folded[end] ?? '';
    if (!word.startsWith(text)) return 0;
    if (text === word) return end + 1 - at;
  }
  return 0;
}
