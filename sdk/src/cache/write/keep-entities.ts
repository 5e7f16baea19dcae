import type { Action, Brought, KeptEntity } from '../actions.ts';
import { writeEntity } from './merge-entity.ts';
import { markChanged } from '../parents.ts';
import { ensureEntityRecord, collectionOf, type StoreState } from '../state.ts';

/** Entities that are kept as they are given, as an action. */
export function kept(given: Brought<'kept'>): Action {
  const apply = (state: StoreState): void => {
    for (const entity of given.entities) reduceKept(state, entity);
  };
  return { ...given, type: 'kept', apply };
}

function reduceKept(state: StoreState, { entity, key, data, metadata }: KeptEntity): void {
  const fieldSet = collectionOf(state, entity).fieldSets.of(data, undefined);
  const record = ensureEntityRecord(state, { entity, key });
  if (writeEntity(state, { record, data, references: undefined, fieldSet, metadata, now: metadata.until }))
    markChanged(state, record);
  if (record.parents === undefined) state.orphans.add(record);
}
