import type { SdkError } from '../errors.ts';
import type { Lease } from '../network/in-flight.ts';
import { findRead } from '../snapshots/finding.ts';
import { dataOf, keepSnapshot } from '../snapshots/snapshot.ts';
import type { Subscriber } from '../store/slot.ts';
import type { Snapshot } from '../types/snapshot.ts';
import type { AdapterContext } from './context.ts';
import { joinRead } from './read-adapter.ts';
import type { ReadCall } from './read-call.ts';
import type { Reader } from './reader.ts';

/** What several observers of one read share: one place in the store, one snapshot, one request. */
export interface Observation {
  readonly reader: Reader;
  /**
   * @param isFirst whether the policy's demand is to be met for this listener
   * @returns stops listening; true unless it was stopped before
   */
  listen(listener: () => void, isFirst: boolean): () => boolean;
}

/** Begins to observe a read with its first listener, and ends with the last one. */
export function createObservation(call: ReadCall, context: AdapterContext, reader: Reader): Observation {
  const listeners = new Set<Listener>();
  const requests = createRequests(call, context, () => {
    reader.markAnswered();
    subscriber.notify();
  });
  const subscriber = createSubscriber(call, context, {
    reader,
    ask() {
      if (listeners.size > 0) requests.ask();
    },
    tell(next) {
      // Copied before anybody is told: who is told may leave, and others may come.
      for (const listener of listeners.size === 1 ? listeners : [...listeners]) {
        if (!listeners.has(listener) || keepSnapshot(listener.seen, next) === listener.seen) continue;
        listener.seen = next;
        tellOne(listener.tell, context);
      }
    },
  });
  const { key } = call.result;
  const begin = (): void => {
    call.held = context.store.subscribe({ result: call.result, entity: call.entity?.ref }, subscriber);
    if (reader.policy === 'cache-then-network') context.observations.set(key, observation);
  };
  const end = (): void => {
    call.held?.stop();
    call.held = undefined;
    requests.release();
    if (context.observations.get(key) === observation) context.observations.delete(key);
  };
  const observation: Observation = {
    reader,
    listen(tell, isFirst) {
      if (listeners.size === 0) begin();
      // Who comes sees by itself what asking changes; those who were there are told.
      if (isFirst && reader.begin()) requests.ask();
      // Nobody is there to be told: this only notes what is shown.
      if (listeners.size === 0) subscriber.notify();
      const listener = { tell, seen: reader.current() };
      listeners.add(listener);
      return () => {
        const isOn = listeners.delete(listener);
        if (isOn && listeners.size === 0) end();
        return isOn;
      };
    },
  };
  return observation;
}

interface Listener {
  readonly tell: () => void;
  /** What it was shown last: anybody may have looked since, and others began at other times. */
  seen: Snapshot<unknown>;
}

interface Requests {
  ask(this: void): void;
  release(): void;
}

/** The shares that an observation has in requests; given back, a request ends that nobody else waits for. */
function createRequests(call: ReadCall, context: AdapterContext, onSettled: () => void): Requests {
  const leases = new Set<Lease<SdkError | undefined>>();
  return {
    ask() {
      const lease = joinRead(call, context);
      leases.add(lease);
      const settle = (): void => {
        leases.delete(lease);
        onSettled();
      };
      lease.outcome.then(settle, settle);
    },
    release() {
      for (const lease of leases) lease.release();
      leases.clear();
    },
  };
}

interface Told {
  readonly reader: Reader;
  readonly ask: () => void;
  readonly tell: (next: Snapshot<unknown>) => void;
}

function createSubscriber(call: ReadCall, context: AdapterContext, { reader, ask, tell }: Told): Subscriber {
  const { entity } = call;
  let shown = reader.current();
  const subscriber: Subscriber = {
    told: -1,
    selection: entity && (entity.fields?.selection ?? context.store.selections.everything),
    notify() {
      const before = shown;
      const next = reader.current();
      shown = next;
      // What was there is gone, for example evicted: asking again notifies by itself.
      if (next.state === 'unfulfilled' && dataOf(before) !== undefined) ask();
      else tell(next);
    },
    refresh() {
      if (reader.policy === 'only-if-cached') return;
      context.onEvent({ type: 'refetched', operation: call.table.id });
      ask();
    },
    catchUp() {
      const { hasData, freshUntil } = findRead(context.store, call);
      if (hasData && freshUntil <= context.clock.now()) subscriber.refresh();
    },
  };
  return subscriber;
}

function tellOne(listener: () => void, { store, onListenerError }: AdapterContext): void {
  store.counters.notifications += 1;
  try {
    listener();
  } catch (error) {
    onListenerError(error);
  }
}
