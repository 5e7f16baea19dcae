import { contentOf } from '../fields.ts';
import { crowdOf } from '../subscribers.ts';
import { eachLink, soleLink } from '../references.ts';
import type { Link, Links, AnySlot, EntitySlot, Subscriber } from '../records.ts';
import { showing } from '../parents.ts';
import type { Selection } from './selection.ts';
import { cellsIn } from './denormalize.ts';

/** A search for the places that show an entity. */
interface Search {
  readonly target: EntitySlot;
  /** All slots in which it stands somewhere, whether a reader looks there or not. */
  readonly family: ReadonlySet<AnySlot>;
  /** What was looked through, for entities which contain each other. */
  readonly seen: Map<EntitySlot, Set<Selection>>;
}

/** Says of results whether they show an entity, directly or through others, in a part that they show of these. */
export function reachTo(target: EntitySlot): (links: Links | undefined) => boolean {
  const family = showing(target);
  return (links) => isReached(links, { target, family, seen: new Map() });
}

/** Adds everybody who watches something that shows an entity. */
export function addWatchers(target: EntitySlot, watchers: Set<Subscriber>): void {
  const family = showing(target);
  for (const slot of family) {
    for (const subscriber of crowdOf(slot.subscribers)) {
      if (watchers.has(subscriber)) continue;
      if (isWatching(subscriber, slot, { target, family, seen: new Map() })) watchers.add(subscriber);
    }
  }
}

function isWatching({ selection }: Subscriber, slot: AnySlot, search: Search): boolean {
  if (slot.kind === 'entity') return selection !== undefined && leads({ slot, selection }, search);
  const links = slot.content?.links;
  const sole = soleLink(links);
  return sole && selection ? leads({ slot: sole.slot, selection }, search) : isReached(links, search);
}

function isReached(links: Links | undefined, search: Search, nested?: Selection): boolean {
  let isFound = false;
  eachLink(links, ({ slot, selection }) => {
    isFound ||= leads({ slot, selection: nested ?? selection }, search);
  });
  return isFound;
}

/** Whether a place shows the entity: only what is in its family can lead there. */
function leads({ slot, selection }: Pick<Link, 'slot' | 'selection'>, search: Search): boolean {
  const { target, family, seen } = search;
  if (slot === target) return true;
  const { data, links } = slot;
  const looked = seen.get(slot) ?? new Set();
  if (data === undefined || links === undefined || !family.has(slot) || looked.has(selection)) return false;
  seen.set(slot, looked.add(selection));
  return cellsIn(slot, selection).some(
    (cell) =>
      slot.layout.cells.has(cell.path) &&
      isReached(contentOf({ data, links }, cell).links, search, cell.nested),
  );
}
