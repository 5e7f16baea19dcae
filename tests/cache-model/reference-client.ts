import type { Json, Policy } from '@energy-portal/sdk';
import type { Thing } from '@energy-portal/sdk/testing';
import { answeredBy, failedWith, findingOf } from './findings.ts';
import type { Asked, Outcome, Reader, Watcher } from './parties.ts';
import { errorIn, isInDoubt, savedBy } from './parties.ts';
import { missOf, momentOf, planOf, shownBy, stateOf, type Finding } from './policy-table.ts';
import { writes, type Seen, type Target, type WriteName } from './things.ts';
import { addGuess, settleGuess } from './guesses.ts';
import { evict, expireThing, outdate, takeIn } from './answers.ts';
import { namingOf, renew, type Naming } from './renewal.ts';
import { Trimming, type Budget, type Kept } from './trimming.ts';
import {
  beginAsking,
  calmDown,
  createWorld,
  hold,
  isSeen,
  listsIn,
  resultOf,
  tell,
  type Guess,
  type World,
} from './world.ts';

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
  /** How often anything may have changed what results show. */
  #changes = 0;
  /** What turned out to be of an earlier version, while something happens. */
  #behind: string[] | undefined;
  readonly #now: () => number;
  readonly #trimming: Trimming;

  constructor(now: () => number, budget: Budget) {
    this.#now = now;
    this.#trimming = new Trimming(budget);
  }

  /** What nobody may drop: what is watched or waited for. */
  held(): ReadonlySet<string> {
    const watched = [...this.watchers].map(({ target }) => target.name);
    const waited = [...this.#world.results.values()].filter(({ busy }) => busy > 0);
    return new Set([...watched, ...waited.map(({ target }) => target.name)]);
  }

  /**
   * Forgets what is kept no more.
   *
   * @returns the law that this breaks
   */
  forget(kept: Kept, heldBefore: ReadonlySet<string>): string | undefined {
    const held = new Set([...heldBefore, ...this.held()]);
    return this.#trimming.forget(this.#world, kept, { held, watchers: this.watchers, now: this.#now() });
  }

  peek(target: Target): Seen {
    this.#trimming.look(this.#world, target);
    return stateOf(this.#find(target), this.#now());
  }

  read(target: Target, policy: Policy): Reader {
    this.#trimming.look(this.#world, target);
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
    hold(this.#world, target);
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
      this.#happen(() => calmDown(this.#world, asked.target));
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
    this.#happen(() => this.#takeIn(target, data, { order, tag: undefined }));
  }

  invalidate(target: Target, isWhole: boolean): void {
    this.#joinable.clear();
    const isMeant = (other: Target): boolean =>
      isWhole ? other.operation === target.operation : other.name === target.name;
    const known = [...this.#world.results.values()].map((result) => result.target);
    if (!isWhole) this.#trimming.touch(this.#world, target);
    this.#expire(isWhole ? known.filter(isMeant) : [target]);
  }

  /** @param fields what the write is expected to bring, where that is shown at once */
  write(name: WriteName, id: string, fields?: Guess['fields']): Reader {
    const reader: Reader = { result: undefined };
    const guess = fields && { id: this.#next(), fields };
    if (guess) this.#change(() => addGuess(this.#world, id, guess));
    this.#send({ write: { name, id, guess }, holders: new Set([reader]) });
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
        this.#happen(() => calmDown(this.#world, asked.target));
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
  renew(asked: Asked, target: Target): boolean {
    const result = resultOf(this.#world, target);
    const { name, isTrue } = this.nameOf(target);
    this.#happen(() => {
      calmDown(this.#world, asked.target);
      renew(this.#world, result, { now: this.#now(), order: asked.order, changes: this.#changes });
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
    const isOverdue = asked.changes < this.#changes;
    Object.assign(asked, { index: this.sent, changes: this.#changes });
    this.sent += 1;
    return isOverdue;
  }

  nameOf(target: Target): Naming {
    return namingOf(this.#world.results.get(target.name), this.#world, this.#changes);
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
      this.#trimming.empty();
      for (const { target } of watched) hold(this.#world, target);
      for (const watcher of watched) this.#refresh(watcher);
    });
    for (const asked of earlier)
      this.#settle(asked, (target) => failedWith('SESSION_CHANGED 0', this.#find(target)));
  }

  #endRead(asked: Asked, target: Target, outcome: Outcome): void {
    this.#happen(() => {
      calmDown(this.#world, asked.target);
      if (outcome.ok && outcome.data !== undefined)
        return this.#takeIn(target, outcome.data, { order: asked.order, tag: outcome.tag });
      const result = resultOf(this.#world, target);
      const error = errorIn(outcome);
      if (!outcome.ok && outcome.hasCome) this.#trimming.answer(this.#now());
      if (asked.order < result.stamp.order) return [];
      const isRemembered = error === 'HTTP 404' && target.thing !== undefined;
      result.failure = { error, until: isRemembered ? this.#now() + 5_000 : undefined };
      return [];
    });
    this.#close(asked);
    // A late answer that cannot be taken in says nothing against what is there.
    const isWell = outcome.ok ? outcome.data !== undefined : outcome.hasCome;
    this.#settle(asked, () => {
      const finding = this.#find(target);
      return isWell ? answeredBy(finding, this.#now()) : failedWith(errorIn(outcome), finding);
    });
  }

  #endWrite(asked: Asked, outcome: Outcome): void {
    const { write, session } = asked;
    this.#close(asked);
    const isEarlier = session < this.#session;
    for (const holder of asked.holders)
      if (!('moments' in holder)) holder.result = savedBy(outcome, isEarlier);
    if (!write || isEarlier) return;
    const { guess, id } = write;
    this.#happen(() => {
      if (outcome.ok) return this.#bringIn(write, outcome);
      if (guess) this.#change(() => settleGuess(this.#world, id, { guess }));
      if (isInDoubt(outcome)) this.#doubt(write);
    });
  }

  /** What a write drops goes first, then comes what its answer holds, then what it touches is asked for again. */
  #bringIn(write: NonNullable<Asked['write']>, outcome: { status: number; data: Json | undefined }): void {
    const { table } = writes[write.name];
    this.#joinable.clear();
    this.#changes += 1;
    const isGone = table.evict?.on.includes(outcome.status) === true;
    const watching = [...this.watchers].filter(
      ({ target }) => isGone && isSeen(this.#world, target, write.id),
    );
    const { guess } = write;
    const taken = { now: this.#now(), order: this.#next() };
    const at = { now: this.#now(), order: this.#next() };
    this.#happen(() => {
      if (guess) settleGuess(this.#world, write.id, { guess, taken });
      if (isGone) evict(this.#world, write.id, at);
      // The answers of these writes are things.
      const thing = outcome.data as unknown as Thing | undefined;
      if (!thing) return [];
      this.#trimming.answer(this.#now());
      return tell(this.#world, thing, { order: this.#next(), now: this.#now() });
    });
    for (const watcher of watching) this.#refresh(watcher);
    const shelf = write.name === 'change' && outcome.data !== undefined ? 'person' : undefined;
    if (table.touches) this.#expire(listsIn(this.#world, shelf));
  }

  /** What a write may have changed or not is shown until it was asked for again. */
  #doubt({ name, id }: NonNullable<Asked['write']>): void {
    const { evict: evicts, optimistic, touches } = writes[name].table;
    const isMeant = (evicts ?? optimistic) !== undefined;
    const lists = new Set(touches ? listsIn(this.#world, undefined) : []);
    this.#joinable.clear();
    this.#happen(() => {
      const at = { now: this.#now(), order: this.#next() };
      const watching = [...this.watchers].filter(
        ({ target }) => lists.has(target) || (isMeant && isSeen(this.#world, target, id)),
      );
      if (isMeant) expireThing(this.#world, id, at);
      for (const target of lists) outdate(this.#world, target, at);
      for (const watcher of watching) this.#refresh(watcher);
    });
  }

  /** Calls out of date what configurations read, and asks again where somebody watches. */
  #expire(meant: readonly Target[]): void {
    if (meant.length === 0) return;
    const at = { now: this.#now(), order: this.#next() };
    const names = new Set(meant.map(({ name }) => name));
    this.#happen(() => {
      for (const target of meant) outdate(this.#world, target, at);
      for (const watcher of this.watchers) if (names.has(watcher.target.name)) this.#refresh(watcher);
    });
  }

  #takeIn(
    target: Target,
    data: Json,
    asked: { readonly order: number; readonly tag: string | undefined },
  ): readonly string[] {
    this.#changes += 1;
    this.#trimming.answer(this.#now());
    return takeIn(this.#world, { target, data }, { ...asked, now: this.#now(), changes: this.#changes });
  }

  #find(target: Target): Finding {
    this.#trimming.touch(this.#world, target);
    return findingOf(this.#world, target);
  }

  #ask(target: Target, holder: Watcher | Reader): void {
    const known = this.#joinable.get(target.name);
    if (known) {
      known.holders.add(holder);
      return;
    }
    const asked = this.#send({ target, holders: new Set([holder]) });
    this.#joinable.set(target.name, asked);
    this.#happen(() => beginAsking(this.#world, target));
  }

  #send(given: Pick<Asked, 'target' | 'write' | 'holders'>): Asked {
    const asked = {
      ...given,
      index: this.sent,
      changes: this.#changes,
      order: this.#next(),
      session: this.#session,
    };
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

  #next = (): number => (this.#order += 1);

  #change(change: () => void): void {
    this.#changes += 1;
    this.#happen(change);
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
