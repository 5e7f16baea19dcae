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

/** Milliseconds for which data is fresh, or the name of a row of the lifetime table, which has other readings. */
export type Lifetime = number | string;

/** Says until when something fetched now is fresh. */
export interface Lifetimes {
  /**
   * @param now epoch milliseconds
   * @returns epoch milliseconds
   */
  freshUntil(lifetime: Lifetime, now: number): number;
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
    freshUntil(lifetime, now) {
      if (typeof lifetime === 'number') return now + lifetime;
      const entry = table[lifetime];
      invariant(entry, `No lifetime "${lifetime}"`);
      const reading = readings[lifetime];
      return now + ((reading === undefined ? undefined : entry.readings?.[reading]) ?? entry.fresh);
    },
  };
}
