/**
 * The `x-constants` that every client works with. Times are milliseconds.
 *
 * @see specs/extensions/x-constants.schema.json
 */
export interface ClientLimits {
  /** How often the store looks for what nobody holds; absent: never. */
  readonly garbageCollection?: { readonly every: number };
  /** How long a configuration that changes quickly has to be quiet before it is read. */
  readonly debounce?: number;
}
