import type { AnySlot, EntitySlot } from './slot.ts';

/** Notes one more place in `owner` that shows an entity. */
export function addParent(slot: EntitySlot, owner: AnySlot): void {
  const { parents } = slot;
  if (parents === undefined) slot.parents = owner;
  else if (parents instanceof Map) parents.set(owner, (parents.get(owner) ?? 0) + 1);
  else
    slot.parents =
      parents === owner ? new Map([[owner, 2]]) : new Map([parents, owner].map((one) => [one, 1]));
}

/** Notes one place less. */
export function removeParent(slot: EntitySlot, owner: AnySlot): void {
  const { parents } = slot;
  if (parents === owner) slot.parents = undefined;
  if (!(parents instanceof Map)) return;
  const places = (parents.get(owner) ?? 0) - 1;
  if (places > 0) parents.set(owner, places);
  else parents.delete(owner);
  if (parents.size === 0) slot.parents = undefined;
}

/** A slot and all that show it, directly or through others; each once. */
export function showing(slot: AnySlot): ReadonlySet<AnySlot> {
  const found = new Set<AnySlot>([slot]);
  for (const one of found) {
    if (one.kind !== 'entity' || one.parents === undefined) continue;
    if (one.parents instanceof Map) for (const parent of one.parents.keys()) found.add(parent);
    else found.add(one.parents);
  }
  return found;
}

/** Moves the version of a slot and of all that show it; adds those that somebody watches to `changed`. */
export function markChanged(slot: AnySlot, changed: Set<AnySlot>): void {
  touch(slot, changed);
  if (slot.kind === 'result' || slot.parents === undefined) return;
  const { parents } = slot;
  const direct = parents instanceof Map ? [...parents.keys()] : [parents];
  if (direct.every(({ kind }) => kind === 'result')) for (const one of direct) touch(one, changed);
  else for (const one of showing(slot)) if (one !== slot) touch(one, changed);
}

/** Adds those that somebody watches to `changed` without a change: what they show may be fresh again. */
export function markRenewed(slot: EntitySlot, changed: Set<AnySlot>): void {
  for (const one of showing(slot)) if (one.subscribers) changed.add(one);
}

function touch(slot: AnySlot, changed: Set<AnySlot>): void {
  slot.version += 1;
  if (slot.subscribers) changed.add(slot);
}
