import type { Lease } from '../network/in-flight.ts';
import { momentOf, planRead, type Policy } from '../policies/policy.ts';
import { findRead, foundIn } from '../snapshots/finding.ts';
import { dataOf, keepSnapshot, snapshotOf } from '../snapshots/snapshot.ts';
import type { SdkError } from '../errors.ts';
import type { Subscriber } from '../store/slot.ts';
import type { Snapshot } from '../types/snapshot.ts';
import type { AdapterContext } from './context.ts';
import { askOnce, joinRead, notInCache, peekRead } from './read-adapter.ts';
import type { PreparedRead, ReadCall } from './read-call.ts';

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
  const { store } = context;
  const reader = createReader(call, context, policy);
  const leases = new Set<Lease<SdkError | undefined>>();
  const listeners = new Set<() => void>();
  const ask = (): void => {
    const lease = joinRead(call, context);
    leases.add(lease);
    const settle = (): void => {
      leases.delete(lease);
      reader.markAnswered();
      subscriber.notify();
    };
    lease.outcome.then(settle, settle);
  };
  const subscriber: Subscriber = {
    notify() {
      const before = reader.last();
      const next = reader.current();
      if (next === before || listeners.size === 0) return;
      if (next.state === 'unfulfilled' && dataOf(before) !== undefined) {
        // What was there is gone, for example evicted: asking again notifies by itself.
        ask();
        return;
      }
      for (const listener of listeners) tell(listener, context);
    },
    refresh: () => {
      if (policy !== 'only-if-cached') ask();
    },
  };
  return {
    current: reader.current,
    subscribe(listener) {
      const stopStore = store.subscribe({ result: call.result, entity: call.entity?.slot }, subscriber);
      reader.current();
      listeners.add(listener);
      if (listeners.size === 1 && reader.begin()) ask();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopStore();
        for (const lease of leases) lease.release();
        leases.clear();
      };
    },
    refresh: () => askOnce(call, context),
  };
}

function tell(listener: () => void, { store }: AdapterContext): void {
  store.counters.notifications += 1;
  listener();
}

interface Reader {
  last(): Snapshot<unknown>;
  current(this: void): Snapshot<unknown>;
  /** True when the server is to be asked. */
  begin(): boolean;
  /** The server has answered what `begin` asked for. */
  markAnswered(): void;
}

/** Reads what an observer shows: before and while the policy's own request is under way, as pending. */
function createReader(call: ReadCall, context: AdapterContext, policy: Policy): Reader {
  let last: Snapshot<unknown> = { state: 'unfulfilled', missing: [] };
  let phase: 'idle' | 'asking' | 'answered' = 'idle';
  const compute = (): Snapshot<unknown> => {
    const now = context.clock.now();
    const finding = findRead(context.store, call);
    if (policy === 'only-if-cached') {
      const found = foundIn(finding, now);
      const { show } = planRead(policy, found, now);
      return show ? snapshotOf(finding, now) : keepMiss(last, notInCache(call, finding));
    }
    const moment = momentOf(policy, now);
    if (phase === 'answered') return snapshotOf(finding, moment);
    const { show, ask, wait } = planRead(policy, foundIn(finding, now), now);
    if (!show && ask) return { state: 'pending' };
    return snapshotOf({ ...finding, isBusy: wait && (finding.isBusy || ask) }, moment);
  };
  return {
    last: () => last,
    current() {
      last = keepSnapshot(last, compute());
      return last;
    },
    begin() {
      const now = context.clock.now();
      const { ask } = planRead(policy, foundIn(findRead(context.store, call), now), now);
      phase = ask ? 'asking' : 'answered';
      return ask;
    },
    markAnswered() {
      phase = 'answered';
    },
  };
}

/** Every miss is the same miss, though its error is made anew. */
function keepMiss(last: Snapshot<unknown>, miss: Snapshot<unknown>): Snapshot<unknown> {
  const isSame =
    last.state === 'error' && last.error.code === 'NOT_IN_CACHE' && dataOf(last) === dataOf(miss);
  return isSame ? last : miss;
}
