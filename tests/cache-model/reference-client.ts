import type { Json, Policy } from '@energy-portal/sdk';
import type { Thing } from '../../sdk/toys/index.ts';
import { answeredBy, failedWith, lookUp } from './lookups.ts';
import { errorIn, isUncertain, savedBy, type Asked, type Outcome, type Reader } from './requests.ts';
import type { ModelObserver } from './requests.ts';
import { notInCache, momentOf, decide, shownBy, stateOf, type Lookup } from './policy-table.ts';
import { writes, type Seen, type Target, type WriteName } from './things.ts';
import { addOptimisticUpdate, settleOptimisticUpdate } from './optimistic-updates.ts';
import { evict, expireThing, invalidate, writeAnswer } from './answers.ts';
import { tagOf, revalidate, type AnswerTag } from './revalidation.ts';
import { ModelGarbageCollector, type Budget, type Kept } from './garbage-collection.ts';
import {
  beginRequest,
  endRequest,
  createModelStore,
  ensureRecords,
  isSeen,
  listsIn,
  resultOf,
  writeThing,
  type OptimisticUpdate,
  type ModelStore,
} from './model-store.ts';

/** The client as the requirement has it: no views, no versions of records, no sharing; slow and plain. */
export class ReferenceClient {
  /** Requests that are not answered, in the order in which they were sent. */
  open: Asked[] = [];
  sent = 0;
  readonly observers = new Set<ModelObserver>();
  #store: ModelStore = createModelStore();
  #shareable = new Map<string, Asked>();
  #timestamp = 0;
  /** Number of changes that may concern results. */
  #changes = 0;
  /** Things with fields of an earlier version, while something happens. */
  #inconsistent: string[] | undefined;
  readonly #now: () => number;
  readonly #collector: ModelGarbageCollector;

  constructor(now: () => number, budget: Budget) {
    this.#now = now;
    this.#collector = new ModelGarbageCollector(budget);
  }

  /** Names of the results that are retained: watched or waited for. */
  retained(): ReadonlySet<string> {
    const watched = [...this.observers].map(({ target }) => target.name);
    const waited = [...this.#store.results.values()].filter(({ fetchCount }) => fetchCount > 0);
    return new Set([...watched, ...waited.map(({ target }) => target.name)]);
  }

  /**
   * Forgets what is kept no more.
   *
   * @returns the law that this breaks
   */
  forget(kept: Kept, retainedBefore: ReadonlySet<string>): string | undefined {
    const retained = new Set([...retainedBefore, ...this.retained()]);
    const { observers } = this;
    return this.#collector.forget(this.#store, kept, { retained, observers, now: this.#now() });
  }

  peek(target: Target): Seen {
    this.#collector.look(this.#store, target);
    return stateOf(this.#find(target), this.#now());
  }

  read(target: Target, policy: Policy): Reader {
    this.#collector.look(this.#store, target);
    const lookup = this.#find(target);
    const now = this.#now();
    const { show, ask, wait } = decide(policy, lookup, now);
    const reader: Reader = { result: undefined };
    if (!wait && show) reader.result = stateOf({ ...lookup, isFetching: false }, momentOf(policy, now));
    if (!wait && !show) reader.result = notInCache(lookup);
    if (ask) this.#ask(target, reader);
    return reader;
  }

  watch(target: Target, policy: Policy): ModelObserver {
    ensureRecords(this.#store, target);
    const { ask } = decide(policy, this.#find(target), this.#now());
    const observer: ModelObserver = { target, policy, isSettled: !ask, moments: [] };
    this.observers.add(observer);
    if (ask) this.#ask(target, observer);
    observer.moments = [];
    return observer;
  }

  show({ target, policy, isSettled }: ModelObserver): Seen {
    return shownBy(policy, this.#find(target), { now: this.#now(), isSettled });
  }

  unwatch(observer: ModelObserver): void {
    this.observers.delete(observer);
    this.#transferRequests(observer);
    for (const asked of this.open.filter(({ holders }) => holders.delete(observer) && holders.size === 0)) {
      this.#close(asked);
      this.#happen(() => endRequest(this.#store, asked.target));
    }
  }

  /** Hands requests of an observer to others of the same query. */
  #transferRequests(observer: ModelObserver): void {
    const { target, policy } = observer;
    if (policy !== 'cache-then-network') return;
    const successor = [...this.observers].find((other) => other.target === target && other.policy === policy);
    if (!successor) return;
    for (const { holders } of this.open) if (holders.delete(observer)) holders.add(successor);
  }

  put(target: Target, data: Json): void {
    const timestamp = this.#next();
    this.#happen(() => this.#writeAnswer(target, data, { timestamp, tag: undefined }));
  }

  invalidate(target: Target, isWhole: boolean): void {
    this.#shareable.clear();
    const isMeant = (other: Target): boolean =>
      isWhole ? other.operation === target.operation : other.name === target.name;
    const known = [...this.#store.results.values()].map((result) => result.target);
    if (!isWhole) this.#collector.touch(this.#store, target);
    this.#expire(isWhole ? known.filter(isMeant) : [target]);
  }

  /** @param fields what the write is expected to bring, where that is shown at once */
  write(name: WriteName, id: string, fields?: OptimisticUpdate['fields']): Reader {
    const reader: Reader = { result: undefined };
    const update = fields && { id: this.#next(), fields };
    if (update) this.#change(() => addOptimisticUpdate(this.#store, id, update));
    this.#send({ write: { name, id, update }, holders: new Set([reader]) });
    return reader;
  }

  /** Somebody gives up waiting; the request ends when nobody else waits for it. */
  abort(reader: Reader): void {
    for (const asked of this.open.filter(({ holders }) => holders.has(reader))) {
      if (asked.write) {
        this.answer(asked, { ok: false, error: 'ABORTED 0' });
        continue;
      }
      asked.holders.delete(reader);
      if (asked.holders.size === 0) {
        this.#close(asked);
        this.#happen(() => endRequest(this.#store, asked.target));
      }
      if (asked.target) reader.result = failedWith('ABORTED 0', this.#find(asked.target));
    }
  }

  /** A request comes to its end. */
  answer(asked: Asked, outcome: Outcome): void {
    if (asked.write) this.#endWrite(asked, outcome);
    else if (asked.target) this.#endRead(asked, asked.target, outcome);
  }

  /**
   * A request by the name of an answer is told that nothing has changed.
   *
   * @returns whether all that the answer shows is what the server said
   */
  revalidate(asked: Asked, target: Target): boolean {
    const result = resultOf(this.#store, target);
    const { name, isTrue } = this.nameOf(target);
    this.#happen(() => {
      endRequest(this.#store, asked.target);
      const { timestamp } = asked;
      revalidate(this.#store, result, { now: this.#now(), timestamp, changes: this.#changes });
    });
    this.#close(asked);
    this.#settle(asked, () => answeredBy(this.#find(target), this.#now()));
    return name !== undefined && isTrue;
  }

  /**
   * A request by the name of an answer, which nothing shows any more, is sent anew.
   *
   * @returns whether anything has happened to the answer since it was sent
   */
  sendAnew(asked: Asked): boolean {
    const isInvalidated = asked.changes < this.#changes;
    Object.assign(asked, { index: this.sent, changes: this.#changes });
    this.sent += 1;
    return isInvalidated;
  }

  nameOf(target: Target): AnswerTag {
    return tagOf(this.#store.results.get(target.name), this.#store, this.#changes);
  }

  changeSession(): void {
    const watched = [...this.observers];
    const error = 'SESSION_CHANGED 0';
    // Nothing goes on for the next user, writes neither.
    const earlier = this.open;
    this.open = [];
    for (const asked of earlier) if (asked.write) this.#save(asked, { state: 'error', error });
    this.#shareable = new Map();
    this.#happen(() => {
      this.#store = createModelStore();
      this.#collector.empty();
      for (const { target } of watched) ensureRecords(this.#store, target);
      for (const observer of watched) this.#refresh(observer);
    });
    for (const asked of earlier) this.#settle(asked, (target) => failedWith(error, this.#find(target)));
  }

  #endRead(asked: Asked, target: Target, outcome: Outcome): void {
    this.#happen(() => {
      endRequest(this.#store, asked.target);
      if (outcome.ok && outcome.data !== undefined)
        return this.#writeAnswer(target, outcome.data, { timestamp: asked.timestamp, tag: outcome.tag });
      const result = resultOf(this.#store, target);
      const error = errorIn(outcome);
      if (!outcome.ok && outcome.hasCome) this.#collector.answer(this.#now());
      if (asked.timestamp < result.metadata.timestamp) return [];
      const isRemembered = error === 'HTTP 404' && target.thing !== undefined;
      result.cachedError = { error, until: isRemembered ? this.#now() + 5_000 : undefined };
      return [];
    });
    this.#close(asked);
    // A late answer that cannot be written says nothing against what is there.
    const isWell = outcome.ok ? outcome.data !== undefined : outcome.hasCome;
    this.#settle(asked, () => {
      const lookup = this.#find(target);
      return isWell ? answeredBy(lookup, this.#now()) : failedWith(errorIn(outcome), lookup);
    });
  }

  #endWrite(asked: Asked, outcome: Outcome): void {
    const { write } = asked;
    this.#close(asked);
    this.#save(asked, savedBy(outcome));
    if (!write) return;
    const { update, id } = write;
    this.#happen(() => {
      if (outcome.ok) return this.#applyWrite(write, outcome);
      if (update) this.#change(() => settleOptimisticUpdate(this.#store, id, { update }));
      if (isUncertain(outcome)) this.#expireUncertain(write);
    });
  }

  #save({ holders }: Asked, result: Seen): void {
    for (const holder of holders) if (!('moments' in holder)) holder.result = result;
  }

  /** Applies a write: drops first, then writes its answer, then refetches what it invalidates. */
  #applyWrite(write: NonNullable<Asked['write']>, outcome: { status: number; data: Json | undefined }): void {
    const { table } = writes[write.name];
    this.#shareable.clear();
    this.#changes += 1;
    const isGone = table.evict?.on.includes(outcome.status) === true;
    const observed = [...this.observers].filter(
      ({ target }) => isGone && isSeen(this.#store, target, write.id),
    );
    const { update } = write;
    const taken = { now: this.#now(), timestamp: this.#next() };
    const at = { now: this.#now(), timestamp: this.#next() };
    this.#happen(() => {
      if (update) settleOptimisticUpdate(this.#store, write.id, { update, taken });
      if (isGone) evict(this.#store, write.id, at);
      // The answers of these writes are things.
      const thing = outcome.data as unknown as Thing | undefined;
      if (!thing) return [];
      this.#collector.answer(this.#now());
      return writeThing(this.#store, thing, { timestamp: this.#next(), now: this.#now() });
    });
    const shelf = write.name === 'change' && outcome.data !== undefined ? 'person' : undefined;
    this.#expire(table.invalidates ? listsIn(this.#store, shelf) : [], observed);
  }

  /** Expires what an uncertain write may have changed; it is shown until it is refetched. */
  #expireUncertain({ name, id }: NonNullable<Asked['write']>): void {
    const { evict: evicts, optimistic, invalidates } = writes[name].table;
    const isMeant = (evicts ?? optimistic) !== undefined;
    const lists = new Set(invalidates ? listsIn(this.#store, undefined) : []);
    this.#shareable.clear();
    this.#happen(() => {
      const at = { now: this.#now(), timestamp: this.#next() };
      const observed = [...this.observers].filter(
        ({ target }) => lists.has(target) || (isMeant && isSeen(this.#store, target, id)),
      );
      if (isMeant) expireThing(this.#store, id, at);
      for (const target of lists) invalidate(this.#store, target, at);
      for (const observer of observed) this.#refresh(observer);
    });
  }

  /** Invalidates what configurations read, and asks again where somebody watches: first for those who lost something. */
  #expire(meant: readonly Target[], losers: readonly ModelObserver[] = []): void {
    if (meant.length + losers.length === 0) return;
    const at = { now: this.#now(), timestamp: this.#next() };
    const names = new Set(meant.map(({ name }) => name));
    this.#happen(() => {
      for (const target of meant) invalidate(this.#store, target, at);
      for (const observer of losers) this.#refresh(observer);
      for (const observer of this.observers) if (names.has(observer.target.name)) this.#refresh(observer);
    });
  }

  #writeAnswer(
    target: Target,
    data: Json,
    asked: { readonly timestamp: number; readonly tag: string | undefined },
  ): readonly string[] {
    this.#changes += 1;
    this.#collector.answer(this.#now());
    return writeAnswer(this.#store, { target, data }, { ...asked, now: this.#now(), changes: this.#changes });
  }

  #find(target: Target): Lookup {
    this.#collector.touch(this.#store, target);
    return lookUp(this.#store, target);
  }

  #ask(target: Target, holder: ModelObserver | Reader): void {
    const known = this.#shareable.get(target.name);
    if (known) {
      known.holders.add(holder);
      return;
    }
    const asked = this.#send({ target, holders: new Set([holder]) });
    this.#shareable.set(target.name, asked);
    this.#happen(() => beginRequest(this.#store, target));
  }

  #send(given: Pick<Asked, 'target' | 'write' | 'holders'>): Asked {
    const asked = {
      ...given,
      index: this.sent,
      changes: this.#changes,
      timestamp: this.#next(),
    };
    this.open.push(asked);
    this.sent += 1;
    return asked;
  }

  #refresh(observer: ModelObserver): void {
    if (observer.policy !== 'only-if-cached') this.#ask(observer.target, observer);
  }

  #close(asked: Asked): void {
    this.open = this.open.filter((other) => other !== asked);
    const name = asked.target?.name ?? '';
    if (this.#shareable.get(name) === asked) this.#shareable.delete(name);
  }

  #settle({ holders, target }: Asked, resultFor: (target: Target) => Seen): void {
    if (!target) return;
    for (const holder of holders) {
      if ('moments' in holder) this.#happen(() => void (holder.isSettled = true));
      else this.#settleReader(holder, target, resultFor(target));
    }
  }

  #settleReader(reader: Reader, target: Target, seen: Seen): void {
    if (seen.state !== 'unfulfilled' || reader.hasAskedAgain) {
      reader.result ??= seen;
      return;
    }
    reader.hasAskedAgain = true;
    this.#ask(target, reader);
  }

  #next = (): number => (this.#timestamp += 1);

  #change(change: () => void): void {
    this.#changes += 1;
    this.#happen(change);
  }

  /**
   * Lets something happen at one moment, with all that happens meanwhile, notes what subscribers see of it, and asks for
   * what they have lost and for what turned out to be of an earlier version.
   */
  #happen(change: () => readonly string[] | void): void {
    if (this.#inconsistent) {
      this.#inconsistent.push(...(change() ?? []));
      return;
    }
    const before = [...this.observers].map((observer) => [observer, this.show(observer)] as const);
    const inconsistent: string[] = (this.#inconsistent = []);
    inconsistent.push(...(change() ?? []));
    this.#inconsistent = undefined;
    const lost: ModelObserver[] = [];
    for (const [observer, earlier] of before) {
      const after = this.show(observer);
      observer.moments.push({ before: earlier, after });
      if (after.state === 'unfulfilled' && earlier.data !== undefined) lost.push(observer);
    }
    for (const observer of lost) this.#ask(observer.target, observer);
    for (const observer of this.observers) {
      if (!inconsistent.some((id) => isSeen(this.#store, observer.target, id))) continue;
      const { hasData, until } = this.#find(observer.target);
      if (hasData && until <= this.#now()) this.#refresh(observer);
    }
  }
}
