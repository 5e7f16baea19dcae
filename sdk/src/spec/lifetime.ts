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
