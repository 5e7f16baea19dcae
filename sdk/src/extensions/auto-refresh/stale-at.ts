import type { SdkError } from '../../core/errors.ts';
import { isTransient } from '../../network/retry/transient.ts';
import type { Subscriber } from '../../cache/records.ts';

/** Returns the time at which a watched query becomes stale, in epoch milliseconds; `Infinity` for never. */
export function staleAt(subscriber: Subscriber): number {
  const { policy } = subscriber;
  // Under these, no answer of now is wanted.
  if (policy === 'only-if-cached' || (typeof policy === 'object' && policy.name === 'valid-at'))
    return Infinity;
  const snapshot = subscriber.current();
  switch (snapshot.state) {
    case 'fulfilled':
      return snapshot.freshUntil;
    case 'stale':
      return snapshot.since;
    case 'error':
      return isTransientError(snapshot.error) ? -Infinity : Infinity;
    case 'pending':
    case 'unfulfilled':
      return Infinity;
  }
}

/** Returns true for errors that may pass in a while; an error of the call itself stays one. */
function isTransientError({ code, status }: SdkError): boolean {
  return code === 'NETWORK' || status >= 500 || isTransient(status);
}
