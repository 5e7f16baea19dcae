import { noteChange, type StoreState } from './state.ts';
import type { CacheRecord, EntityRecord } from './records.ts';

/** Notes one more place in `owner` that shows an entity. */
export function addParent(record: EntityRecord, owner: CacheRecord): void {
  const { parents } = record;
  if (parents === undefined) record.parents = owner;
  else if (parents instanceof Map) parents.set(owner, (parents.get(owner) ?? 0) + 1);
  else
    record.parents =
      parents === owner ? new Map([[owner, 2]]) : new Map([parents, owner].map((one) => [one, 1]));
}

/** Notes one place less. */
export function removeParent(record: EntityRecord, owner: CacheRecord): void {
  const { parents } = record;
  if (parents === owner) record.parents = undefined;
  if (!(parents instanceof Map)) return;
  const places = (parents.get(owner) ?? 0) - 1;
  if (places > 0) parents.set(owner, places);
  else parents.delete(owner);
  if (parents.size === 0) record.parents = undefined;
}

/** A record and all that show it, directly or through others; each once. */
export function showing(record: CacheRecord): ReadonlySet<CacheRecord> {
  const found = new Set<CacheRecord>([record]);
  for (const one of found) {
    if (one.kind !== 'entity' || one.parents === undefined) continue;
    if (one.parents instanceof Map) for (const parent of one.parents.keys()) found.add(parent);
    else found.add(one.parents);
  }
  return found;
}

/** Moves the version of a record and of all that show it; notes who watches them. */
export function markChanged(state: StoreState, record: CacheRecord): void {
  touch(state, record);
  if (record.kind === 'result' || record.parents === undefined) return;
  const { parents } = record;
  if (isInEntity(parents)) {
    for (const one of showing(record)) if (one !== record) touch(state, one);
  } else if (parents instanceof Map) {
    for (const one of parents.keys()) touch(state, one);
  } else touch(state, parents);
}

/** Returns true when something shows an entity through another one. */
function isInEntity(parents: NonNullable<EntityRecord['parents']>): boolean {
  if (!(parents instanceof Map)) return parents.kind === 'entity';
  for (const { kind } of parents.keys()) if (kind === 'entity') return true;
  return false;
}

/** Notes who watches a record or what shows it, without a change: what they show may be fresh again. */
export function markRevalidated(state: StoreState, record: EntityRecord): void {
  for (const one of showing(record)) noteChange(state, one);
}

function touch(state: StoreState, record: CacheRecord): void {
  record.version += 1;
  noteChange(state, record);
}
