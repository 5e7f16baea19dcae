import type { ActionOf } from '../actions.ts';
import { contentOf, isOutOfDate, stampOf } from '../fields.ts';
import { eachLink } from '../references.ts';
import type { Links, EntitySlot, Stamp } from '../records.ts';
import { markRenewed } from '../parents.ts';
import type { Selection } from '../read/selection.ts';
import { writeResult } from './write-result.ts';
import { resultSlotOf, type StoreState } from '../state.ts';

/** When an answer was found to be unchanged. */
interface Renewal {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Position of its request among all requests. */
  readonly order: number;
  /** What was asked of the entity that the answer is; it may be more than the answer has. */
  readonly wanted?: Selection | undefined;
}

/** Lets an answer count anew of which the server says that it has not changed. */
export function reduceRenewed(state: StoreState, action: ActionOf<'renewed'>): void {
  const { now, order, until, wanted } = action;
  const slot = resultSlotOf(state, action.result);
  const { content, tag } = slot;
  if (!content) return;
  renewEntities(state, content.links, { now, order, wanted });
  const stamp = { until, version: undefined, order };
  writeResult(state, { slot, stamp, content, tag: tag?.name });
}

/** All that an unchanged answer shows counts anew, as it stands in the store. */
function renewEntities(state: StoreState, links: Links | undefined, renewal: Renewal): void {
  const seen = new Map<EntitySlot, Set<Selection>>();
  const renew = (slot: EntitySlot, selection: Selection): void => {
    const selections = seen.get(slot) ?? new Set();
    if (slot.goneAt !== undefined || slot.data === undefined || selections.has(selection)) return;
    seen.set(slot, selections.add(selection));
    if (isOutOfDate(slot, renewal.now)) markRenewed(state, slot);
    renewCells(state, slot, { ...renewal, selection, renew });
  };
  eachLink(links, ({ slot, selection }) => {
    renew(slot, selection);
    if (renewal.wanted) renew(slot, renewal.wanted);
  });
}

interface Renewing extends Renewal {
  readonly selection: Selection;
  readonly renew: (slot: EntitySlot, selection: Selection) => void;
}

function renewCells(state: StoreState, slot: EntitySlot, { selection, renew, now, order }: Renewing): void {
  const { data } = slot;
  if (data === undefined) return;
  const row = state.entities[slot.entity]?.lifetime;
  const until = row === undefined ? now : state.lifetimes.freshUntil(row, now);
  const paths = [...selection.cells.keys(), ...restOf(slot, selection)];
  const version = latestVersion(paths.map((path) => stampOf(slot, path)));
  restamp(slot, paths, { until, version, order });
  for (const path of paths) {
    const cell = slot.layout.cells.get(path);
    if (!cell) continue;
    const nested = selection.cells.get(path)?.nested;
    eachLink(contentOf({ data, links: slot.links }, cell).links, (link) =>
      renew(link.slot, nested ?? link.selection),
    );
  }
}

/** The cells that a selection shows without naming them. */
function restOf({ layout }: EntitySlot, { cells, rest }: Selection): readonly string[] {
  if (rest === 'none') return [];
  return [...layout.cells.values()]
    .filter(({ path, entry }) => !cells.has(path) && (rest === 'all' || entry === undefined))
    .map(({ path }) => path);
}

/** The latest version of any part is the one that has not changed. */
function latestVersion(stamps: readonly (Stamp | undefined)[]): number | undefined {
  const versions = stamps.flatMap((stamp) => stamp?.version ?? []);
  return versions.length === 0 ? undefined : Math.max(...versions);
}

/** What was told of, or called out of date, after the answer was asked for stays as it is. */
function restamp(slot: EntitySlot, all: readonly string[], stamp: Stamp): void {
  const paths = all.filter((path) => (stampOf(slot, path)?.order ?? Infinity) <= stamp.order);
  for (const path of paths) if (slot.absent?.has(path)) slot.absent.set(path, stamp);
  const present = paths.filter((path) => slot.layout.cells.has(path));
  if (present.length === slot.layout.cells.size) {
    slot.stamp = stamp;
    slot.stamps = undefined;
    return;
  }
  slot.stamps ??= new Map();
  for (const path of present) slot.stamps.set(path, stamp);
}
