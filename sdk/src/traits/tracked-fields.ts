import type { TrackedFields } from '../spec/operation.ts';
import type { Trait, Tracking } from '../query/context.ts';
import { callOf } from '../query/prepare-query.ts';
import { contentOf } from '../cache/fields.ts';
import { newestVersion } from '../cache/write/merge-entity.ts';
import { Reference, type EntityRecord } from '../cache/records.ts';
import { referencesIn } from '../cache/references.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { EntityTables } from '../spec/entity.ts';

/**
 * Keeps track of the fields that the store knows of the entity that a read names, of what answers showed behind its
 * relations too: sorted names such as `Contact.Account.Name`, none for an entity without `select`.
 *
 * @see requirement 001 section 4: conflicting versions trigger a refetch of the tracked fields
 * @see requirement 001 section 5: depth 5 unless stated, implicit fields on spanning relationships
 */
function trackFields(tracked: TrackedFields): Tracking {
  // One answer may not bring all that is known, and would else be refetched and again.
  const asked = new WeakMap<EntityRecord, number>();
  const fieldsOf: Tracking['fieldsOf'] = (record, entities) => {
    const prefix = record.data?.[entities[record.entity]?.select?.prefix ?? ''];
    const names = namesIn(record, record.fieldSet, { ...tracked, entities, prefix: String(prefix) });
    return [...new Set(names)].sort();
  };
  return {
    fieldsOf,
    widen(call, context) {
      const { required = '', optional } = call.table.selects ?? {};
      const record = call.subscription?.entity;
      const version = record && newestVersion(record);
      if (!record || !optional || version === undefined || asked.get(record) === version) return undefined;
      asked.set(record, version);
      const { [required]: _, ...config } = call.config;
      return callOf(call, { ...config, [optional]: fieldsOf(record, context.entities) }, context);
    },
  };
}

interface Walk extends TrackedFields {
  readonly entities: EntityTables;
  /** The name of the entity that is looked at. */
  readonly prefix: string;
}

function namesIn(record: EntityRecord, selection: Selection, walk: Walk): readonly string[] {
  const { entities, depth, spanning, prefix } = walk;
  const select = entities[record.entity]?.select;
  const { data, references } = record;
  if (!select || !data) return [];
  return [...selection.fields.values()].flatMap((field): readonly string[] => {
    if (field.member !== select.members || field.entry === undefined) return [];
    const name = `${prefix}.${field.entry}`;
    const reference = referencesIn(contentOf({ data, references }, field).references, select.via);
    if (!(reference instanceof Reference)) return [name];
    if (depth === 1) return [];
    const inconsistent = { ...walk, depth: depth - 1, prefix: name };
    const inner = namesIn(reference.record, field.nested ?? reference.selection, inconsistent);
    return [...inner, ...spanning.map((field) => `${name}.${field}`)];
  });
}

/** Reads that keep track of the fields of the entity that they name. */
export const trackedFields: Trait<'trackedFields'> = {
  name: 'trackedFields',
  bind: (tracked) => ({ tracking: trackFields(tracked) }),
};
