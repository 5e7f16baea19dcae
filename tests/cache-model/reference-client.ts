import type { Json, Policy } from '@energy-portal/sdk';
import type { Thing } from '@energy-portal/sdk/testing';
import { missOf, momentOf, planOf, shownBy, stateOf, type Finding } from './policy-table.ts';
import { writes, type Seen, type Target, type WriteName } from './things.ts';
import {
  createWorld,
  expired,
  expireThing,
  isAnswered,
  isSeen,
  knownThing,
  lookAt,
  lookAtList,
  resultOf,
  tell,
  tellAbsent,
  type KnownResult,
  type World,
} from './world.ts';

/** What came of a request. */
export type Outcome =
  | { readonly ok: true; readonly status: number; readonly data: Json | undefined }
  | { readonly ok: false; readonly error: string };

/** A change as one watcher may see it: what it showed just before and just after, at one time. */
export interface Moment {
  readonly before: Seen;
  readonly after: Seen;
}

/** A read that somebody watches. */
export interface Watcher {
  readonly target: Target;
  readonly policy: Policy;
  /** Whether the request of its policy is answered, or was not needed. */
  isSettled: boolean;
  /** What has happened to it since it was looked at last. */
  moments: Moment[];
}

/** A read that waits, or has waited. */
export interface Reader {
  result: Seen | undefined;
  /** Whether what it asked for was dropped meanwhile, so that it asked again. */
  hasAskedAgain?: boolean;
}

/** A request under way. */
export interface Asked {
  /** Position among all requests that were sent. */
  index: number;
  order: number;
  readonly session: number;
  readonly target?: Target;
  readonly write?: { readonly name: WriteName; readonly id: string };
  readonly holders: Set<Watcher | Reader>;
}

/** The client as the requirement has it: no views, no versions of slots, no sharing; slow and plain. */
export class ReferenceClient {
  /** Requests that are not answered, in the order in which they were sent. */
  open: Asked[] = [];
  sent = 0;
  readonly watchers = new Set<Watcher>();
  #world: World = createWorld();
  #joinable = new Map<string, Asked>();
  #order = 0;
  #session = 0;
  /** What turned out to be of an earlier version, while something happens. */
  #behind: string[] | undefined;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  peek(target: Target): Seen {
    return stateOf(this.#find(target), this.#now());
  }

  read(target: Target, policy: Policy): Reader {
    const finding = this.#find(target);
    const now = this.#now();
    const { show, ask, wait } = planOf(policy, finding, now);
    const reader: Reader = { result: undefined };
    if (!wait && show) reader.result = stateOf({ ...finding, isBusy: false }, momentOf(policy, now));
    if (!wait && !show) reader.result = missOf(finding);
    if (ask) this.#ask(target, reader);
    return reader;
  }

  watch(target: Target, policy: Policy): Watcher {
    resultOf(this.#world, target);
    const { ask } = planOf(policy, this.#find(target), this.#now());
    const watcher: Watcher = { target, policy, isSettled: !ask, moments: [] };
    this.watchers.add(watcher);
    if (ask) this.#ask(target, watcher);
    watcher.moments = [];
    return watcher;
  }

  show({ target, policy, isSettled }: Watcher): Seen {
    return shownBy(policy, this.#find(target), { now: this.#now(), isSettled });
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.#handOver(watcher);
    for (const asked of this.open.filter(({ holders }) => holders.delete(watcher) && holders.size === 0)) {
      this.#close(asked);
      this.#happen(() => this.#calmDown(asked));
    }
  }

  /** What one asked for who watches the same is under way for the others too. */
  #handOver(watcher: Watcher): void {
    const { target, policy } = watcher;
    if (policy !== 'cache-then-network') return;
    const heir = [...this.watchers].find((other) => other.target === target && other.policy === policy);
    if (!heir) return;
    for (const { holders } of this.open) if (holders.delete(watcher)) holders.add(heir);
  }

  put(target: Target, data: Json): void {
    const order = this.#next();
    this.#happen(() => this.#takeIn(target, data, order));
  }

  invalidate(target: Target, isWhole: boolean): void {
    this.#joinable.clear();
    const isMeant = (other: Target): boolean =>
      isWhole ? other.operation === target.operation : other.name === target.name;
    const known = [...this.#world.results.values()].map((result) => result.target);
    this.#expire(isWhole ? known.filter(isMeant) : [target]);
  }

  write(name: WriteName, id: string): Reader {
    const reader: Reader = { result: undefined };
    this.#send({ write: { name, id }, holders: new Set([reader]) });
    return reader;
  }

  /** A request comes to its end. */
  answer(asked: Asked, outcome: Outcome): void {
    if (asked.write) this.#endWrite(asked, outcome);
    else if (asked.target) this.#endRead(asked, asked.target, outcome);
  }

  changeSession(): void {
    const watched = [...this.watchers];
    const earlier = this.open.filter(({ target }) => target !== undefined);
    // Writes under way go on; their answers do not count any more.
    this.open = this.open.filter(({ write }) => write !== undefined);
    this.#session += 1;
    this.#joinable = new Map();
    this.#happen(() => {
      this.#world = createWorld();
      for (const { target } of watched) resultOf(this.#world, target);
    });
    for (const watcher of watched) this.#refresh(watcher);
    for (const asked of earlier) this.#settle(asked, (target) => this.#failed(target, 'SESSION_CHANGED 0'));
  }

  #endRead(asked: Asked, target: Target, outcome: Outcome): void {
    this.#happen(() => {
      this.#calmDown(asked);
      if (outcome.ok && outcome.data !== undefined) return this.#takeIn(target, outcome.data, asked.order);
      const result = resultOf(this.#world, target);
      const error = errorIn(outcome);
      if (asked.order < result.stamp.order) return [];
      const isRemembered = error === 'HTTP 404' && target.thing !== undefined;
      result.failure = { error, until: isRemembered ? this.#now() + 5_000 : undefined };
      return [];
    });
    this.#close(asked);
    const isWell = outcome.ok && outcome.data !== undefined;
    this.#settle(asked, () => (isWell ? this.#answered(target) : this.#failed(target, errorIn(outcome))));
  }

  #endWrite(asked: Asked, outcome: Outcome): void {
    const { write, session } = asked;
    this.#close(asked);
    const isEarlier = session < this.#session;
    for (const holder of asked.holders)
      if (!('moments' in holder)) holder.result = savedBy(outcome, isEarlier);
    if (write && outcome.ok && !isEarlier) this.#happen(() => this.#bringIn(write, outcome));
  }

  /** What a write drops goes first, then comes what its answer holds, then what it touches is asked for again. */
  #bringIn(write: NonNullable<Asked['write']>, outcome: { status: number; data: Json | undefined }): void {
    const { table } = writes[write.name];
    this.#joinable.clear();
    const isGone = table.evict?.on.includes(outcome.status) === true;
    const watching = [...this.watchers].filter(
      ({ target }) => isGone && isSeen(this.#world, target, write.id),
    );
    const at = { now: this.#now(), order: this.#next() };
    this.#happen(() => {
      if (isGone) this.#evict(write.id, at);
      // The answers of these writes are things.
      const thing = outcome.data as unknown as Thing | undefined;
      return thing ? tell(this.#world, thing, { order: this.#next(), now: this.#now() }) : [];
    });
    for (const watcher of watching) this.#refresh(watcher);
    const shelf = write.name === 'change' && outcome.data !== undefined ? 'person' : undefined;
    const lists = [...this.#world.results.values()]
      .map(({ target }) => target)
      .filter((target) => target.shelf !== undefined && (shelf ?? target.shelf) === target.shelf);
    if (table.touches) this.#expire(lists);
  }

  #evict(id: string, at: { now: number; order: number }): void {
    knownThing(this.#world, id).goneAt = at.order;
    for (const result of this.#world.results.values()) {
      if (isAnswered(this.#world, result, id)) result.stamp = expired(result.stamp, at);
    }
    expireThing(this.#world, id, at);
  }

  /** Calls out of date what configurations read, and asks again where somebody watches. */
  #expire(meant: readonly Target[]): void {
    if (meant.length === 0) return;
    const at = { now: this.#now(), order: this.#next() };
    const names = new Set(meant.map(({ name }) => name));
    this.#happen(() => {
      for (const target of meant) {
        const result = this.#world.results.get(target.name);
        if (result) Object.assign(result, { stamp: expired(result.stamp, at), failure: undefined });
        if (target.thing) expireThing(this.#world, target.thing.id, at);
      }
      for (const watcher of this.watchers) if (names.has(watcher.target.name)) this.#refresh(watcher);
    });
  }

  #takeIn(target: Target, data: Json, order: number): readonly string[] {
    const now = this.#now();
    const result = resultOf(this.#world, target);
    const isLate = order < result.stamp.order;
    const isOverdue = target.thing !== undefined && isLate && result.stamp.until <= now;
    const telling = { order, now, isOverdue };
    // An answer fits its operation.
    const thing = data as unknown as Thing;
    const things = target.thing ? [thing] : (data as unknown as { things: readonly Thing[] }).things;
    const behind = things.flatMap((one) => tell(this.#world, one, telling));
    if (target.thing) tellAbsent(this.#world, { target, thing }, telling);
    if (isLate && result.answer !== undefined) return behind;
    result.failure = undefined;
    result.answer = data;
    if (!isLate) result.stamp = { until: now + 30_000, version: undefined, order };
    return behind;
  }

  #find(target: Target): Finding {
    const result = this.#world.results.get(target.name);
    const sight = target.thing ? this.#findThing(target.thing) : result && lookAtList(this.#world, result);
    const missing = sight?.missing ?? target.thing?.wishes.map(({ path }) => path.join('.')) ?? [];
    const hasData = sight !== undefined && missing.length === 0;
    const isGone = target.thing && this.#world.things.get(target.thing.id)?.goneAt !== undefined;
    return {
      data: hasData ? sight.data : undefined,
      hasData,
      until: hasData ? sight.until : 0,
      missing: missing.map((name) => `person.${name}`).toSorted(),
      failure: result?.failure ?? (hasData || isGone ? undefined : notFetchable(result)),
      isBusy: (result?.busy ?? 0) > 0,
    };
  }

  #findThing({ id, wishes }: NonNullable<Target['thing']>): ReturnType<typeof lookAt> | undefined {
    const known = this.#world.things.get(id);
    return known && known.cells.size > 0 && known.goneAt === undefined
      ? lookAt(this.#world, id, wishes)
      : undefined;
  }

  #answered(target: Target): Seen {
    const now = this.#now();
    const finding = this.#find(target);
    const seen = stateOf({ ...finding, isBusy: false }, now);
    // What the server left out is an error, however short its answer counts.
    if (seen.state === 'unfulfilled' && finding.failure)
      return { state: 'error', error: finding.failure.error };
    // A lifetime of nothing still lets the one who asked have the answer.
    return seen.state === 'stale' && seen.end === now ? { ...seen, state: 'fulfilled' } : seen;
  }

  #failed(target: Target, error: string): Seen {
    const { hasData, data } = this.#find(target);
    return { state: 'error', error, ...(hasData ? { data } : {}) };
  }

  #ask(target: Target, holder: Watcher | Reader): void {
    const known = this.#joinable.get(target.name);
    if (known) {
      known.holders.add(holder);
      return;
    }
    const asked = this.#send({ target, holders: new Set([holder]) });
    this.#joinable.set(target.name, asked);
    this.#happen(() => {
      const result = resultOf(this.#world, target);
      result.busy += 1;
      if (result.failure?.until === undefined) result.failure = undefined;
    });
  }

  #send(given: Pick<Asked, 'target' | 'write' | 'holders'>): Asked {
    const asked = { ...given, index: this.sent, order: this.#next(), session: this.#session };
    this.open.push(asked);
    this.sent += 1;
    return asked;
  }

  #refresh(watcher: Watcher): void {
    if (watcher.policy !== 'only-if-cached') this.#ask(watcher.target, watcher);
  }

  #close(asked: Asked): void {
    this.open = this.open.filter((other) => other !== asked);
    const name = asked.target?.name ?? '';
    if (this.#joinable.get(name) === asked) this.#joinable.delete(name);
  }

  #calmDown({ target }: Asked): void {
    const result = target && this.#world.results.get(target.name);
    if (result) result.busy = Math.max(0, result.busy - 1);
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

  #next(): number {
    this.#order += 1;
    return this.#order;
  }

  /**
   * Lets something happen at one moment, with all that happens meanwhile, notes what watchers see of it, and asks for
   * what they have lost and for what turned out to be of an earlier version.
   */
  #happen(change: () => readonly string[] | void): void {
    if (this.#behind) {
      this.#behind.push(...(change() ?? []));
      return;
    }
    const before = [...this.watchers].map((watcher) => [watcher, this.show(watcher)] as const);
    const behind: string[] = (this.#behind = []);
    behind.push(...(change() ?? []));
    this.#behind = undefined;
    const lost: Watcher[] = [];
    for (const [watcher, earlier] of before) {
      const after = this.show(watcher);
      watcher.moments.push({ before: earlier, after });
      if (after.state === 'unfulfilled' && earlier.data !== undefined) lost.push(watcher);
    }
    for (const watcher of lost) this.#ask(watcher.target, watcher);
    for (const watcher of this.watchers) {
      if (!behind.some((id) => isSeen(this.#world, watcher.target, id))) continue;
      const { hasData, until } = this.#find(watcher.target);
      if (hasData && until <= this.#now()) this.#refresh(watcher);
    }
  }
}

const errorIn = (outcome: Outcome): string =>
  outcome.ok ? `MALFORMED_RESPONSE ${outcome.status}` : outcome.error;

const savedBy = (outcome: Outcome, isEarlier: boolean): Seen => {
  if (isEarlier) return { state: 'error', error: 'SESSION_CHANGED 0' };
  if (!outcome.ok) return { state: 'error', error: outcome.error };
  return outcome.data === undefined ? { state: 'fulfilled' } : { state: 'fulfilled', data: outcome.data };
};

/** What an answer lacks is not to be had while the answer counts. */
const notFetchable = (result: KnownResult | undefined): Finding['failure'] =>
  result?.answer === undefined ? undefined : { error: 'NOT_FETCHABLE 400', until: result.stamp.until };
