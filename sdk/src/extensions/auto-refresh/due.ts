import type { SdkError } from '../../core/errors.ts';
import { isPassing } from '../../network/retry/transient.ts';
import type { Subscriber } from '../../cache/records.ts';

/** When what somebody watches is to be asked for again, in epoch milliseconds; `Infinity` for never. */
export function dueAt(watcher: Subscriber): number {
  const { policy } = watcher;
  // Under these, no answer of now is wanted.
  if (policy === 'only-if-cached' || (typeof policy === 'object' && policy.name === 'valid-at'))
    return Infinity;
  const snapshot = watcher.current();
  switch (snapshot.state) {
    case 'fulfilled':
      return snapshot.freshUntil;
    case 'stale':
      return snapshot.since;
    case 'error':
      return mayPass(snapshot.error) ? -Infinity : Infinity;
    case 'pending':
    case 'unfulfilled':
      return Infinity;
  }
}

/** Whether the server may answer otherwise in a while; a refusal stays one. */
function mayPass({ code, status }: SdkError): boolean {
  return code === 'NETWORK' || status >= 500 || isPassing(status);
}
