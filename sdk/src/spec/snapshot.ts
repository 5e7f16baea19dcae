import type { SdkError } from '../core/errors.ts';

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
  | { readonly state: 'unfulfilled'; readonly missing: readonly string[] }
  | { readonly state: 'error'; readonly error: SdkError<TCode>; readonly data?: TData };
