import { noteChange, entitySlotOf, type StoreState } from '../state.ts';
import type { Action, Brought } from '../actions.ts';
import { dropContent, expire, expireEntity } from './expire.ts';
import { showing } from '../parents.ts';
import { reachTo } from '../read/find-subscribers.ts';
import type { EntitySlot, Stamp } from '../records.ts';

/** An entity that is there no more, as an action. */
export function evicted(given: Brought<'evicted'>): Action {
  return { ...given, type: 'evicted', apply: (state) => reduceEvicted(state, given) };
}

function reduceEvicted(state: StoreState, action: Brought<'evicted'>): void {
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
