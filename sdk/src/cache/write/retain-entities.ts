import type { ActionOf, KeptEntity } from '../actions.ts';
import { writeEntity } from './merge-entity.ts';
import { markChanged } from '../parents.ts';
import { entitySlotOf, familyOf, type StoreState } from '../state.ts';

/** Keeps entities as they are given. */
export function reduceKept(state: StoreState, { entities }: ActionOf<'kept'>): void {
  for (const entity of entities) keepEntity(state, entity);
}

function keepEntity(state: StoreState, { entity, key, data, stamp }: KeptEntity): void {
  const layout = familyOf(state, entity).layouts.of(data, undefined);
  const slot = entitySlotOf(state, { entity, key });
  if (writeEntity(state, { slot, data, links: undefined, layout, stamp, now: stamp.until }))
    markChanged(state, slot);
  if (slot.parents === undefined) state.loose.add(slot);
}
