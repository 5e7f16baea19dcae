import { type Trimmer, countEntities, removeSlot, slotsIn, type StoreState } from '../state.ts';
import type { ClientLimits } from '../../spec/limits.ts';
import { crowdOf } from '../subscribers.ts';
import { relink } from './merge-entity.ts';
import { showing } from '../parents.ts';
import type { AnySlot, EntitySlot, ResultSlot } from '../records.ts';

/** How much is kept of what nobody watches, waits for or shows. */
export interface MemoryOptions {
  /** Milliseconds for which data is kept that is no longer fresh; a minute unless stated. */
  readonly staleFor?: number | undefined;
  /** Most entities; 10,000 unless stated. Beyond them goes first what was not read for longest. */
  readonly entities?: number | undefined;
  /** Most answers, those without entities too; as many as entities unless stated. They go in the same order. */
  readonly results?: number | undefined;
}

/** Trims a client's store as often as its limits say, and to the size that its options say. */
export function createTrimming({ trim }: ClientLimits): (memory?: MemoryOptions) => Trimmer {
  const every = trim?.every ?? Infinity;
  return ({ staleFor = 60_000, entities = 10_000, results = entities } = {}) => {
    const keeping = { stale: staleFor, entities, results };
    return (state, now) => {
      if (now - state.trimmedAt >= every) trimStore(state, now, keeping);
    };
  };
}

/** How much is kept of what nobody watches, is waiting for, or shows. */
interface Keeping {
  /** For how many milliseconds data is kept that is no longer fresh. */
  readonly stale: number;
  /** Most entities; beyond them goes first what was not read for longest. */
  readonly entities: number;
  /** Most results, in the same way. */
  readonly results: number;
}

/** An entity with no more views keeps them all: what shows it elsewhere finds it unchanged. */
const VIEWS = 100;

/** Drops what nobody holds and what is too old or too much. Nothing held is dropped. */
function trimStore(state: StoreState, now: number, { stale, entities, results }: Keeping): void {
  state.trimmedAt = now;
  dropViews(state);
  for (const slot of state.results.values()) {
    if (!isHeld(slot) && endOfResult(slot) + stale <= now) drop(state, slot);
  }
  const isOver = (slot: EntitySlot): boolean => endOfEntity(slot) + stale <= now;
  dropLoose(state, isOver);
  const isCrowded = (): boolean => countEntities(state) > entities;
  // Only what is still too much without all that goes anyway.
  const isTooMuch = (slot: EntitySlot): boolean => isOver(slot) || isCrowded();
  if (isCrowded()) dropLoose(state, isTooMuch);
  for (const slot of state.results.values()) {
    const isFull = isCrowded();
    if (!isFull && state.results.size <= results) break;
    if (isHeld(slot)) continue;
    drop(state, slot);
    if (isFull) dropLoose(state, isTooMuch);
  }
}

/** Drops what was made for readers of an entity who were not there since this was last looked through. */
function dropViews(state: StoreState): void {
  for (const slot of slotsIn(state)) if (slot.kind === 'entity') dropIdle(slot, state.trimmedTick);
  state.trimmedTick = state.tick;
}

function dropIdle({ views, subscribers }: EntitySlot, since: number): void {
  if (!views || views.size <= VIEWS) return;
  const watched = new Set(Array.from(crowdOf(subscribers), ({ selection }) => selection));
  for (const [selection, { tick }] of views) {
    if (tick < since && !watched.has(selection)) views.delete(selection);
  }
}

function isHeld(slot: ResultSlot): boolean {
  return slot.subscribers !== undefined || slot.busy > 0;
}

function endOfResult({ stamp, failure }: ResultSlot): number {
  return Math.max(stamp.until, failure?.until ?? 0);
}

function drop(state: StoreState, slot: AnySlot): void {
  relink(state, slot, { removed: slot.kind === 'result' ? slot.content?.links : slot.links });
  removeSlot(state, slot);
  state.counters.evictions += 1;
}

/** Drops due entities that nothing shows but each other; those that only they showed follow. */
function dropLoose(state: StoreState, isDue: (slot: EntitySlot) => boolean): void {
  for (const slot of state.loose) {
    const family = [...showing(slot)];
    const entities = family.filter((one) => one.kind === 'entity');
    if (entities.length < family.length) state.loose.delete(slot);
    else if (entities.every((one) => one.subscribers === undefined && !one.guesses && isDue(one))) {
      for (const one of entities) drop(state, one);
      for (const one of entities) state.loose.delete(one);
    }
  }
}

function endOfEntity({ stamp, stamps, absent, layout }: EntitySlot): number {
  // Where each cell has a time of its own, that of the whole says nothing any more.
  let end = stamps?.size === layout.cells.size ? 0 : stamp.until;
  for (const cells of [stamps, absent]) {
    for (const { until } of cells?.values() ?? []) end = Math.max(end, until);
  }
  return end;
}
