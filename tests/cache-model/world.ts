import type { Json } from '@energy-portal/sdk';
import type { Thing, ThingPage } from '@energy-portal/sdk/testing';
import type { Target, Wish } from './things.ts';

/** When something was told: until when it counts, in which version, and by which request. */
export interface Stamp {
  readonly until: number;
  readonly version: number | undefined;
  readonly order: number;
}

/** The cells of a thing that an answer had in one place, with the same of a thing that stood in a cell. */
export type Shown = ReadonlyMap<string, Shown | undefined>;

type Content = { readonly value: Json } | { readonly id: string; readonly shown: Shown };

/** What a write under way is expected to bring to a thing. */
export interface Guess {
  /** The position of its write. */
  readonly id: number;
  readonly fields: { readonly [name: string]: Json };
}

/** What is known of a thing. */
export interface KnownThing {
  readonly cells: Map<string, { readonly stamp: Stamp; readonly content: Content }>;
  /** Asked for and left out. */
  readonly absent: Map<string, Stamp>;
  /** Position at which it was evicted. */
  goneAt: number | undefined;
  /** When all of it was called out of date last. */
  ended: { readonly order: number; readonly now: number };
  /** In the order of their writes. */
  guesses: readonly Guess[];
}

/** The last answer of a configuration, and how asking for it goes. */
export interface KnownResult {
  readonly target: Target;
  stamp: Stamp;
  answer: Json | undefined;
  /** What the server called the last answer, and how many changes there had been by then. */
  tag: { readonly name: string; readonly changes: number } | undefined;
  failure: { readonly error: string; readonly until: number | undefined } | undefined;
  busy: number;
}

/** Everything that is known, without order or index: what is asked of it is worked out anew each time. */
export interface World {
  readonly things: Map<string, KnownThing>;
  readonly results: Map<string, KnownResult>;
  /** How often a part of an answer was older than what is known. */
  skipped: number;
  /** The latest position at which a thing was called out of date that is forgotten by now. */
  forgotten: number;
}

/** What stands in a place. */
export interface Sight {
  readonly data: { readonly [member: string]: Json };
  readonly missing: readonly string[];
  /** Until when all of it counts. */
  readonly until: number;
}

/** How long things count, in milliseconds. */
export const FRESH = 30_000;
/** Members of a thing besides its fields. */
export const MEMBERS = ['id', 'kind', 'rev'] as const;
/** The member with its fields. */
export const MAP = 'fields';
/** The cell of a field. */
export const cellOf = (name: string): string => `${MAP}.${name}`;

export const createWorld = (): World => ({
  things: new Map(),
  results: new Map(),
  skipped: 0,
  forgotten: -1,
});

export function resultOf({ results }: World, target: Target): KnownResult {
  const known = results.get(target.name);
  if (known) return known;
  const stamp = { until: 0, version: undefined, order: -1 };
  const made: KnownResult = { target, stamp, answer: undefined, tag: undefined, failure: undefined, busy: 0 };
  results.set(target.name, made);
  return made;
}

/** Somebody watches a target: it has its place, though nothing may be known of it. */
export function hold(world: World, target: Target): void {
  resultOf(world, target);
  if (target.thing) knownThing(world, target.thing.id);
}

/** A request for a target begins. */
export function beginAsking(world: World, target: Target): void {
  const result = resultOf(world, target);
  result.busy += 1;
  if (result.failure?.until === undefined) result.failure = undefined;
}

/** A request for a target is over. */
export function calmDown({ results }: World, target: Target | undefined): void {
  const result = target && results.get(target.name);
  if (result) result.busy = Math.max(0, result.busy - 1);
}

/** Versions say which is older; where they do not, the order of the requests does. */
function isOlder(one: Stamp, other: Stamp): boolean {
  const isOrdered = one.version !== undefined && other.version !== undefined;
  if (isOrdered && one.version !== other.version) return one.version < other.version;
  return one.order < other.order;
}

/** Whether a thing stands in a place. */
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The cells of a thing in an answer. */
export function shownIn({ fields, ...members }: Thing): Shown {
  const names = Object.entries(fields).map(
    ([name, { value }]) => [cellOf(name), isThing(value) ? shownIn(value) : undefined] as const,
  );
  return new Map([
    ...Object.keys(members).map((name) => [name, undefined] as const),
    [MAP, undefined],
    ...names,
  ]);
}

/** When an answer came, and by which request. */
export interface Telling {
  readonly order: number;
  readonly now: number;
  /** What was asked for has been called out of date since. */
  readonly isOverdue?: boolean;
}

/** A thing, of which nothing may be known. */
export function knownThing({ things, forgotten }: World, id: string): KnownThing {
  const ended = { order: forgotten, now: 0 };
  const nothing = { cells: new Map(), absent: new Map(), goneAt: undefined, ended, guesses: [] };
  const known = things.get(id) ?? nothing;
  things.set(id, known);
  return known;
}

/**
 * Writes down what an answer says of a thing, each cell where it is not older than what is known.
 *
 * @returns the things of which parts turned out to be of an earlier version
 */
export function tell(world: World, thing: Thing, telling: Telling): readonly string[] {
  const behind = Object.values(thing.fields).flatMap(({ value }) =>
    isThing(value) ? tell(world, value, { ...telling, isOverdue: false }) : [],
  );
  const known = knownThing(world, thing.id);
  const { now, order, isOverdue } = telling;
  if (known.goneAt !== undefined && order >= known.goneAt) known.goneAt = undefined;
  const isOld = isOverdue || order < known.ended.order;
  const stamp = { until: isOld ? now : now + FRESH, version: thing.rev, order };
  let isNews = false;
  for (const [path, content] of contentsOf(thing)) {
    const before = known.cells.get(path)?.stamp ?? known.absent.get(path);
    if (before && isOlder(stamp, before)) {
      world.skipped += 1;
      continue;
    }
    isNews = true;
    known.absent.delete(path);
    known.cells.set(path, { stamp, content: widened(known.cells.get(path)?.content, content) });
  }
  return isNews && outdate(known, { now, version: thing.rev }) ? [...behind, thing.id] : behind;
}

function* contentsOf({ fields, ...members }: Thing): Iterable<readonly [string, Content]> {
  for (const [name, value] of Object.entries(members)) yield [name, { value }];
  yield [MAP, { value: {} }];
  for (const [name, { value }] of Object.entries(fields)) {
    yield [cellOf(name), isThing(value) ? { id: value.id, shown: shownIn(value) } : { value }];
  }
}

/** Two answers with the same thing in a cell show together what either showed of it. */
function widened(before: Content | undefined, next: Content): Content {
  if (!before || !('id' in before) || !('id' in next) || before.id !== next.id) return next;
  return { id: next.id, shown: unite(before.shown, next.shown) };
}

function unite(one: Shown, other: Shown): Shown {
  const both = new Map(one);
  for (const [path, shown] of other) {
    const mine = both.get(path);
    both.set(path, mine && shown ? unite(mine, shown) : both.has(path) ? mine : shown);
  }
  return both;
}

const newestOf = ({ cells }: KnownThing): number =>
  Math.max(...[...cells.values()].map(({ stamp }) => stamp.version ?? -Infinity));

/** What is of an earlier version than something else of the same thing may be untrue by now. */
function outdate(known: KnownThing, { now, version }: { now: number; version: number | undefined }): boolean {
  const { cells, absent } = known;
  const newest = newestOf(known);
  const isEarlier = (stamp: Stamp): boolean => stamp.version !== undefined && stamp.version < newest;
  const old = (stamp: Stamp): Stamp => ({ ...stamp, until: Math.min(stamp.until, now) });
  let isBehind = false;
  for (const [path, { stamp, content }] of cells) {
    if (!isEarlier(stamp)) continue;
    cells.set(path, { stamp: old(stamp), content });
    isBehind ||= version === newest;
  }
  for (const [path, stamp] of absent) {
    if (!isEarlier(stamp)) continue;
    absent.set(path, old(stamp));
    isBehind ||= version === newest;
  }
  return isBehind;
}

/** Notes the optional names that were asked for and left out. */
export function tellAbsent(
  world: World,
  { target, thing }: { target: Target; thing: Thing },
  telling: Telling,
): void {
  const known = world.things.get(thing.id);
  const { now, order, isOverdue } = telling;
  const isEarlier = known !== undefined && thing.rev !== undefined && thing.rev < newestOf(known);
  const isOld = isEarlier || isOverdue || (known !== undefined && order < known.ended.order);
  const stamp = { until: isOld ? now : now + FRESH, version: thing.rev, order };
  for (const { path, isOptional } of target.thing?.wishes ?? []) {
    const cell = cellOf(path[0]);
    const before = known?.cells.get(cell)?.stamp ?? known?.absent.get(cell);
    if (!known || !isOptional || path[0] in thing.fields) continue;
    if (before && isOlder(stamp, before)) {
      world.skipped += 1;
      continue;
    }
    known.cells.delete(cell);
    known.absent.set(cell, stamp);
  }
}

/** The cells as they are shown: over what was said, what writes under way are expected to bring. */
function cellsShown({ cells, guesses }: KnownThing): KnownThing['cells'] {
  const shown = new Map(cells);
  for (const { fields } of guesses) {
    for (const [path, cell] of guessedCells(shown, fields)) shown.set(path, cell);
  }
  return shown;
}

/** Another thing is never guessed, nor what nobody has asked for. */
export function guessedCells(
  cells: KnownThing['cells'],
  fields: Guess['fields'],
): readonly (readonly [string, { readonly stamp: Stamp; readonly content: Content }])[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const cell = cells.get(cellOf(name));
    if (!cell || 'id' in cell.content) return [];
    return [[cellOf(name), { stamp: cell.stamp, content: { value } }] as const];
  });
}

/** What a read of one thing sees of it. */
export function lookAt(world: World, id: string, wishes: readonly Wish[]): Sight {
  const known = world.things.get(id);
  const cells: KnownThing['cells'] = known ? cellsShown(known) : new Map();
  const absent = known?.absent;
  const sights: Sight[] = [];
  const fields: { [name: string]: Json } = {};
  for (const name of new Set(wishes.map(({ path }) => path[0]))) {
    const own = wishes.filter(({ path }) => path[0] === name);
    const cell = cells.get(cellOf(name));
    const left = absent?.get(cellOf(name));
    if (!cell) {
      const isMissed = (wish: Wish): boolean => !wish.isOptional || left === undefined;
      const missing = own.filter(isMissed).map(({ path }) => path.join('.'));
      sights.push({ data: {}, missing, until: left?.until ?? Infinity });
      continue;
    }
    const inside = insideOf(world, cell.content, own);
    fields[name] = { value: inside.value };
    const missing = inside.missing.map((inner) => `${name}.${inner}`);
    sights.push({ data: {}, missing, until: Math.min(cell.stamp.until, inside.until) });
  }
  const all = [...membersOf(world, id), ...sights];
  return { ...joined(all), data: { ...joined(all).data, [MAP]: fields } };
}

function insideOf(
  world: World,
  content: Content,
  wishes: readonly Wish[],
): { value: Json; missing: readonly string[]; until: number } {
  if (!('id' in content)) return { value: content.value, missing: [], until: Infinity };
  const inner = wishes.flatMap(({ path: [, name], isOptional }) =>
    name === undefined ? [] : [{ path: [name] as const, isOptional }],
  );
  const sight =
    inner.length > 0 ? lookAt(world, content.id, inner) : lookThrough(world, content.id, content.shown);
  return { value: sight.data, missing: sight.missing, until: sight.until };
}

function membersOf(world: World, id: string): readonly Sight[] {
  const cells = world.things.get(id)?.cells;
  return [...MEMBERS, MAP].flatMap((name) => {
    const cell = cells?.get(name);
    if (!cell || !('value' in cell.content)) return [];
    return [{ data: { [name]: cell.content.value }, missing: [], until: cell.stamp.until }];
  });
}

const joined = (sights: readonly Sight[]): Sight => ({
  data: Object.assign({}, ...sights.map(({ data }) => data)),
  missing: sights.flatMap(({ missing }) => missing),
  until: Math.min(...sights.map(({ until }) => until)),
});

/** What a place in an answer shows of the thing that stands there: the cells that the answer had, as they are now. */
export function lookThrough(world: World, id: string, shown: Shown): Sight {
  const known = world.things.get(id);
  const cells = known && cellsShown(known);
  const data: { [member: string]: Json } = {};
  const fields: { [name: string]: Json } = {};
  let until = Infinity;
  for (const [path, inner] of shown) {
    const cell = cells?.get(path);
    until = Math.min(until, (cell?.stamp ?? known?.absent.get(path))?.until ?? Infinity);
    if (!cell) continue;
    const { content } = cell;
    const sight = 'id' in content ? lookThrough(world, content.id, inner ?? content.shown) : undefined;
    until = Math.min(until, sight?.until ?? Infinity);
    const value = 'value' in content ? content.value : (sight?.data ?? null);
    if (path.startsWith(cellOf(''))) fields[path.slice(cellOf('').length)] = { value };
    else data[path] = value;
  }
  return { data: shown.has(MAP) ? { ...data, [MAP]: fields } : data, missing: [], until };
}

/** The lists of a shelf, or of all, that were ever asked for. */
export function listsIn({ results }: World, shelf: string | undefined): readonly Target[] {
  const lists = [...results.values()].map(({ target }) => target);
  return lists.filter((target) => target.shelf !== undefined && (shelf ?? target.shelf) === target.shelf);
}

/** What a list shows: its last answer with the things in it as they are now. */
export function lookAtList(world: World, { answer, stamp }: KnownResult): Sight | undefined {
  if (answer === undefined) return undefined;
  // A list's answers are pages.
  const page = answer as unknown as ThingPage;
  const sights = page.things.map((thing) => lookThrough(world, thing.id, shownIn(thing)));
  const until = Math.min(stamp.until, ...sights.map((sight) => sight.until));
  return { data: { things: sights.map(({ data }) => data), next: page.next }, missing: [], until };
}

/** Whether a configuration shows a thing, itself or in a part that it shows of another one. */
export function isSeen(world: World, target: Target, id: string): boolean {
  const result = world.results.get(target.name);
  if (!target.thing) return result !== undefined && isAnswered(world, result, id);
  const cells = world.things.get(target.thing.id)?.cells;
  const inner = target.thing.wishes.map(({ path: [name] }) => cells?.get(cellOf(name))?.content);
  // No configuration looks further than one thing deep.
  return target.thing.id === id || inner.some((content) => content && 'id' in content && content.id === id);
}

/** Whether the last answer of a configuration shows a thing, in the parts that it had of others. */
export function isAnswered(world: World, { answer, target }: KnownResult, id: string): boolean {
  if (answer === undefined) return false;
  // An answer fits its operation.
  const things = target.thing ? [answer as unknown as Thing] : (answer as unknown as ThingPage).things;
  return things.some((thing) => isThrough(world, { id: thing.id, shown: shownIn(thing) }, id));
}

function isThrough(world: World, outer: { id: string; shown: Shown }, id: string): boolean {
  if (outer.id === id) return true;
  const cells = world.things.get(outer.id)?.cells;
  return [...outer.shown].some(([path, inner]) => {
    const content = cells?.get(path)?.content;
    if (!content || !('id' in content)) return false;
    return isThrough(world, { id: content.id, shown: inner ?? content.shown }, id);
  });
}
