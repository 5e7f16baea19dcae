/**
 * Every way in which a call can fail.
 *
 * - `INVALID_CONFIG`: the call's configuration was refused before anything was sent.
 * - `NOT_IN_CACHE`: `only-if-cached` found nothing (synthetic 504).
 * - `NOT_FETCHABLE`: the server answered and left out what was asked for (synthetic 400).
 * - `HTTP`: the server answered with a failure status.
 * - `NETWORK`: no answer came.
 * - `ABORTED`: the caller cancelled.
 * - `MALFORMED_RESPONSE`: the answer was not the JSON that the spec promises.
 * - `SESSION_CHANGED`: the user changed while the call was in flight; its answer was dropped.
 * - `STORAGE`: the device's storage is full or broken, so a write could not be queued.
 * - `INVARIANT`: a programmer's error inside the SDK.
 */
export type SdkErrorCode =
  | 'INVALID_CONFIG'
  | 'NOT_IN_CACHE'
  | 'NOT_FETCHABLE'
  | 'HTTP'
  | 'NETWORK'
  | 'ABORTED'
  | 'MALFORMED_RESPONSE'
  | 'SESSION_CHANGED'
  | 'STORAGE'
  | 'INVARIANT';

/** One entry of the platform's error list. */
export interface PlatformError<TCode extends string = string> {
  readonly message: string;
  readonly errorCode: TCode;
  /** The field it belongs to, where the server says so. */
  readonly field?: string;
  /** Why a card was declined, where the server says so. */
  readonly declineReason?: string;
  /** Number of tries that are left for now, where the server says so. */
  readonly triesLeft?: number;
}

/** One entry about a field, or about a member of a configuration by its dotted path. */
export interface FieldError<TCode extends string = string> extends PlatformError<TCode> {
  readonly field: string;
}

/** The entries of an error by its code. */
interface ErrorEntries<TCode extends string> {
  readonly HTTP: PlatformError<TCode>;
  readonly INVALID_CONFIG: FieldError<'INVALID_CONFIG'>;
  readonly NOT_FETCHABLE: FieldError<'NOT_FETCHABLE'>;
}

/** An error with one code. */
interface CodedError<TKind extends SdkErrorCode, TCode extends string> extends Error {
  readonly code: TKind;
  readonly operation: string | undefined;
  readonly url: string | undefined;
  readonly status: number;
  readonly statusText: string;
  readonly errors: readonly (TKind extends keyof ErrorEntries<TCode>
    ? ErrorEntries<TCode>[TKind]
    : PlatformError)[];
}

/** Facts about a failed call. */
export interface SdkErrorDetails {
  /** operationId of the call. */
  readonly operation?: string | undefined;
  readonly url?: string | undefined;
  /** HTTP status; 0 where no answer came; 400 and 504 also for the synthetic answers. */
  readonly status?: number;
  readonly statusText?: string;
  readonly errors?: readonly PlatformError[];
  readonly cause?: unknown;
}

/**
 * The one error of the SDK. Reads carry it in their snapshot, writes throw it. It is frozen, with its list. Its `code` says
 * what the entries of the list are: those of the server, in its own words, only under `HTTP`.
 *
 * @typeParam TCode - the codes that the server gives
 * @see requirement 001 section 8: url, status, statusText and a list of errors with message and errorCode
 */
export type SdkError<TCode extends string = string> = {
  readonly [TKind in SdkErrorCode]: CodedError<TKind, TCode>;
}[SdkErrorCode];

interface SdkErrorConstructor {
  new <TKind extends SdkErrorCode>(
    code: TKind,
    message: string,
    details?: SdkErrorDetails,
  ): TKind extends SdkErrorCode ? CodedError<TKind, string> : never;
  /** The type that `instanceof` narrows to; every function has it. */
  [Symbol.hasInstance](value: unknown): value is SdkError;
  /** The same for TypeScript before 5.3. */
  readonly prototype: SdkError;
}

/** The class of {@link SdkError}. */
export const SdkError = class SdkError extends Error {
  constructor(code: SdkErrorCode, message: string, details: SdkErrorDetails = {}) {
    const { errors = [], operation, url, status = 0, statusText = '' } = details;
    // With the cause, where there is one.
    super(message, details);
    const entries = Object.freeze(errors.map((error) => Object.freeze({ ...error })));
    const facts = { name: 'SdkError', code, operation, url, status, statusText, errors: entries };
    Object.freeze(Object.assign(this, facts));
  }
  // A class cannot be a union: the code that it is given says which of them it makes.
} as unknown as SdkErrorConstructor;

/** Whatever a call has thrown, as its error. */
export function asSdkError(cause: unknown, operation?: string): SdkError {
  if (cause instanceof SdkError) return cause;
  return new SdkError('INVARIANT', 'The call failed', { operation, cause });
}

/**
 * Fails loudly on a programmer's error.
 *
 * @example
 * invariant(host, 'The extension is connected first');
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new SdkError('INVARIANT', message);
}
