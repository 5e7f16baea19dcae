import { invariant } from '../core/errors.ts';

/**
 * One row of `x-lifetimes`. All numbers are milliseconds.
 *
 * @see specs/extensions/x-lifetimes.schema.json
 */
export interface LifetimeRow {
  /** Milliseconds for which data is fresh after it was fetched. */
  readonly fresh: number;
  /** Other readings of the requirement, selectable by name when a client is created. */
  readonly readings?: { readonly [reading: string]: number };
}

/** All lifetimes of the specs by name. */
export interface LifetimeTable {
  readonly [name: string]: LifetimeRow;
}

/** Which alternative reading to take of which row, for example `{ RecordCollection: 'general' }`. */
export interface Readings {
  readonly [row: string]: string;
}

/** Says until when something fetched now is fresh. */
export interface Lifetimes {
  /**
   * @param row a row of the lifetime table
   * @param now epoch milliseconds
   * @returns epoch milliseconds
   */
  freshUntil(row: string, now: number): number;
}

/**
 * Binds a lifetime table to the readings chosen for a client.
 *
 * @throws SdkError `INVARIANT` for a row or a reading that the table does not have
 */
export function createLifetimes(table: LifetimeTable, readings: Readings = {}): Lifetimes {
  for (const [row, reading] of Object.entries(readings)) {
    invariant(table[row]?.readings?.[reading] !== undefined, `Lifetime "${row}" has no reading "${reading}"`);
  }
  return {
    freshUntil(row, now) {
      const entry = table[row];
      invariant(entry, `No lifetime "${row}"`);
      const reading = readings[row];
      return now + ((reading === undefined ? undefined : entry.readings?.[reading]) ?? entry.fresh);
    },
  };
}
