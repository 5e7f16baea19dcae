/**
 * The `x-constants` that every client works with. Times are milliseconds.
 *
 * @see specs/extensions/x-constants.schema.json
 */
export interface ClientLimits {
  /** The interval of garbage collection; absent: never. */
  readonly garbageCollection?: { readonly every: number };
}
