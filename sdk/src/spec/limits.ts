/**
 * The `x-constants` that every client works with. Times are milliseconds.
 *
 * @see specs/extensions/x-constants.schema.json
 */
export interface ClientLimits {
  /** The interval of garbage collection; absent: never. */
  readonly garbageCollection?: { readonly every: number };
  /** Milliseconds of quiet before a configuration that changes quickly is read. */
  readonly debounce?: number;
}
