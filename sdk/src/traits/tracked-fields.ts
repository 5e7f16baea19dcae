import type { ReadTable, TrackedFields } from '../spec/operation.ts';
import type { QueryContext, ReadCall, Tracking } from '../query/context.ts';
import { callOf } from '../query/prepare-query.ts';
import { isReference, contentOf, referencesIn } from '../cache/content.ts';
import { newestVersion } from '../cache/write/write-record.ts';
import { subscribersOf } from '../cache/read/find-subscribers.ts';
import type { EntityRecord } from '../cache/records.ts';
import { valuesOf } from '../core/compact-set.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { EntityTables } from '../spec/entity.ts';

/** The version of each entity up to which all was asked for, by operation: one answer may not bring it all. */
const asked = new WeakMap<EntityRecord, Map<string, number>>();

/** Returns the read of all tracked fields, once for each version of a watched entity. */
function widen(call: ReadCall, context: QueryContext): ReadCall | undefined {
  const { id, selects: { required = '', optional } = {} } = call.table;
  const record = call.subscription?.entity;
  const version = record && newestVersion(record);
  if (!record || !optional || version === undefined) return undefined;
  const versions = asked.get(record) ?? new Map<string, number>();
  if (versions.get(id) === version) return undefined;
  asked.set(record, versions.set(id, version));
  const { [required]: _, ...config } = call.config;
  const names = trackedFields(call.table, record, context.entities);
  return callOf({ ...call, config: { ...config, [optional]: names } }, context);
}

/**
 * The fields that the store knows of the entity that a read names, of what answers showed behind its relations too:
 * sorted names such as `Contact.Account.Name`, none for an entity without `select`.
 *
 * @see requirement 001 section 4: conflicting versions trigger a refetch of the tracked fields
 * @see requirement 001 section 5: depth 5 unless stated, implicit fields on spanning relationships
 */
export function trackedFields(
  { tracked }: Pick<ReadTable, 'tracked'>,
  record: EntityRecord,
  entities: EntityTables,
): readonly string[] {
  if (!tracked) return [];
  const prefix = record.data?.[entities[record.entity]?.select?.prefix ?? ''];
  const names = namesIn(record, record.fieldSet, { ...tracked, entities, prefix: String(prefix) });
  return [...new Set(names)].sort();
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
    if (!isReference(reference)) return [name];
    if (depth === 1) return [];
    const inconsistent = { ...walk, depth: depth - 1, prefix: name };
    const inner = namesIn(reference.record, field.nested ?? reference.selection, inconsistent);
    return [...inner, ...spanning.map((field) => `${name}.${field}`)];
  });
}

/**
 * Somebody who watches an entity asks for all that is known of it; then whoever still watches what is out of date asks for
 * that.
 */
function reconcile(records: readonly EntityRecord[]): void {
  const rest = (): void => subscribersOf(records).forEach((subscriber) => subscriber.catchUp());
  const asked = records.flatMap((record) =>
    [...valuesOf(record.subscribers)].flatMap((subscriber) => subscriber.widen?.() ?? []),
  );
  if (asked.length === 0) rest();
  else void Promise.all(asked).then(rest);
}

/** Refetches what is known of an entity after a conflict of versions; registered as the traits are. */
export const tracking: Tracking = { name: 'tracking', widen, reconcile };
