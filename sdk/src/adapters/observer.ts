import type { Policy } from '../policies/policy.ts';
import type { Snapshot } from '../types/snapshot.ts';
import type { AdapterContext } from './context.ts';
import { createObservation, type Observation } from './observation.ts';
import { askOnce, peekRead } from './read-adapter.ts';
import type { PreparedRead, ReadCall } from './read-call.ts';
import { createReader } from './reader.ts';

/** One read under observation: what it knows now, and word of every change. */
export interface Observer<TData> {
  /** The same object while nothing changed; before anybody subscribes, what a subscriber would start with. */
  current(): Snapshot<TData>;
  /** Starts what the policy demands. The listener is called once for each change, with nothing. */
  subscribe(listener: () => void): () => void;
  /** Asks the server whatever the store has. */
  refresh(): Promise<Snapshot<TData>>;
}

/** An observer of a prepared read. A refused configuration is observed as what it is: unfulfilled. */
export function createObserver(
  prepared: PreparedRead,
  context: AdapterContext,
  policy: Policy,
): Observer<unknown> {
  if (prepared.ok) return observeCall(prepared.call, context, policy);
  const refused = peekRead(prepared, context);
  return { current: () => refused, subscribe: () => () => undefined, refresh: async () => refused };
}

function observeCall(call: ReadCall, context: AdapterContext, policy: Policy): Observer<unknown> {
  const reader = createReader(call, context, policy);
  let observation: Observation | undefined;
  let listeners = 0;
  return {
    current: () => (observation?.reader ?? reader).current(),
    subscribe(listener) {
      observation ??= sharedObservation(context, policy, call) ?? createObservation(call, context, reader);
      listeners += 1;
      const stop = observation.listen(listener, listeners === 1);
      return () => {
        if (!stop()) return;
        listeners -= 1;
        if (listeners === 0) observation = undefined;
      };
    },
    refresh: () => askOnce(call, context),
  };
}

/** What others observe already; only under the policy for which it does not matter when each of them began. */
function sharedObservation(
  { observations }: AdapterContext,
  policy: Policy,
  { result }: ReadCall,
): Observation | undefined {
  return policy === 'cache-then-network' ? observations.get(result.key) : undefined;
}
