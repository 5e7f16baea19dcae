import { SdkError } from '../../core/errors.ts';
import { isTransient } from '../../network/retry/transient.ts';
import type { QueuedWrite, StoredError } from './queued-write.ts';

/**
 * The meaning of an error for a queued write.
 *
 * - `unreachable`: nobody answered, or somebody who may answer better later; the whole queue waits.
 * - `signedOut`: the server does not know the user any more; the whole queue waits for the user.
 * - `gone`: this page has given the queue up.
 * - `conflict`: the record was changed meanwhile.
 * - `refused`: the server refused this write.
 */
export type ErrorKind = 'unreachable' | 'signedOut' | 'gone' | 'conflict' | 'refused';

/** Returns the meaning of an error. */
export function classifyError(error: SdkError, { guard }: Pick<QueuedWrite, 'guard'>): ErrorKind {
  switch (error.code) {
    case 'NETWORK':
      return 'unreachable';
    case 'ABORTED':
    case 'SESSION_CHANGED':
      return 'gone';
    case 'HTTP':
      if (isTransient(error.status)) return 'unreachable';
      if (error.status === 401) return 'signedOut';
      return error.status === 412 && guard !== undefined ? 'conflict' : 'refused';
    default:
      return 'refused';
  }
}

/** An error as it is stored. */
export function storedErrorOf({ code, message, status, errors }: SdkError): StoredError {
  return { code, message, status, errors };
}

/** Returns true when the server has certainly not carried the write out: sent again, it is another call. */
export const isFinal = ({ lastError }: QueuedWrite): boolean =>
  lastError?.code === 'HTTP' && lastError.status >= 400 && lastError.status < 500;

/** The error of a write that could not be put into the storage. */
export function storageError(cause: unknown): SdkError {
  return new SdkError('STORAGE', "The device's storage failed: the write is not kept", { cause });
}
