import type { ThingPage } from '@energy-portal/sdk/testing';
import type { Watcher } from './parties.ts';
import type { Target } from './things.ts';
import type { KnownResult, World } from './world.ts';

/** What a client has kept. */
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

/** What nobody may drop, now or a moment ago. */
interface Holding {
  /** Names of configurations that are watched or waited for. */
  readonly held: ReadonlySet<string>;
  readonly watchers: ReadonlySet<Watcher>;
  readonly now: number;
}

const EVERY = 5_000;
/** How long what is no longer fresh is kept, in milliseconds. */
export const STALE_FOR = 5_000;

/** In which looks a configuration was used last, as far as that can be told from outside. */
interface Use {
  /** When somebody certainly read it, or it came. */
  readonly least: number;
  /** When the client may have looked at it for somebody. */
  readonly most: number;
}

/** What may and what must be dropped of a world: the laws, not the way to it. */
export class Trimming {
  #trimmedAt = 0;
  /** Counts the looks through what is there. */
  #looks = 0;
  /** By name of a configuration. */
  #uses: ReadonlyMap<string, Use> = new Map();
  /** As they were when what is there was looked through in this step. */
  #usesThen: ReadonlyMap<string, Use> | undefined;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** An answer has come: what nobody holds is looked through, at most once in a while. */
  answer(now: number): void {
    if (now - this.#trimmedAt < EVERY) return;
    this.#trimmedAt = now;
    this.#usesThen = this.#uses;
    this.#looks += 1;
  }

  /** Nothing is left of what was read. */
  empty(): void {
    this.#uses = new Map();
  }

  /** The client may have looked at a configuration by itself. */
  touch({ results }: World, { name }: Target): void {
    const { least = this.#looks } = this.#uses.get(name) ?? {};
    if (results.has(name)) this.#use(name, { least, most: this.#looks });
  }

  /** Somebody reads a configuration. */
  look({ results }: World, { name }: Target): void {
    if (results.has(name)) this.#use(name, { least: this.#looks, most: this.#looks });
  }

  #use(name: string, use: Use): void {
    this.#uses = new Map([...this.#uses, [name, use]]);
  }

  /** What has come in this step was used in the look that was there when it came. */
  #noteNew({ results }: World, looks: number): void {
    for (const name of results.keys()) {
      if (!this.#uses.has(name)) this.#use(name, { least: looks, most: this.#looks });
    }
  }

  /**
   * Forgets what is kept no more.
   *
   * @returns the law that this breaks
   */
  forget(world: World, kept: Kept, holding: Holding): string | undefined {
    const usesThen = this.#usesThen;
    this.#usesThen = undefined;
    const results = [...world.results.values()].filter(({ target }) => !kept.results.has(target.name));
    const things = [...world.things.keys()].filter((id) => !kept.things.has(id));
    this.#noteNew(world, usesThen ? this.#looks - 1 : this.#looks);
    if (!usesThen)
      return results.length + things.length > 0 ? 'nothing is dropped at other times' : undefined;
    const isCrowded = new Set([...world.things.keys(), ...kept.things]).size > this.#budget.entities;
    // No more of them goes than has to.
    const isFull = results.length > 0 && kept.results.size >= this.#budget.results;
    const left = leftBehind(world, results, holding);
    const broken =
      this.#brokenBy({ results, hasRoom: !isCrowded && !isFull }, holding) ??
      (isCrowded ? undefined : things.find((id) => !isOver(world, id, holding.now))) ??
      this.#readLater({ world, usesThen }, results, holding);
    for (const { target } of results) world.results.delete(target.name);
    this.#uses = new Map([...this.#uses].filter(([name]) => world.results.has(name)));
    for (const id of things) forgetThing(world, id);
    const lost = things.find((id) => isHeld(world, id, holding));
    if (lost !== undefined) return `nothing held is dropped, as ${lost}`;
    return broken === undefined
      ? this.#leftOver(world, { kept, left }, holding)
      : `nothing is dropped without need: ${broken}`;
  }

  #brokenBy(
    { results, hasRoom }: { readonly results: readonly KnownResult[]; readonly hasRoom: boolean },
    { held, now }: Holding,
  ): string | undefined {
    const wrong = results.find((result) => held.has(result.target.name) || (hasRoom && !isPast(result, now)));
    return wrong?.target.name;
  }

  /** What was dropped for want of room though it was read after something that is kept and that nobody holds. */
  #readLater(
    { world, usesThen }: { readonly world: World; readonly usesThen: ReadonlyMap<string, Use> },
    dropped: readonly KnownResult[],
    { held, now }: Holding,
  ): string | undefined {
    const names = new Set(dropped.map(({ target }) => target.name));
    const others = [...world.results.keys()].filter((name) => !names.has(name) && !held.has(name));
    // What came in this step was not there before.
    const useOf = (name: string): Use =>
      usesThen.get(name) ?? { least: this.#looks - 1, most: this.#looks - 1 };
    const earliest = Math.min(...others.map((name) => useOf(name).most));
    const wrong = dropped.find(
      (result) => !isPast(result, now) && useOf(result.target.name).least > earliest,
    );
    return wrong?.target.name;
  }

  /** What should have been dropped. */
  #leftOver(
    world: World,
    { kept, left }: { readonly kept: Kept; readonly left: ReadonlySet<string> },
    holding: Holding,
  ): string | undefined {
    const { held, now } = holding;
    const { entities, results } = this.#budget;
    const isCrowded = kept.things.size > entities;
    const isTooMuch = isCrowded || kept.results.size > results;
    const result = [...world.results.values()].find(
      (one) => !held.has(one.target.name) && (isTooMuch || isPast(one, now)),
    );
    // What stands in another thing stays as long as that does.
    const thing = [...world.things.keys()].find((id) =>
      [...world.things.keys()]
        .filter((outer) => idsIn(world, outer).has(id))
        .every(
          (one) => !isHeld(world, one, holding) && (isCrowded || (isOver(world, one, now) && !left.has(one))),
        ),
    );
    const name = result?.target.name ?? thing;
    return name === undefined ? undefined : `what is too old or too much goes: ${name}`;
  }
}

/** What is shown by results that go for want of room alone, goes when it is looked through next. */
const leftBehind = (world: World, dropped: readonly KnownResult[], { now }: Holding): ReadonlySet<string> =>
  new Set(
    dropped
      .filter((result) => !isPast(result, now))
      .flatMap(thingIdsIn)
      .flatMap((id) => [...idsIn(world, id)]),
  );

const isPast = ({ stamp, failure }: KnownResult, now: number): boolean =>
  Math.max(stamp.until, failure?.until ?? 0) + STALE_FOR <= now;

/** Leaves of a thing only that something was called out of date. */
function forgetThing(world: World, id: string): void {
  world.forgotten = Math.max(world.forgotten, world.things.get(id)?.ended.order ?? -1);
  world.things.delete(id);
}

function isOver({ things }: World, id: string, now: number): boolean {
  const known = things.get(id);
  if (!known) return true;
  const stamps = [...[...known.cells.values()].map(({ stamp }) => stamp), ...known.absent.values()];
  // Nothing is known of what was only called out of date.
  const end = known.cells.size === 0 ? known.ended.now : Math.max(0, ...stamps.map(({ until }) => until));
  return end + STALE_FOR <= now;
}

/** Whether a result shows a thing, or somebody watches or writes it or something in which it stands. */
function isHeld(world: World, id: string, { watchers }: Holding): boolean {
  const shown = [...world.results.values()].flatMap(thingIdsIn);
  const watched = [...watchers].flatMap(({ target }) => target.thing?.id ?? []);
  const written = [...world.things].flatMap(([one, { guesses }]) => (guesses.length > 0 ? [one] : []));
  return [...shown, ...watched, ...written].some((outer) => idsIn(world, outer).has(id));
}

/** The things in the last answer of a configuration. */
function thingIdsIn({ answer, target }: KnownResult): readonly string[] {
  if (answer === undefined) return [];
  // As in isAnswered.
  return target.thing ? [target.thing.id] : (answer as unknown as ThingPage).things.map(({ id }) => id);
}

/** A thing and all that stand in it, however deep. */
function idsIn(world: World, outer: string): ReadonlySet<string> {
  const found = new Set([outer]);
  for (const id of found) {
    const cells = world.things.get(id)?.cells.values() ?? [];
    for (const { content } of cells) if ('id' in content) found.add(content.id);
  }
  return found;
}
