import type { Observed, QueryContext, ReadCall } from './context.ts';
import { type Policy, momentOf } from '../spec/policy.ts';
import type { InvalidMember, Snapshot } from '../spec/snapshot.ts';
import { dedupeRead, emitLookup, notInCache, planRead } from './fetch-query.ts';
import { askOnce, explainRefused, putRead } from './run-query.ts';
import { callOfRead, type IdentifiedRead, type RefusedRead } from './prepare-query.ts';
import type { SdkError } from '../core/errors.ts';
import type { Lease } from '../network/dedupe.ts';
import { lookUp, dataOf, keepSnapshot, snapshotOf } from './lookup.ts';
import { valuesOf, addToSet, removeFromSet, type CompactSet } from '../core/compact-set.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { Subscriber } from '../cache/records.ts';

/** One read under observation: what it knows now, and word of every change. */
export interface Observer<TData, TCode extends string = string> {
  /** Equal for equal reads of a client, as `Client.keyOf` gives it. */
  readonly key: string;
  /**
   * The same object while nothing changed; before anybody subscribes, what a subscriber would start with. When equal
   * data comes, nobody is notified, and `freshUntil` of the object moves on: who waits for it looks once more at its end.
   */
  current(): Snapshot<TData, TCode>;
  /** Starts what the policy demands. The listener is called once for each change, with nothing. */
  subscribe(listener: () => void): () => void;
  /** Asks the server whatever the store has. */
  refresh(): Promise<Snapshot<TData, TCode>>;
  /**
   * Writes an answer that came another way, as `Client.put` does; what identifies it is worked out once.
   *
   * @throws SdkError `INVALID_CONFIG`, `MALFORMED_RESPONSE`
   */
  put(data: TData): void;
}

/** The members that a result has in each state. */
interface AnyResult<TData, TCode extends string> {
  /** Names for want of which there is no data. */
  readonly missing: readonly string[];
  /** Asks the server whatever the store has. */
  readonly refresh: () => Promise<Snapshot<TData, TCode>>;
}

/** A result with data. */
export interface FulfilledResult<TShown, TData, TCode extends string> extends AnyResult<TData, TCode> {
  readonly state: 'fulfilled' | 'stale';
  readonly data: TShown;
  readonly error: undefined;
}

/** A result that is awaited, with earlier data where there is some. */
export interface PendingResult<TShown, TData, TCode extends string> extends AnyResult<TData, TCode> {
  readonly state: 'pending';
  readonly data: TShown | undefined;
  readonly error: undefined;
}

/** A result of nothing: without a configuration, with an unusable one, or of what was never asked for. */
export interface UnfulfilledResult<TData, TCode extends string> extends AnyResult<TData, TCode> {
  readonly state: 'unfulfilled';
  readonly data: undefined;
  readonly error: undefined;
  /** Members of the configuration that are there and cannot be used, see {@link Snapshot}. */
  readonly invalid?: readonly InvalidMember[];
}

/** A failure, with earlier data where there is some. */
export interface FailedResult<TShown, TData, TCode extends string> extends AnyResult<TData, TCode> {
  readonly state: 'error';
  readonly data: TShown | undefined;
  readonly error: SdkError<TCode>;
}

/**
 * The result of a query for a component, which shows all of the data or what it selects. Its `state` says what the rest is.
 *
 * @typeParam TCode - the codes that the server gives to its errors
 */
export type ReadResult<TShown, TData = TShown, TCode extends string = string> =
  | FulfilledResult<TShown, TData, TCode>
  | PendingResult<TShown, TData, TCode>
  | UnfulfilledResult<TData, TCode>
  | FailedResult<TShown, TData, TCode>;

/** An observer as components use it. */
export type ObservedRead<TData> = Omit<Observer<TData>, 'put'>;

const NOTHING: Snapshot<never> = { state: 'unfulfilled', missing: [] };
const NO_NAMES: readonly string[] = [];

/** An observer of nothing, where there is no configuration. */
export const IDLE: ObservedRead<never> = {
  key: '',
  current: () => NOTHING,
  subscribe: () => () => undefined,
  refresh: async () => NOTHING,
};

/** A snapshot as a component gets it. */
export function resultOf<TShown, TData>(
  snapshot: Snapshot<TShown>,
  refresh: () => Promise<Snapshot<TData>>,
): ReadResult<TShown, TData> {
  // Member by member what the snapshot's state has.
  return {
    state: snapshot.state,
    data: snapshot.state === 'unfulfilled' ? undefined : snapshot.data,
    error: snapshot.state === 'error' ? snapshot.error : undefined,
    missing: snapshot.state === 'unfulfilled' ? snapshot.missing : NO_NAMES,
    invalid: snapshot.state === 'unfulfilled' ? snapshot.invalid : undefined,
    refresh,
  } as ReadResult<TShown, TData>;
}

/** An observer of a read. A refused configuration is observed as what it is: unfulfilled. */
export function createObserver(
  read: IdentifiedRead,
  context: QueryContext,
  policy: Policy,
): Observer<unknown> {
  const { key } = read;
  if (!read.ok) return createRefused(read, context);
  let own: Observation | undefined;
  let shared: Observed | undefined;
  let listeners = 0;
  // Made with the first question: a view makes an observer for each render, and keeps the first.
  const observation = (): Observation =>
    (own ??= new Observation(callOfRead(read, context), context, policy));
  return {
    key,
    current: () => (shared ?? own ?? observation()).current(),
    subscribe(listener) {
      // What others observe already; under another policy it matters when each of them began.
      if (listeners === 0 && policy === 'cache-then-network') shared = context.observations.get(key);
      listeners += 1;
      const stop = (shared ?? observation()).listen(listener, listeners === 1);
      return () => {
        if (!stop()) return;
        listeners -= 1;
        if (listeners === 0) shared = undefined;
      };
    },
    refresh: () => askOnce(observation().call, context),
    put: (data) => putRead(observation(), data, context),
  };
}

function createRefused(read: RefusedRead, context: QueryContext): Observer<unknown> {
  return {
    key: read.key,
    current: () => read.refused,
    subscribe: () => () => undefined,
    refresh: () => explainRefused(read, context),
    put: (data) => putRead(read, data, context),
  };
}

interface Listener {
  readonly notify: () => void;
  /** The last snapshot of this listener: others began at other times. */
  seen: Snapshot<unknown>;
}

/**
 * The shared side of several observers of one read: one place in the store, one snapshot, one request. It begins with its
 * first listener, and ends with the last one. A class, since a change may reach thousands of them: each is one object
 * in memory, not one for every function.
 */
class Observation implements Subscriber, Observed {
  readonly selection: Selection | undefined;
  readonly policy: Policy;
  #listeners: CompactSet<Listener>;
  readonly ok = true;
  readonly call: ReadCall;
  readonly #context: QueryContext;
  /** The shares in requests; given back, a request ends that nobody else waits for. */
  #leases: CompactSet<Lease<SdkError | undefined>>;
  #last: Snapshot<unknown> = NOTHING;
  /** The snapshot of the last notification. */
  #shown: Snapshot<unknown> = NOTHING;
  /** True once the policy's own request, if it made one, is over: before, it shows as pending. */
  #isAnswered = false;
  /** The store's tick, and the time, of `#last`. */
  #tick = NaN;
  #time = NaN;

  constructor(call: ReadCall, context: QueryContext, policy: Policy) {
    const { entity } = call;
    this.selection = entity && (entity.fields?.selection ?? context.store.selections.everything);
    this.call = call;
    this.#context = context;
    this.policy = policy;
  }

  /** Everybody who listens. */
  get listeners(): CompactSet<Listener> {
    return this.#listeners;
  }

  /** Returns the current snapshot: the same object while views would show the same, with `freshUntil` as of now. */
  current(): Snapshot<unknown> {
    const { clock, store } = this.#context;
    const now = clock.now();
    const tick = store.tick();
    if (this.#tick !== tick || this.#time !== now) {
      this.#tick = tick;
      this.#time = now;
      const next = this.#compute(now);
      const kept = (this.#last = keepSnapshot(this.#last, next));
      // Views compare objects, so a later end of freshness, which is no news to them, moves on inside the one they have:
      // one that is kept is in the same state.
      if (next.state === 'fulfilled') (kept as { freshUntil: number }).freshUntil = next.freshUntil;
    }
    return this.#last;
  }

  #compute(now: number): Snapshot<unknown> {
    const policy = this.policy;
    const moment = momentOf(policy, now);
    const isCacheOnly = policy === 'only-if-cached';
    if (this.#isAnswered && !isCacheOnly) return snapshotOf(lookUp(this.#context.store, this.call), moment);
    const { lookup, show, ask, wait } = planRead(this.call, policy, this.#context);
    if (isCacheOnly) return show ? snapshotOf(lookup, now) : notInCache(this.call, lookup);
    if (!show && ask) return { state: 'pending' };
    return snapshotOf(ask ? { ...lookup, isFetching: wait } : lookup, moment);
  }

  /**
   * @param isFirst whether the policy's demand is to be met for this listener
   * @returns stops listening; true unless it was stopped before
   */
  listen(notify: () => void, isFirst: boolean): () => boolean {
    const isNew = this.#listeners === undefined;
    if (isNew) this.#begin();
    // Who comes sees by itself what asking changes; those who were there are told.
    if (isFirst && this.#meetDemand()) void this.#ask();
    const seen = this.current();
    if (isNew) this.#shown = seen;
    const listener = { notify, seen };
    this.#listeners = addToSet(this.#listeners, listener);
    return () => {
      if (!valuesOf(this.#listeners).has(listener)) return false;
      this.#listeners = removeFromSet(this.#listeners, listener);
      if (this.#listeners === undefined) this.#end();
      return true;
    };
  }

  #begin(): void {
    const call = this.call;
    const { store, observations } = this.#context;
    call.subscription = store.subscribe({ result: call.result, entity: call.entity?.ref }, this);
    if (this.policy === 'cache-then-network') observations.set(call.result.key, this);
  }

  #end(): void {
    const call = this.call;
    const { observations } = this.#context;
    call.subscription?.stop();
    call.subscription = undefined;
    const leases = valuesOf(this.#leases);
    this.#leases = undefined;
    for (const lease of leases) lease.release();
    if (observations.get(call.result.key) === this) observations.delete(call.result.key);
  }

  /** Meets the policy's demand for somebody new; true when the server is to be asked. */
  #meetDemand(): boolean {
    const plan = planRead(this.call, this.policy, this.#context);
    emitLookup(this.call, plan, this.#context);
    // Under this policy the store tells all there is to know, also to those who came at other times.
    this.#isAnswered = !plan.ask || this.policy === 'cache-then-network';
    this.#tick = NaN;
    return plan.ask;
  }

  #ask(call = this.call): Promise<void> {
    const lease = dedupeRead(call, this.#context);
    this.#leases = addToSet(this.#leases, lease);
    const settle = (): void => {
      this.#leases = removeFromSet(this.#leases, lease);
      this.#isAnswered = true;
      this.#tick = NaN;
      this.notify();
    };
    return lease.outcome.then(settle, settle);
  }

  notify(): void {
    const before = this.#shown;
    const next = this.current();
    this.#shown = next;
    const listeners = this.#listeners;
    if (listeners === undefined) return;
    // What was there is gone, for example evicted: asking again notifies by itself.
    if (next.state === 'unfulfilled' && dataOf(before) !== undefined) return void this.#ask();
    if (!(listeners instanceof Set)) return this.#notifyOne(listeners, next);
    // Copied before anybody is told: who is told may leave, and others may come.
    for (const listener of Array.from(listeners)) {
      if (valuesOf(this.#listeners).has(listener)) this.#notifyOne(listener, next);
    }
  }

  #notifyOne(listener: Listener, next: Snapshot<unknown>): void {
    if (keepSnapshot(listener.seen, next) === listener.seen) return;
    listener.seen = next;
    const { store, reportListenerError } = this.#context;
    store.counters.notifications += 1;
    try {
      listener.notify();
    } catch (error) {
      reportListenerError(error);
    }
  }

  refresh(): void {
    // Who was told of the same just before may have left.
    if (this.policy === 'only-if-cached' || this.#listeners === undefined) return;
    this.#context.emitEvent({ type: 'refetched', operation: this.call.table.id });
    void this.#ask();
  }

  widen(): Promise<void> | undefined {
    if (this.policy === 'only-if-cached' || !this.call.table.tracked) return undefined;
    const wide = this.#context.widen(this.call);
    return wide && this.#ask(wide);
  }

  catchUp(): void {
    const { hasData, freshUntil } = lookUp(this.#context.store, this.call);
    if (hasData && freshUntil <= this.#context.clock.now()) this.refresh();
  }
}
