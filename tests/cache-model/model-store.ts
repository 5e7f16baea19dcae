import type { Json } from '@energy-portal/sdk';
import type { Thing, ThingPage } from '../../sdk/toys/index.ts';
import type { Target } from './things.ts';

/** Metadata of a value: until when it is fresh, in which version, and by which request. */
export interface Metadata {
  readonly until: number;
  readonly version: number | undefined;
  readonly timestamp: number;
}

/** The fields of a thing that an answer had in one place, with the same of a thing that stood in a field. */
export type Shown = ReadonlyMap<string, Shown | undefined>;

/** The content of an entry: a plain value, or another thing and the entries of it that are shown there. */
export type Content = { readonly value: Json } | { readonly id: string; readonly shown: Shown };

/** An optimistic update of a thing. */
export interface OptimisticUpdate {
  /** The timestamp of its write. */
  readonly id: number;
  readonly fields: { readonly [name: string]: Json };
}

/** The record of a thing. */
export interface KnownThing {
  readonly entries: Map<string, { readonly metadata: Metadata; readonly content: Content }>;
  /** Asked for and left out. */
  readonly absent: Map<string, Metadata>;
  /** Position at which it was evicted. */
  evictedAt: number | undefined;
  /** The last time at which all of it was invalidated. */
  invalidated: { readonly timestamp: number; readonly now: number };
  /** In the order of their writes. */
  updates: readonly OptimisticUpdate[];
}

/** The last answer of a configuration, and how asking for it goes. */
export interface KnownResult {
  readonly target: Target;
  metadata: Metadata;
  answer: Json | undefined;
  /** The server's name of the last answer, and how many changes there had been by then. */
  tag: { readonly name: string; readonly changes: number } | undefined;
  cachedError: { readonly error: string; readonly until: number | undefined } | undefined;
  fetchCount: number;
}

/** The model's store, without order or index: each question is worked out anew. */
export interface ModelStore {
  readonly things: Map<string, KnownThing>;
  readonly results: Map<string, KnownResult>;
  /** Number of fields in answers that were older than what is known. */
  skipped: number;
  /** The latest timestamp at which a thing was invalidated that is forgotten by now. */
  forgotten: number;
}

/** Milliseconds for which things are fresh. */
export const FRESH = 30_000;
/** Members of a thing besides its fields. */
export const MEMBERS = ['id', 'kind', 'rev'] as const;
/** The member with its fields. */
export const MAP = 'fields';
/** The field of a field. */
export const entryPath = (name: string): string => `${MAP}.${name}`;

export const createModelStore = (): ModelStore => ({
  things: new Map(),
  results: new Map(),
  skipped: 0,
  forgotten: -1,
});

export function resultOf({ results }: ModelStore, target: Target): KnownResult {
  const known = results.get(target.name);
  if (known) return known;
  const metadata = { until: 0, version: undefined, timestamp: -1 };
  const made: KnownResult = {
    target,
    metadata,
    answer: undefined,
    tag: undefined,
    cachedError: undefined,
    fetchCount: 0,
  };
  results.set(target.name, made);
  return made;
}

/** Somebody watches a target: it has its place, though nothing may be known of it. */
export function ensureRecords(store: ModelStore, target: Target): void {
  resultOf(store, target);
  if (target.thing) knownThing(store, target.thing.id);
}

/** A request for a target begins. */
export function beginRequest(store: ModelStore, target: Target): void {
  const result = resultOf(store, target);
  result.fetchCount += 1;
  if (result.cachedError?.until === undefined) result.cachedError = undefined;
}

/** A request for a target is over. */
export function endRequest({ results }: ModelStore, target: Target | undefined): void {
  const result = target && results.get(target.name);
  if (result) result.fetchCount = Math.max(0, result.fetchCount - 1);
}

/** Versions say which is older; where they do not, the order of the requests does. */
function isOlder(one: Metadata, other: Metadata): boolean {
  const isOrdered = one.version !== undefined && other.version !== undefined;
  if (isOrdered && one.version !== other.version) return one.version < other.version;
  return one.timestamp < other.timestamp;
}

/** Returns true when a value is a thing. */
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The fields of a thing in an answer. */
export function shownIn({ fields, ...members }: Thing): Shown {
  const names = Object.entries(fields).map(
    ([name, { value }]) => [entryPath(name), isThing(value) ? shownIn(value) : undefined] as const,
  );
  return new Map([
    ...Object.keys(members).map((name) => [name, undefined] as const),
    [MAP, undefined],
    ...names,
  ]);
}

/** Metadata of an answer: its arrival and its request. */
interface AnswerFacts {
  readonly timestamp: number;
  readonly now: number;
  /** True when it was invalidated since it was asked for. */
  readonly isInvalidated?: boolean;
}

/** A thing, of which nothing may be known. */
export function knownThing({ things, forgotten }: ModelStore, id: string): KnownThing {
  const invalidated = { timestamp: forgotten, now: 0 };
  const nothing = { entries: new Map(), absent: new Map(), evictedAt: undefined, invalidated, updates: [] };
  const known = things.get(id) ?? nothing;
  things.set(id, known);
  return known;
}

/**
 * Writes down what an answer says of a thing, each field where it is not older than what is known.
 *
 * @returns the things of which fields turned out to be of an earlier version
 */
export function writeThing(store: ModelStore, thing: Thing, facts: AnswerFacts): readonly string[] {
  const inconsistent = Object.values(thing.fields).flatMap(({ value }) =>
    isThing(value) ? writeThing(store, value, { ...facts, isInvalidated: false }) : [],
  );
  const known = knownThing(store, thing.id);
  const { now, timestamp, isInvalidated } = facts;
  if (known.evictedAt !== undefined && timestamp >= known.evictedAt) known.evictedAt = undefined;
  const isOld = isInvalidated || timestamp < known.invalidated.timestamp;
  const metadata = { until: isOld ? now : now + FRESH, version: thing.rev, timestamp };
  let isNews = false;
  for (const [path, content] of contentsOf(thing)) {
    const before = known.entries.get(path)?.metadata ?? known.absent.get(path);
    if (before && isOlder(metadata, before)) {
      store.skipped += 1;
      continue;
    }
    isNews = true;
    known.absent.delete(path);
    known.entries.set(path, { metadata, content: widened(known.entries.get(path)?.content, content) });
  }
  return isNews && markStaleVersions(known, { now, version: thing.rev })
    ? [...inconsistent, thing.id]
    : inconsistent;
}

function* contentsOf({ fields, ...members }: Thing): Iterable<readonly [string, Content]> {
  for (const [name, value] of Object.entries(members)) yield [name, { value }];
  yield [MAP, { value: {} }];
  for (const [name, { value }] of Object.entries(fields)) {
    yield [entryPath(name), isThing(value) ? { id: value.id, shown: shownIn(value) } : { value }];
  }
}

/** Two answers with the same thing in a field show together what either showed of it. */
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

const newestOf = ({ entries }: KnownThing): number =>
  Math.max(...[...entries.values()].map(({ metadata }) => metadata.version ?? -Infinity));

/** Makes fields stale that are of an earlier version than others of the same thing. */
function markStaleVersions(
  known: KnownThing,
  { now, version }: { now: number; version: number | undefined },
): boolean {
  const { entries, absent } = known;
  const newest = newestOf(known);
  const isEarlier = (metadata: Metadata): boolean =>
    metadata.version !== undefined && metadata.version < newest;
  const old = (metadata: Metadata): Metadata => ({ ...metadata, until: Math.min(metadata.until, now) });
  let isInconsistent = false;
  for (const [path, { metadata, content }] of entries) {
    if (!isEarlier(metadata)) continue;
    entries.set(path, { metadata: old(metadata), content });
    isInconsistent ||= version === newest;
  }
  for (const [path, metadata] of absent) {
    if (!isEarlier(metadata)) continue;
    absent.set(path, old(metadata));
    isInconsistent ||= version === newest;
  }
  return isInconsistent;
}

/** Notes the optional names that were asked for and left out. */
export function writeMissing(
  store: ModelStore,
  { target, thing }: { target: Target; thing: Thing },
  facts: AnswerFacts,
): void {
  const known = store.things.get(thing.id);
  const { now, timestamp, isInvalidated } = facts;
  const isEarlier = known !== undefined && thing.rev !== undefined && thing.rev < newestOf(known);
  const isOld =
    isEarlier || isInvalidated || (known !== undefined && timestamp < known.invalidated.timestamp);
  const metadata = { until: isOld ? now : now + FRESH, version: thing.rev, timestamp };
  for (const { path, isOptional } of target.thing?.requestedFields ?? []) {
    const entry = entryPath(path[0]);
    const before = known?.entries.get(entry)?.metadata ?? known?.absent.get(entry);
    if (!known || !isOptional || path[0] in thing.fields) continue;
    if (before && isOlder(metadata, before)) {
      store.skipped += 1;
      continue;
    }
    known.entries.delete(entry);
    known.absent.set(entry, metadata);
  }
}

/** Another thing is never expected, nor what nobody has asked for. */
export function optimisticEntries(
  entries: KnownThing['entries'],
  fields: OptimisticUpdate['fields'],
): readonly (readonly [string, { readonly metadata: Metadata; readonly content: Content }])[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const entry = entries.get(entryPath(name));
    if (!entry || 'id' in entry.content) return [];
    return [[entryPath(name), { metadata: entry.metadata, content: { value } }] as const];
  });
}

/** The lists of a shelf, or of all, that were ever asked for. */
export function listsIn({ results }: ModelStore, shelf: string | undefined): readonly Target[] {
  const lists = [...results.values()].map(({ target }) => target);
  return lists.filter((target) => target.shelf !== undefined && (shelf ?? target.shelf) === target.shelf);
}

/** Returns true when a configuration shows a thing, itself or in the fields that it shows of another one. */
export function isSeen(store: ModelStore, target: Target, id: string): boolean {
  const result = store.results.get(target.name);
  if (!target.thing) return result !== undefined && isAnswered(store, result, id);
  const entries = store.things.get(target.thing.id)?.entries;
  const inner = target.thing.requestedFields.map(
    ({ path: [name] }) => entries?.get(entryPath(name))?.content,
  );
  // No configuration looks further than one thing deep.
  return target.thing.id === id || inner.some((content) => content && 'id' in content && content.id === id);
}

/** Returns true when the last answer of a configuration shows a thing, in the fields that it had of others. */
export function isAnswered(store: ModelStore, { answer, target }: KnownResult, id: string): boolean {
  if (answer === undefined) return false;
  // An answer fits its operation.
  const things = target.thing ? [answer as unknown as Thing] : (answer as unknown as ThingPage).things;
  return things.some((thing) => isThrough(store, { id: thing.id, shown: shownIn(thing) }, id));
}

function isThrough(store: ModelStore, outer: { id: string; shown: Shown }, id: string): boolean {
  if (outer.id === id) return true;
  const entries = store.things.get(outer.id)?.entries;
  return [...outer.shown].some(([path, inner]) => {
    const content = entries?.get(path)?.content;
    if (!content || !('id' in content)) return false;
    return isThrough(store, { id: content.id, shown: inner ?? content.shown }, id);
  });
}
