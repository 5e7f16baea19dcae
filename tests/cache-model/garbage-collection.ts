import type { ThingPage } from '../../sdk/toys/index.ts';
import type { ModelObserver } from './requests.ts';
import type { Target } from './things.ts';
import type { KnownResult, ModelStore } from './model-store.ts';

/** The records that a client has kept. */
export interface Kept {
  /** Names of the configurations with a result. */
  readonly results: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}

/** The most that is kept while nobody holds it. */
export interface Budget {
  readonly entities: number;
  readonly results: number;
}

/** All that is retained, now or a moment ago. */
interface Retention {
  /** Names of configurations that are watched or waited for. */
  readonly retained: ReadonlySet<string>;
  readonly observers: ReadonlySet<ModelObserver>;
  readonly now: number;
}

const EVERY = 5_000;
/** Milliseconds for which stale data is kept. */
export const STALE_FOR = 5_000;

/** In which looks a configuration was used last, as far as that can be told from outside. */
interface Use {
  /** The last collection in which it was certainly read, or written. */
  readonly least: number;
  /** The last collection in which the client may have read it. */
  readonly most: number;
}

/** The rules of garbage collection: what may and must be dropped, not the way to it. */
export class ModelGarbageCollector {
  #collectedAt = 0;
  /** Counts the looks through what is there. */
  #collections = 0;
  /** By name of a configuration. */
  #uses: ReadonlyMap<string, Use> = new Map();
  /** As they were when what is there was looked through in this step. */
  #usesThen: ReadonlyMap<string, Use> | undefined;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** An answer has come: what nobody retains is looked through, at most once in a while. */
  answer(now: number): void {
    if (now - this.#collectedAt < EVERY) return;
    this.#collectedAt = now;
    this.#usesThen = this.#uses;
    this.#collections += 1;
  }

  /** Forgets all that was read. */
  empty(): void {
    this.#uses = new Map();
  }

  /** The client may have looked at a configuration by itself. */
  touch({ results }: ModelStore, { name }: Target): void {
    const { least = this.#collections } = this.#uses.get(name) ?? {};
    if (results.has(name)) this.#use(name, { least, most: this.#collections });
  }

  /** Somebody reads a configuration. */
  look({ results }: ModelStore, { name }: Target): void {
    if (results.has(name)) this.#use(name, { least: this.#collections, most: this.#collections });
  }

  #use(name: string, use: Use): void {
    this.#uses = new Map([...this.#uses, [name, use]]);
  }

  /** Notes new results as used in the collection in which they came. */
  #noteNew({ results }: ModelStore, collections: number): void {
    for (const name of results.keys()) {
      if (!this.#uses.has(name)) this.#use(name, { least: collections, most: this.#collections });
    }
  }

  /**
   * Forgets what is kept no more.
   *
   * @returns the law that this breaks
   */
  forget(store: ModelStore, kept: Kept, retention: Retention): string | undefined {
    const usesThen = this.#usesThen;
    this.#usesThen = undefined;
    const results = [...store.results.values()].filter(({ target }) => !kept.results.has(target.name));
    const things = [...store.things.keys()].filter((id) => !kept.things.has(id));
    this.#noteNew(store, usesThen ? this.#collections - 1 : this.#collections);
    if (!usesThen)
      return results.length + things.length > 0 ? 'nothing is dropped at other times' : undefined;
    const isCrowded = new Set([...store.things.keys(), ...kept.things]).size > this.#budget.entities;
    // No more of them goes than has to.
    const isFull = results.length > 0 && kept.results.size >= this.#budget.results;
    const left = leftBehind(store, results, retention);
    const broken =
      this.#brokenBy({ results, hasRoom: !isCrowded && !isFull }, retention) ??
      (isCrowded ? undefined : things.find((id) => !isOver(store, id, retention.now))) ??
      this.#readLater({ store, usesThen }, results, retention);
    for (const { target } of results) store.results.delete(target.name);
    this.#uses = new Map([...this.#uses].filter(([name]) => store.results.has(name)));
    for (const id of things) forgetThing(store, id);
    const lost = things.find((id) => isRetained(store, id, retention));
    if (lost !== undefined) return `nothing held is dropped, as ${lost}`;
    return broken === undefined
      ? this.#leftOver(store, { kept, left }, retention)
      : `nothing is dropped without need: ${broken}`;
  }

  #brokenBy(
    { results, hasRoom }: { readonly results: readonly KnownResult[]; readonly hasRoom: boolean },
    { retained, now }: Retention,
  ): string | undefined {
    const wrong = results.find(
      (result) => retained.has(result.target.name) || (hasRoom && !isPast(result, now)),
    );
    return wrong?.target.name;
  }

  /** The name of a result that was dropped for want of room though it was read after an orphaned one that is kept. */
  #readLater(
    { store, usesThen }: { readonly store: ModelStore; readonly usesThen: ReadonlyMap<string, Use> },
    dropped: readonly KnownResult[],
    { retained, now }: Retention,
  ): string | undefined {
    const names = new Set(dropped.map(({ target }) => target.name));
    const others = [...store.results.keys()].filter((name) => !names.has(name) && !retained.has(name));
    // What came in this step was not there before.
    const useOf = (name: string): Use =>
      usesThen.get(name) ?? { least: this.#collections - 1, most: this.#collections - 1 };
    const earliest = Math.min(...others.map((name) => useOf(name).most));
    const wrong = dropped.find(
      (result) => !isPast(result, now) && useOf(result.target.name).least > earliest,
    );
    return wrong?.target.name;
  }

  /** Returns the law that is broken by something that should have been dropped. */
  #leftOver(
    store: ModelStore,
    { kept, left }: { readonly kept: Kept; readonly left: ReadonlySet<string> },
    retention: Retention,
  ): string | undefined {
    const { retained, now } = retention;
    const { entities, results } = this.#budget;
    const isCrowded = kept.things.size > entities;
    const isTooMuch = isCrowded || kept.results.size > results;
    const result = [...store.results.values()].find(
      (one) => !retained.has(one.target.name) && (isTooMuch || isPast(one, now)),
    );
    // What stands in another thing stays as long as that does.
    const thing = [...store.things.keys()].find((id) =>
      [...store.things.keys()]
        .filter((outer) => idsIn(store, outer).has(id))
        .every(
          (one) =>
            !isRetained(store, one, retention) && (isCrowded || (isOver(store, one, now) && !left.has(one))),
        ),
    );
    const name = result?.target.name ?? thing;
    return name === undefined ? undefined : `what is too old or too much goes: ${name}`;
  }
}

/** Returns the things of results that went for want of room alone; they go at the next collection. */
const leftBehind = (
  store: ModelStore,
  dropped: readonly KnownResult[],
  { now }: Retention,
): ReadonlySet<string> =>
  new Set(
    dropped
      .filter((result) => !isPast(result, now))
      .flatMap(thingIdsIn)
      .flatMap((id) => [...idsIn(store, id)]),
  );

const isPast = ({ metadata, cachedError }: KnownResult, now: number): boolean =>
  Math.max(metadata.until, cachedError?.until ?? 0) + STALE_FOR <= now;

/** Leaves of a thing only that something was invalidated. */
function forgetThing(store: ModelStore, id: string): void {
  store.forgotten = Math.max(store.forgotten, store.things.get(id)?.invalidated.timestamp ?? -1);
  store.things.delete(id);
}

function isOver({ things }: ModelStore, id: string, now: number): boolean {
  const known = things.get(id);
  if (!known) return true;
  const allMetadata = [
    ...[...known.entries.values()].map(({ metadata }) => metadata),
    ...known.absent.values(),
  ];
  // Nothing is known of what was only invalidated.
  const end =
    known.entries.size === 0 ? known.invalidated.now : Math.max(0, ...allMetadata.map(({ until }) => until));
  return end + STALE_FOR <= now;
}

/** Returns true when a thing is shown, watched or being written, or stands in another one that is. */
function isRetained(store: ModelStore, id: string, { observers }: Retention): boolean {
  const shown = [...store.results.values()].flatMap(thingIdsIn);
  const watched = [...observers].flatMap(({ target }) => target.thing?.id ?? []);
  const written = [...store.things].flatMap(([one, { updates }]) => (updates.length > 0 ? [one] : []));
  return [...shown, ...watched, ...written].some((outer) => idsIn(store, outer).has(id));
}

/** The things in the last answer of a configuration. */
function thingIdsIn({ answer, target }: KnownResult): readonly string[] {
  if (answer === undefined) return [];
  // As in isAnswered.
  return target.thing ? [target.thing.id] : (answer as unknown as ThingPage).things.map(({ id }) => id);
}

/** A thing and all that stand in it, however deep. */
function idsIn(store: ModelStore, outer: string): ReadonlySet<string> {
  const found = new Set([outer]);
  for (const id of found) {
    const entries = store.things.get(id)?.entries.values() ?? [];
    for (const { content } of entries) if ('id' in content) found.add(content.id);
  }
  return found;
}
