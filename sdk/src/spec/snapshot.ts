import type { SdkError } from '../core/errors.ts';

/** One member of a configuration that cannot be used. */
export interface InvalidMember {
  /** Its dotted path: `recordId`, `fields.0`. */
  readonly member: string;
  /**
   * Why: `recordId: expected 15 or 18 characters, got 12`. The keyword of its JSON Schema, such as `pattern`, while the words
   * are still loaded, and where nobody waits for them: in `Client.peek`.
   */
  readonly reason: string;
}

/** Nothing is there and nothing is asked for. */
export interface UnfulfilledSnapshot {
  readonly state: 'unfulfilled';
  /** Members of the configuration, or fields of the record, that are not there. */
  readonly missing: readonly string[];
  /** Members of the configuration that are there and cannot be used; absent where the configuration is good. */
  readonly invalid?: readonly InvalidMember[];
}

/** The snapshot of a configuration that cannot be used. */
export type RefusedSnapshot = Required<UnfulfilledSnapshot>;

/**
 * The state of a query at one moment. Exactly one `state`; data is deeply frozen and keeps its
 * identity while nothing in it changed. Source: requirement 001 section 4.
 *
 * Times are epoch milliseconds of the client's clock. Where data is watched and comes again unchanged, `freshUntil`
 * moves on in the same object: nobody is notified of that.
 *
 * @typeParam TCode - the codes that the server gives to its errors
 */
export type Snapshot<TData, TCode extends string = string> =
  | { readonly state: 'fulfilled'; readonly data: TData; readonly freshUntil: number }
  | { readonly state: 'stale'; readonly data: TData; readonly since: number }
  | { readonly state: 'pending'; readonly data?: TData }
  | UnfulfilledSnapshot
  | { readonly state: 'error'; readonly error: SdkError<TCode>; readonly data?: TData };
