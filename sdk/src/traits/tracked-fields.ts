import type { Tracking } from '../query/context.ts';
import { callOf } from '../query/prepare-query.ts';
import { contentOf } from '../cache/fields.ts';
import { newestVersion } from '../cache/write/merge-entity.ts';
import { Link, type EntitySlot } from '../cache/records.ts';
import { linksIn } from '../cache/references.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { EntityTables } from '../spec/entity.ts';

/** How far the fields of an entity are tracked: one `x-entity.tracked` of the specs. */
export interface TrackedFields {
  /** Most names after the first in one field name: `Contact.Account.Name` has two. */
  readonly depth: number;
  /** Fields that are asked for of every entity behind a relation besides. */
  readonly spanning: readonly string[];
}

/**
 * Keeps track of the fields that the store knows of the entity that a read names, of what answers showed behind its
 * relations too: sorted names such as `Contact.Account.Name`, none for an entity without `select`.
 *
 * @see requirement 001 section 4: conflicting versions trigger a refetch of the tracked fields
 * @see requirement 001 section 5: depth 5 unless stated, implicit fields on spanning relationships
 */
export function trackFields(tracked: TrackedFields): Tracking {
  // One answer may not bring all that is known, and would else be asked for again and again.
  const asked = new WeakMap<EntitySlot, number>();
  const fieldsOf: Tracking['fieldsOf'] = (slot, entities) => {
    const prefix = slot.data?.[entities[slot.entity]?.select?.prefix ?? ''];
    const names = namesIn(slot, slot.layout, { ...tracked, entities, prefix: String(prefix) });
    return [...new Set(names)].sort();
  };
  return {
    fieldsOf,
    widen(call, context) {
      const { required = '', optional } = call.table.selects ?? {};
      const slot = call.held?.entity;
      const version = slot && newestVersion(slot);
      if (!slot || !optional || version === undefined || asked.get(slot) === version) return undefined;
      asked.set(slot, version);
      const { [required]: _, ...config } = call.config;
      return callOf(call, { ...config, [optional]: fieldsOf(slot, context.entities) }, context);
    },
  };
}

interface Walk extends TrackedFields {
  readonly entities: EntityTables;
  /** The name of the entity that is looked at. */
  readonly prefix: string;
}

function namesIn(slot: EntitySlot, selection: Selection, walk: Walk): readonly string[] {
  const { entities, depth, spanning, prefix } = walk;
  const select = entities[slot.entity]?.select;
  const { data, links } = slot;
  if (!select || !data) return [];
  return [...selection.cells.values()].flatMap((cell): readonly string[] => {
    if (cell.member !== select.members || cell.entry === undefined) return [];
    const name = `${prefix}.${cell.entry}`;
    const link = linksIn(contentOf({ data, links }, cell).links, select.via);
    if (!(link instanceof Link)) return [name];
    if (depth === 1) return [];
    const behind = { ...walk, depth: depth - 1, prefix: name };
    const inner = namesIn(link.slot, cell.nested ?? link.selection, behind);
    return [...inner, ...spanning.map((field) => `${name}.${field}`)];
  });
}
