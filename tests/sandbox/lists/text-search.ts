import type { Condition } from '../database/access.ts';
import { quoteName } from '../database/tables.ts';
import { joinAll } from '../list-views/filter-logic.ts';
import { escapeLike } from '../list-views/view-conditions.ts';
import { isShown } from '../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata } from '../metadata/types.ts';
import { illegalParameter } from '../protocol/problem.ts';
import type { RecordRepresentation } from '../records/representation.ts';

const MOST_WORDS = 10;

/** Longer patterns are none to the database. */
const LONGEST_TEXT = 1000;

/** The words of a text to search for. */
export function wordsOf(text: string): readonly string[] {
  if (text.length > LONGEST_TEXT) throw illegalParameter('The text to search for is too long');
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** The fields that a search of an object looks into. */
export function searchedFields(object: ObjectMetadata): readonly FieldMetadata[] {
  return object.fields.filter((field) => field.searchable && isShown(field));
}

/** Rows in which every word occurs in one of the fields, whatever the case. */
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

/** Where the words were found: the text of each field with its matches marked, safe to show as HTML. */
export function highlight(
  record: RecordRepresentation,
  object: ObjectMetadata,
  words: readonly string[],
): { readonly fields: Readonly<Record<string, string>> } {
  const pattern = new RegExp(words.map((word) => escapePattern(word)).join('|') || '(?!)', 'gi');
  const found = searchedFields(object).flatMap((field) => {
    const value = record.fields[field.name]?.value;
    if (typeof value !== 'string' || value.search(pattern) < 0) return [];
    return [[field.name, markMatches(value, pattern)] as const];
  });
  return { fields: Object.fromEntries(found) };
}

function anyField(fields: readonly FieldMetadata[], patterns: readonly string[]): Condition {
  const conditions = fields.flatMap((field) =>
    patterns.map((pattern) => ({ sql: `${quoteName(field.name)} LIKE ? ESCAPE '\\'`, values: [pattern] })),
  );
  return joinAll(conditions, 'OR');
}

function markMatches(text: string, pattern: RegExp): string {
  let marked = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    marked += `${escapeHtml(text.slice(end, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    end = match.index + match[0].length;
  }
  return marked + escapeHtml(text.slice(end));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
