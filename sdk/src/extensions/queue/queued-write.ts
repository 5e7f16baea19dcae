import type { PlatformError, SdkError, SdkErrorCode } from '../../core/errors.ts';

/**
 * The state of a write that the server does not have yet.
 *
 * - `waiting`: for a connection, or for its turn.
 * - `sending`: its request is in flight.
 * - `conflict`: the record was changed after the write was queued. Later writes of that record wait for an answer.
 * - `refused`: set aside; the others go on.
 */
export type QueuedState = 'waiting' | 'sending' | 'conflict' | 'refused';

/** Why a write was set aside; an error in a form that can be stored. */
export interface StoredError {
  readonly code: SdkErrorCode;
  readonly message: string;
  readonly status: number;
  readonly errors: readonly PlatformError[];
}

/** A write that is kept until the server has it. */
export interface QueuedWrite {
  readonly id: string;
  /** operationId of the call. */
  readonly operation: string;
  /** As it was given. */
  readonly config: unknown;
  readonly state: QueuedState;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
  /** Number of attempts. */
  readonly attempts: number;
  readonly lastError?: StoredError | undefined;
  readonly idempotencyKey: string;
  /** Version of the specs that it was written for. */
  readonly version: string;
  /** The records that it changes: writes of one record keep their order. */
  readonly records: readonly string[];
  /** True when the expected outcome is shown meanwhile. */
  readonly isShown: boolean;
  /** Time of the record's last change, as known to the caller: ISO 8601 or an HTTP date. */
  readonly guard?: string | undefined;
}

/**
 * The answer to a write that is in conflict.
 *
 * - `drop`: the server's record stays as it is.
 * - `overwrite`: sent again, whatever the record says by now.
 * - `replace`: another configuration is sent, made with the record in view as the client knows it now.
 */
export type ConflictAnswer =
  | { readonly do: 'drop' }
  | { readonly do: 'overwrite' }
  | { readonly do: 'replace'; readonly config: unknown };

/** Events of a queue. */
export type QueueEvent =
  | { readonly type: 'queued'; readonly entry: QueuedWrite }
  /** The server has it; `data` is what it answered. */
  | { readonly type: 'applied'; readonly entry: QueuedWrite; readonly data: unknown }
  /** `current` is what `currentOf` found. */
  | { readonly type: 'conflict'; readonly entry: QueuedWrite; readonly current: unknown }
  | { readonly type: 'refused'; readonly entry: QueuedWrite; readonly error: SdkError }
  /** Will never be sent: the app wanted it so, or the user signs out. */
  | {
      readonly type: 'dropped';
      readonly entries: readonly QueuedWrite[];
      readonly reason: 'wanted' | 'signedOut';
    }
  /** The storage failed while nobody waited for it; what it holds is tried again. */
  | { readonly type: 'error'; readonly error: SdkError };
