import type { ActionOf, KeptEntity } from '../actions.ts';
import { writeEntity } from './write-record.ts';
import { markChanged, ensureEntityRecord, collectionOf, type StoreState } from '../state.ts';

/** Keeps entities as they are given. */
export function reduceKept(state: StoreState, { entities }: ActionOf<'kept'>): void {
  for (const entity of entities) keepEntity(state, entity);
}

function keepEntity(state: StoreState, { entity, key, data, metadata }: KeptEntity): void {
  const fieldSet = collectionOf(state, entity).fieldSets.of(data, undefined);
  const record = ensureEntityRecord(state, { entity, key });
  if (writeEntity(state, { record, data, references: undefined, fieldSet, metadata, now: metadata.until }))
    markChanged(state, record);
  if (record.parents === undefined) state.orphans.add(record);
}
