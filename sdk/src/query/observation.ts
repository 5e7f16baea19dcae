import type { Observed, QueryContext, ReadCall } from './context.ts';
import type { SdkError } from '../core/errors.ts';
import type { Lease } from '../network/dedupe.ts';
import { momentOf, decideRead } from './policy.ts';
import type { Policy } from '../spec/policy.ts';
import { lookUp, lookupSummary } from './lookup.ts';
import { dataOf, keepSnapshot, snapshotOf } from './snapshot.ts';
import { valuesOf, addToSet, removeFromSet, type CompactSet } from '../cache/subscribers.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { Subscriber } from '../cache/records.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { dedupeRead, notInCache, emitLookup } from './run-query.ts';

interface Listener {
  readonly tell: () => void;
  /** The last snapshot of this listener: others began at other times. */
  seen: Snapshot<unknown>;
}

const NOTHING: Snapshot<unknown> = { state: 'unfulfilled', missing: [] };

/**
 * The shared side of several observers of one read: one place in the store, one snapshot, one request. It begins with its
 * first listener, and ends with the last one. A class, since a change may reach thousands of them: each is one object
 * in memory, not one for every function.
 */
export class Observation implements Subscriber, Observed {
  readonly selection: Selection | undefined;
  readonly policy: Policy;
  #listeners: CompactSet<Listener>;
  readonly #call: ReadCall;
  readonly #context: QueryContext;
  /** The shares in requests; given back, a request ends that nobody else waits for. */
  #leases: CompactSet<Lease<SdkError | undefined>>;
  #last = NOTHING;
  /** The snapshot of the last notification. */
  #shown = NOTHING;
  /** True once the policy's own request, if it made one, is over: before, it shows as pending. */
  #isAnswered = false;
  /** The store's tick, and the time, of `#last`. */
  #tick = NaN;
  #time = NaN;

  constructor(call: ReadCall, context: QueryContext, policy: Policy) {
    const { entity } = call;
    this.selection = entity && (entity.fields?.selection ?? context.store.selections.everything);
    this.#call = call;
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
    const lookup = lookUp(this.#context.store, this.#call);
    const isCacheOnly = policy === 'only-if-cached';
    if (this.#isAnswered && !isCacheOnly) return snapshotOf(lookup, moment);
    const { show, ask, wait } = decideRead(policy, lookupSummary(lookup, now), now);
    if (isCacheOnly) return show ? snapshotOf(lookup, now) : notInCache(this.#call, lookup);
    if (!show && ask) return { state: 'pending' };
    return snapshotOf(ask ? { ...lookup, isFetching: wait } : lookup, moment);
  }

  /**
   * @param isFirst whether the policy's demand is to be met for this listener
   * @returns stops listening; true unless it was stopped before
   */
  listen(tell: () => void, isFirst: boolean): () => boolean {
    const isNew = this.#listeners === undefined;
    if (isNew) this.#begin();
    // Who comes sees by itself what asking changes; those who were there are told.
    if (isFirst && this.#meetDemand()) void this.#ask();
    const seen = this.current();
    if (isNew) this.#shown = seen;
    const listener = { tell, seen };
    this.#listeners = addToSet(this.#listeners, listener);
    return () => {
      if (!valuesOf(this.#listeners).has(listener)) return false;
      this.#listeners = removeFromSet(this.#listeners, listener);
      if (this.#listeners === undefined) this.#end();
      return true;
    };
  }

  #begin(): void {
    const call = this.#call;
    const { store, observations } = this.#context;
    call.subscription = store.subscribe({ result: call.result, entity: call.entity?.ref }, this);
    if (this.policy === 'cache-then-network') observations.set(call.result.key, this);
  }

  #end(): void {
    const call = this.#call;
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
    const context = this.#context;
    const now = context.clock.now();
    const plan = decideRead(this.policy, lookupSummary(lookUp(context.store, this.#call), now), now);
    emitLookup(this.#call, plan, context);
    // Under this policy the store tells all there is to know, also to those who came at other times.
    this.#isAnswered = !plan.ask || this.policy === 'cache-then-network';
    this.#tick = NaN;
    return plan.ask;
  }

  #ask(call = this.#call): Promise<void> {
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
    if (!(listeners instanceof Set)) return this.#tell(listeners, next);
    // Copied before anybody is told: who is told may leave, and others may come.
    for (const listener of Array.from(listeners)) {
      if (valuesOf(this.#listeners).has(listener)) this.#tell(listener, next);
    }
  }

  #tell(listener: Listener, next: Snapshot<unknown>): void {
    if (keepSnapshot(listener.seen, next) === listener.seen) return;
    listener.seen = next;
    const { store, reportListenerError } = this.#context;
    store.counters.notifications += 1;
    try {
      listener.tell();
    } catch (error) {
      reportListenerError(error);
    }
  }

  refresh(): void {
    // Who was told of the same just before may have left.
    if (this.policy === 'only-if-cached' || this.#listeners === undefined) return;
    this.#context.emitEvent({ type: 'refetched', operation: this.#call.table.id });
    void this.#ask();
  }

  widen(): Promise<void> | undefined {
    if (this.policy === 'only-if-cached') return undefined;
    const call = this.#call.traits?.tracking?.widen(this.#call, this.#context);
    return call && this.#ask(call);
  }

  catchUp(): void {
    const { hasData, freshUntil } = lookUp(this.#context.store, this.#call);
    if (hasData && freshUntil <= this.#context.clock.now()) this.refresh();
  }
}
