import { isJsonObject } from '../../core/json.ts';
import type { EntityTable, EntityTables } from '../../spec/entity.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { Shape } from '../../spec/shape.ts';
import type { Answer } from '../actions.ts';
import { createDraft, freezeDraft, isOutOfDate, putCell, stampOf } from '../fields.ts';
import { keyIn } from '../entity-key.ts';
import { keepDraft, newestVersion } from './merge-entity.ts';
import { markChanged, markRenewed } from '../parents.ts';
import type { Selection } from '../read/selection.ts';
import { memberShape } from '../shape-member.ts';
import { isOlder, type EntitySlot, type Stamp } from '../records.ts';
import { findEntity, type StoreState } from '../state.ts';

/** A cell that was asked for and is not there. */
interface Absent {
  readonly table: EntityTable;
  /** The entity that lacks it. */
  readonly data: JsonObject;
  readonly path: string;
}

/** What was asked of the entities in an answer. */
interface Asking {
  readonly wanted: Selection;
  readonly entities: EntityTables;
  readonly visit: (absent: Absent) => void;
}

/**
 * Notes what the server was asked for and left out.
 *
 * @param stampFor when and with what version what the answer says of an entity came
 */
export function markMissing(
  state: StoreState,
  { data, shape, wanted, now }: Answer,
  stampFor: (slot: EntitySlot, data: JsonObject) => Stamp,
): void {
  if (!wanted) return;
  const visit = ({ table, data: lacking, path }: Absent): void => {
    const key = keyIn(table, lacking);
    const slot = key === undefined ? undefined : findEntity(state, { entity: table.name, key });
    if (!slot) return;
    const wasOld = isOutOfDate(slot, now);
    const stamp = stampFor(slot, lacking);
    if (writeAbsent(state, slot, { path, stamp, now })) markChanged(state, slot);
    else if (wasOld) markRenewed(state, slot);
  };
  eachAbsent(data, shape, { wanted, entities: state.entities, visit });
}

/** Notes that the server was asked for a cell and did not return it; true when that is news. */
function writeAbsent(
  state: StoreState,
  slot: EntitySlot,
  { path, stamp, now }: { path: string; stamp: Stamp; now: number },
): boolean {
  const previous = stampOf(slot, path);
  if (previous && isOlder(stamp, previous)) {
    state.skipped += 1;
    return false;
  }
  const isKnown = slot.absent?.has(path) === true;
  const isEarlier = stamp.version !== undefined && stamp.version < newestVersion(slot);
  (slot.absent ??= new Map()).set(path, isEarlier ? { ...stamp, until: Math.min(stamp.until, now) } : stamp);
  slot.stamps?.delete(path);
  const cell = slot.layout.cells.get(path);
  if (!cell || slot.data === undefined) return !isKnown;
  const draft = createDraft({ data: slot.data, links: slot.links });
  putCell(draft, cell, undefined);
  keepDraft(state, slot, freezeDraft(draft));
  const cells = new Map(slot.layout.cells);
  cells.delete(path);
  slot.layout = state.selections.of(cells, 'none');
  return true;
}

/** Visits the optional cells that the server was asked for and left out: nobody needs to ask for them again. */
function eachAbsent(value: Json | undefined, shape: Shape, asking: Asking): void {
  eachEntity(value, shape, (name, data) => {
    const table = asking.entities[name];
    if (!table) return;
    for (const { path, member, entry, need, nested } of asking.wanted.cells.values()) {
      const inside = data[member];
      const found = entry === undefined ? inside : isJsonObject(inside) ? inside[entry] : undefined;
      if (found === undefined && need === 'optional') asking.visit({ table, data, path });
      if (found === undefined || !nested) continue;
      const place = memberShape(table.shape, member);
      const inner = entry === undefined ? place : memberShape(place, entry);
      eachAbsent(found, inner, { ...asking, wanted: nested });
    }
  });
}

function eachEntity(
  value: Json | undefined,
  shape: Shape,
  visit: (name: string, data: JsonObject) => void,
): void {
  if (shape.kind === 'entity' && isJsonObject(value)) visit(shape.entity, value);
  else if (shape.kind === 'list' && Array.isArray(value)) {
    for (const item of value) eachEntity(item, shape.items, visit);
  } else if ((shape.kind === 'object' || shape.kind === 'map') && isJsonObject(value)) {
    for (const [member, inner] of Object.entries(value)) eachEntity(inner, memberShape(shape, member), visit);
  }
}
