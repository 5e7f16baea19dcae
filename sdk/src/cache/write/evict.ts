import { noteChange, entitySlotOf, type StoreState } from '../state.ts';
import type { ActionOf } from '../actions.ts';
import { dropContent, expire, expireEntity } from './expire.ts';
import { showing } from '../parents.ts';
import { reachTo } from '../read/find-subscribers.ts';
import type { EntitySlot, Stamp } from '../records.ts';

/** Evicts an entity: what shows it goes on, and reads of it find nothing. */
export function reduceEvicted(state: StoreState, action: ActionOf<'evicted'>): void {
  const slot = entitySlotOf(state, action.entity);
  if (isLater(slot, action.at)) return;
  slot.goneAt = action.at.order;
  expireEntity(state, slot, action.at);
  const isShown = reachTo(slot);
  for (const one of showing(slot)) {
    if (one.kind === 'result') {
      if (!isShown(one.content?.links)) continue;
      one.stamp = expire(one.stamp, action.at);
      if (action.drop) dropContent(state, one);
    }
    one.version += 1;
    noteChange(state, one);
  }
}

/** Whether something of an entity was asked for after a position: another client's word may come late. */
function isLater({ stamp, stamps }: EntitySlot, { order }: Stamp): boolean {
  return stamp.order > order || [...(stamps?.values() ?? [])].some((one) => one.order > order);
}
