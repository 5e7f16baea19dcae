import type { Action, Brought, KeptEntity } from '../actions.ts';
import { writeEntity } from './merge-entity.ts';
import { markChanged } from '../parents.ts';
import { entitySlotOf, familyOf, type StoreState } from '../state.ts';

/** Entities that are kept as they are given, as an action. */
export function kept(given: Brought<'kept'>): Action {
  const apply = (state: StoreState): void => {
    for (const entity of given.entities) reduceKept(state, entity);
  };
  return { ...given, type: 'kept', apply };
}

function reduceKept(state: StoreState, { entity, key, data, stamp }: KeptEntity): void {
  const layout = familyOf(state, entity).layouts.of(data, undefined);
  const slot = entitySlotOf(state, { entity, key });
  if (writeEntity(state, { slot, data, links: undefined, layout, stamp, now: stamp.until }))
    markChanged(state, slot);
  if (slot.parents === undefined) state.loose.add(slot);
}
