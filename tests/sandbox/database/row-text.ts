import type { Row } from './statements.ts';

/** A text column of a row; null where it is empty, or where there is no row. */
export function textOf(row: Row | undefined, name: string): string | null {
  const value = row?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
