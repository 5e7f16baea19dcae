import { contentOf } from '../store/cell.ts';
import { Link, linksIn } from '../store/link.ts';
import type { Selection } from '../store/selection.ts';
import type { EntitySlot } from '../store/slot.ts';
import type { EntityTables } from '../types/entity.ts';

/** How far the fields of an entity are tracked: one `x-entity.tracked` of the specs. */
export interface Tracking {
  /** Most names after the first in one field name: `Contact.Account.Name` has two. */
  readonly depth: number;
  /** Fields that are asked for of every entity behind a relation besides. */
  readonly spanning: readonly string[];
}

/**
 * The names of all fields that the store knows of an entity, of what answers showed behind its relations too.
 *
 * @returns sorted names such as `Contact.Account.Name`; none for an entity without `select`
 * @see requirement 001 section 5: depth 5 unless stated, implicit fields on spanning relationships
 */
export function trackedFields(
  slot: EntitySlot,
  entities: EntityTables,
  tracking: Tracking,
): readonly string[] {
  const select = entities[slot.entity]?.select;
  const prefix = select && slot.data?.[select.prefix];
  if (typeof prefix !== 'string') return [];
  return [...new Set(namesIn(slot, slot.layout, { entities, tracking, prefix }))].sort();
}

interface Walk {
  readonly entities: EntityTables;
  readonly tracking: Tracking;
  /** The name of the entity that is looked at. */
  readonly prefix: string;
}

function namesIn(slot: EntitySlot, selection: Selection, walk: Walk): readonly string[] {
  const { entities, tracking, prefix } = walk;
  const select = entities[slot.entity]?.select;
  const { data, links } = slot;
  if (!select || !data || prefix.split('.').length > tracking.depth) return [];
  return [...selection.cells.values()].flatMap((cell): readonly string[] => {
    if (cell.member !== select.members || cell.entry === undefined) return [];
    const name = `${prefix}.${cell.entry}`;
    const link = linksIn(contentOf({ data, links }, cell).links, select.via);
    if (!(link instanceof Link)) return [name];
    const inner = namesIn(link.slot, cell.nested ?? link.selection, { ...walk, prefix: name });
    const spanning = tracking.spanning.map((field) => `${name}.${field}`);
    return name.split('.').length > tracking.depth ? [] : [...inner, ...spanning];
  });
}
