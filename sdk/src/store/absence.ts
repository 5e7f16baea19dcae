import { isJsonObject } from '../json.ts';
import type { EntityTable, EntityTables } from '../types/entity.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { Shape } from '../types/shape.ts';
import type { Selection } from './selection.ts';
import { memberShape } from './shape-member.ts';

/** A cell that was asked for and is not there. */
export interface Absent {
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

/** Visits the optional cells that the server was asked for and left out: nobody needs to ask for them again. */
export function eachAbsent(value: Json | undefined, shape: Shape, asking: Asking): void {
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
