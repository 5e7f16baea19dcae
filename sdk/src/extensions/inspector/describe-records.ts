import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import { metadataOf } from '../../cache/content.ts';
import type { EntityRecord } from '../../cache/records.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import { optimisticChanges } from './cache-writes.ts';
import { fieldName } from './field-name.ts';
import { keysOfReads, observersOf } from './observers.ts';
import { fieldValue, stateOf } from './own-values.ts';
import { freshUntilOf } from './reasons.ts';
import type { InspectedField, InspectedRecord, RecordSummary } from './session.ts';
import type { Writers } from './writers.ts';

/** All records of a store that something is known of. */
export function listRecords(host: ExtensionHost, writers: Writers): readonly RecordSummary[] {
  return [...host.store.records()].flatMap((record) =>
    record.kind === 'entity' && record.data !== undefined ? [summaryOf(record, host, writers)] : [],
  );
}

/** One record in full. */
export function describeRecord(record: EntityRecord, host: ExtensionHost, writers: Writers): InspectedRecord {
  const { store } = host;
  return {
    ...summaryOf(record, host, writers),
    ...observersOf(subscribersShowing(store, [record]), keysOfReads(store)),
    fields: pathsOf(record).map((path) => describeField(record, path, writers)),
    optimistic: (record.optimisticLayer?.list ?? []).map((update) => ({
      id: update.id,
      fields: optimisticChanges(update),
    })),
  };
}

/** Without those that say only that a member is a map. */
function pathsOf({ fieldSet, absent }: EntityRecord): readonly string[] {
  const known = [...fieldSet.fields.values()].flatMap(({ path, isMap }) => (isMap ? [] : [path]));
  return [...new Set([...known, ...(absent?.keys() ?? [])])];
}

function describeField(record: EntityRecord, path: string, writers: Writers): InspectedField {
  const { until = 0, version, timestamp = -1 } = metadataOf(record, path) ?? {};
  const field = record.fieldSet.fields.get(path);
  return {
    name: fieldName(path),
    value: field && fieldValue(stateOf(record), field),
    isAbsent: field === undefined,
    freshUntil: freshUntilOf(until),
    version,
    writer: writers.of(timestamp),
  };
}

function summaryOf(
  record: EntityRecord,
  { store, clock, entities }: ExtensionHost,
  writers: Writers,
): RecordSummary {
  const { entity, key, data, evictedAt, optimisticLayer } = record;
  const metadata = pathsOf(record).flatMap((path) => metadataOf(record, path) ?? []);
  const freshUntil = Math.min(...metadata.map(({ until }) => until));
  const [named] = entities[entity]?.reports ?? [];
  const label = named === undefined ? undefined : data?.[named];
  const times = metadata.flatMap(({ timestamp }) => writers.of(timestamp)?.at ?? []);
  const isFresh = clock.now() < freshUntil;
  return {
    entity,
    key,
    label: typeof label === 'string' ? label : entity,
    fieldCount: metadata.length,
    state: evictedAt !== undefined ? 'evicted' : isFresh ? 'fresh' : 'stale',
    updatedAt: times.length === 0 ? undefined : Math.max(...times),
    freshUntil: freshUntilOf(freshUntil),
    listeners: [...subscribersShowing(store, [record])].reduce(
      (sum, { listeners }) => sum + valuesOf(listeners).size,
      0,
    ),
    optimisticCount: optimisticLayer?.list.length ?? 0,
  };
}
