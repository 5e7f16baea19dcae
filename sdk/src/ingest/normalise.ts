import { invariant } from '../errors.ts';
import type { CellWrite } from '../store/action.ts';
import { isJsonObject, valueAt } from '../json.ts';
import {
  createLink,
  createListNode,
  createObjectNode,
  eachLink,
  isTree,
  MAP,
  type Node,
} from '../store/node.ts';
import { cellPath, type SelectedCell, type Selection, type Selections } from '../store/selection.ts';
import { memberShape } from '../store/shape-member.ts';
import { entityAddress, entityKey } from '../store/slot.ts';
import type { EntityTable, EntityTables } from '../types/entity.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { Shape } from '../types/shape.ts';
import { versionOf } from './version.ts';

/** One place in an answer where an entity stood. */
export interface FoundEntity {
  readonly slot: string;
  readonly table: EntityTable;
  readonly version: number | undefined;
  readonly cells: readonly CellWrite[];
}

/** What `normalise` needs to know. */
export interface NormaliseContext {
  readonly entities: EntityTables;
  readonly selections: Selections;
}

/** An answer taken apart: entities out, links in their places. */
export interface Normalised {
  readonly node: Node;
  readonly entities: readonly FoundEntity[];
}

/**
 * Splits the entities out of an answer, walking only the paths that lead to one.
 *
 * @param value the answer, deeply frozen
 * @param shape where entities stand in it
 */
export function normalise(value: Json, shape: Shape, context: NormaliseContext): Normalised {
  const found: FoundEntity[] = [];
  return { node: walk(value, shape, { tables: context, found }), entities: found };
}

interface Walk {
  readonly tables: NormaliseContext;
  /** Grows while walking. */
  readonly found: FoundEntity[];
}

function walk(value: Json, shape: Shape, context: Walk): Node {
  switch (shape.kind) {
    case 'plain':
      return value;
    case 'entity':
      return walkEntity(value, shape.entity, context);
    case 'object':
    case 'map':
      return walkMembers(value, shape, context);
    case 'list':
      return walkList(value, shape.items, context);
  }
}

function walkMembers(value: Json, shape: Shape, context: Walk): Node {
  if (!isJsonObject(value)) return value;
  const parts = new Map<string, Node>();
  for (const [member, inner] of Object.entries(value)) {
    const node = walk(inner, memberShape(shape, member), context);
    if (isTree(node)) parts.set(member, node);
  }
  if (parts.size === 0) return value;
  const plain = Object.entries(value).filter(([member]) => !parts.has(member));
  return createObjectNode(Object.freeze(Object.fromEntries(plain)), parts);
}

function walkList(value: Json, shape: Shape, context: Walk): Node {
  if (!Array.isArray(value)) return value;
  // Array.isArray forgets that a JSON list is readonly and holds JSON.
  const items = (value as readonly Json[]).map((item) => walk(item, shape, context));
  return items.some(isTree) ? createListNode(items) : value;
}

function walkEntity(value: Json, name: string, context: Walk): Node {
  const table = context.tables.entities[name];
  invariant(table, `No entity "${name}"`);
  const key = isJsonObject(value) ? entityKey(table, (member) => valueAt(value, member)) : undefined;
  if (!key || !isJsonObject(value)) return value;
  const slot = entityAddress(table, key);
  const cells = cellsOf(table, value, context);
  context.found.push({ slot, table, version: versionOf(table, value), cells });
  return createLink(slot, selectionOf(cells, context.tables.selections));
}

function cellsOf(table: EntityTable, entity: JsonObject, context: Walk): CellWrite[] {
  const cells: CellWrite[] = [];
  for (const [member, value] of Object.entries(entity)) {
    const shape = memberShape(table.shape, member);
    if (!table.mergeByMember.includes(member) || !isJsonObject(value)) {
      cells.push({ path: cellPath(member), node: walk(value, shape, context) });
      continue;
    }
    cells.push({ path: cellPath(member), node: MAP });
    for (const [entry, inner] of Object.entries(value)) {
      cells.push({ path: cellPath(member, entry), node: walk(inner, memberShape(shape, entry), context) });
    }
  }
  return cells;
}

/** What this place showed of the entity, so that a later view of the place shows the same. */
function selectionOf(cells: readonly CellWrite[], selections: Selections): Selection {
  const selected = new Map<string, SelectedCell>();
  for (const { path, node } of cells) {
    const nested = nestedSelection(node);
    selected.set(path, nested ? { need: 'kept', nested } : { need: 'kept' });
  }
  return selections.of(selected, 'none');
}

/** The selection that all links inside a cell agree on; else each link's own counts. */
function nestedSelection(node: Node): Selection | undefined {
  const found = new Set<Selection>();
  eachLink(node, (link) => found.add(link.selection));
  const [first] = found;
  return found.size === 1 ? first : undefined;
}
