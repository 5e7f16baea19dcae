import type { Watcher } from './parties.ts';
import type { Target } from './things.ts';
import { idsIn, thingIdsIn, type KnownResult, type World } from './world.ts';

/** What a client has kept. */
export interface Kept {
  /** Names of the configurations with a result. */
  readonly results: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
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

/** What may and what must be dropped of a world: the laws, not the way to it. */
export class Trimming {
  #trimmedAt = 0;
  #hasTrimmed = false;
  /** Counts the looks through what is there. */
  #looks = 0;
  /** By name of a configuration, the look since which it was certainly read. */
  readonly #read = new Map<string, number>();
  /** By name of a configuration, the look since which it was not read, nor looked at for somebody. */
  readonly #touched = new Map<string, number>();
  readonly #budget: number;

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** An answer has come: what nobody holds is looked through, at most once in a while. */
  answer(now: number): void {
    if (now - this.#trimmedAt < EVERY) return;
    this.#trimmedAt = now;
    this.#hasTrimmed = true;
    this.#looks += 1;
  }

  /** Nothing is left of what was read. */
  empty(): void {
    this.#read.clear();
    this.#touched.clear();
  }

  /** The client may have looked at a configuration by itself. */
  touch({ results }: World, { name }: Target): void {
    if (results.has(name)) this.#touched.set(name, this.#looks);
  }

  /** Somebody reads a configuration. */
  look({ results }: World, { name }: Target): void {
    if (results.has(name)) this.#read.set(name, this.#looks);
  }

  /**
   * Forgets what is kept no more.
   *
   * @returns the law that this breaks
   */
  forget(world: World, kept: Kept, holding: Holding): string | undefined {
    const hasTrimmed = this.#hasTrimmed;
    this.#hasTrimmed = false;
    const results = [...world.results.values()].filter(({ target }) => !kept.results.has(target.name));
    const things = [...world.things.keys()].filter((id) => !kept.things.has(id));
    if (!hasTrimmed)
      return results.length + things.length > 0 ? 'nothing is dropped at other times' : undefined;
    const isCrowded = new Set([...world.things.keys(), ...kept.things]).size > this.#budget;
    const broken =
      this.#brokenBy({ results, isCrowded }, holding) ??
      (isCrowded ? undefined : things.find((id) => !isOver(world, id, holding.now))) ??
      this.#readLater(world, results, holding);
    for (const { target } of results) {
      world.results.delete(target.name);
      this.#read.delete(target.name);
      this.#touched.delete(target.name);
    }
    for (const id of things) world.things.delete(id);
    const lost = things.find((id) => isHeld(world, id, holding));
    if (lost !== undefined) return `nothing held is dropped, as ${lost}`;
    return broken === undefined
      ? this.#leftOver(world, kept, holding)
      : `nothing is dropped without need: ${broken}`;
  }

  #brokenBy(
    { results, isCrowded }: { readonly results: readonly KnownResult[]; readonly isCrowded: boolean },
    { held, now }: Holding,
  ): string | undefined {
    const wrong = results.find(
      (result) => held.has(result.target.name) || (!isCrowded && endOf(result) + STALE_FOR > now),
    );
    return wrong?.target.name;
  }

  /** What was dropped for want of room though it was read after something that is kept and that nobody holds. */
  #readLater(world: World, dropped: readonly KnownResult[], { held, now }: Holding): string | undefined {
    const names = new Set(dropped.map(({ target }) => target.name));
    const others = [...world.results.keys()].filter((name) => !names.has(name) && !held.has(name));
    // This look itself is not over for what came in it.
    const since = (name: string): number => this.#touched.get(name) ?? this.#looks;
    const earliest = Math.min(...others.map(since));
    const wrong = dropped.find(
      (result) => endOf(result) + STALE_FOR > now && (this.#read.get(result.target.name) ?? 0) > earliest,
    );
    return wrong?.target.name;
  }

  /** What should have been dropped. */
  #leftOver(world: World, kept: Kept, holding: Holding): string | undefined {
    const { held, now } = holding;
    const isCrowded = kept.things.size > this.#budget;
    const result = [...world.results.values()].find(
      (one) => !held.has(one.target.name) && (isCrowded || endOf(one) + STALE_FOR <= now),
    );
    // What stands in another thing stays as long as that does.
    const thing = [...world.things.keys()].find((id) =>
      [...world.things.keys()]
        .filter((outer) => idsIn(world, outer).has(id))
        .every((one) => !isHeld(world, one, holding) && (isCrowded || isOver(world, one, now))),
    );
    const name = result?.target.name ?? thing;
    return name === undefined ? undefined : `what is too old or too much goes: ${name}`;
  }
}

const endOf = ({ stamp, failure }: KnownResult): number => Math.max(stamp.until, failure?.until ?? 0);

function isOver({ things }: World, id: string, now: number): boolean {
  const known = things.get(id);
  if (!known || known.goneAt !== undefined) return true;
  const stamps = [...[...known.cells.values()].map(({ stamp }) => stamp), ...known.absent.values()];
  return Math.max(0, ...stamps.map(({ until }) => until)) + STALE_FOR <= now;
}

/** Whether a result shows a thing, or somebody watches it or something in which it stands. */
function isHeld(world: World, id: string, { watchers }: Holding): boolean {
  const shown = [...world.results.values()].flatMap(thingIdsIn);
  const watched = [...watchers].flatMap(({ target }) => target.thing?.id ?? []);
  return [...shown, ...watched].some((outer) => idsIn(world, outer).has(id));
}
