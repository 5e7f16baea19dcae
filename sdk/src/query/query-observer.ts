import type { Observed, QueryContext, ReadCall } from './context.ts';
import type { Policy } from '../spec/policy.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { Observation } from './observation.ts';
import { askOnce, peekRead, putRead } from './run-query.ts';
import type { PreparedRead } from './prepare-query.ts';

/** One read under observation: what it knows now, and word of every change. */
export interface Observer<TData> {
  /**
   * The same object while nothing changed; before anybody subscribes, what a subscriber would start with. When equal
   * data comes, nobody is notified, and `freshUntil` of the object moves on: who waits for it looks once more at its end.
   */
  current(): Snapshot<TData>;
  /** Starts what the policy demands. The listener is called once for each change, with nothing. */
  subscribe(listener: () => void): () => void;
  /** Asks the server whatever the store has. */
  refresh(): Promise<Snapshot<TData>>;
  /**
   * Writes an answer that came another way, as `Client.put` does; what identifies it is worked out once.
   *
   * @throws SdkError `INVALID_CONFIG`, `MALFORMED_RESPONSE`
   */
  put(data: TData): void;
}

/** An observer of a prepared read. A refused configuration is observed as what it is: unfulfilled. */
export function createObserver(
  prepared: PreparedRead,
  context: QueryContext,
  policy: Policy,
): Observer<unknown> {
  const put = (data: unknown): void => putRead(prepared, data, context);
  if (prepared.ok) return { ...observeCall(prepared.call, context, policy), put };
  const refused = peekRead(prepared, context);
  return { current: () => refused, subscribe: () => () => undefined, refresh: async () => refused, put };
}

function observeCall(call: ReadCall, context: QueryContext, policy: Policy): Omit<Observer<unknown>, 'put'> {
  const own = new Observation(call, context, policy);
  let observation: Observed = own;
  let listeners = 0;
  return {
    current: () => observation.current(),
    subscribe(listener) {
      if (listeners === 0 && policy === 'cache-then-network') {
        // What others observe already; under another policy it matters when each of them began.
        observation = context.observations.get(call.result.key) ?? own;
      }
      listeners += 1;
      const stop = observation.listen(listener, listeners === 1);
      return () => {
        if (!stop()) return;
        listeners -= 1;
        if (listeners === 0) observation = own;
      };
    },
    refresh: () => askOnce(call, context),
  };
}
