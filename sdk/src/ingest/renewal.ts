import type { Lifetimes } from '../lifetimes/lifetime.ts';
import type { CellWrite, EntityWrite } from '../store/action.ts';
import { eachLink, type Node } from '../store/node.ts';
import type { Selection } from '../store/selection.ts';
import type { EntitySlot } from '../store/slot.ts';
import { eachSelected } from '../store/view.ts';
import type { EntityTables } from '../types/entity.ts';

/** What a renewal needs to know, and when it was asked for. */
export interface RenewalContext {
  readonly entities: EntityTables;
  readonly lifetimes: Lifetimes;
  readonly store: { entity(id: string): EntitySlot | undefined };
  /** Epoch milliseconds of the word that nothing has changed. */
  readonly now: number;
  /** Position of its request among all requests. */
  readonly order: number;
}

/**
 * An answer that has not changed, as writes: all that it shows, as it stands in the store.
 *
 * @param root the answer
 * @param wanted what was asked of the entity that the answer is; it may be more than the answer has
 */
export function renewalWrites(
  root: Node,
  wanted: Selection | undefined,
  context: RenewalContext,
): readonly EntityWrite[] {
  const writes: EntityWrite[] = [];
  const seen = new Map<string, Set<Selection>>();
  const renew = (id: string, selection: Selection): void => {
    const slot = context.store.entity(id);
    const selections = seen.get(id) ?? new Set();
    if (!slot || selections.has(selection)) return;
    seen.set(id, selections.add(selection));
    writes.push(writeOf(slot, selection, { ...context, visit: renew }));
  };
  eachLink(root, (link) => {
    renew(link.slot, link.selection);
    if (wanted) renew(link.slot, wanted);
  });
  return writes;
}

function writeOf(
  slot: EntitySlot,
  selection: Selection,
  context: RenewalContext & { readonly visit: (id: string, selection: Selection) => void },
): EntityWrite {
  const cells: CellWrite[] = [];
  let version: number | undefined;
  eachSelected(slot, selection, ({ path, cell, selected }) => {
    if (!cell) return;
    cells.push({ path, node: cell.node });
    // The latest version of any part is the one that has not changed.
    version = Math.max(version ?? Number.NEGATIVE_INFINITY, cell.stamp.version ?? Number.NEGATIVE_INFINITY);
    eachLink(cell.node, (link) => context.visit(link.slot, selected?.nested ?? link.selection));
  });
  const { entities, lifetimes, now, order } = context;
  const row = entities[slot.id.slice(0, slot.id.indexOf(':'))]?.lifetime;
  const until = row === undefined ? now : lifetimes.freshUntil(row, now);
  const isVersioned = version !== undefined && Number.isFinite(version);
  return { slot: slot.id, stamp: { until, version: isVersioned ? version : undefined, order }, cells };
}
