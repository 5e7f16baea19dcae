import { eachReference } from '../../cache/content.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { EntityIdentity, ResultRecord } from '../../cache/records.ts';
import type { Json } from '../../core/json-value.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { FetchCauses } from './fetch-causes.ts';
import { keysOfReads, observersOf } from './observers.ts';
import { freshUntilOf } from './reasons.ts';
import { describeError } from './requests.ts';
import type { InspectedQuery, QueryState, QuerySummary, Render } from './session.ts';
import type { Writers } from './writers.ts';

/** Facts about queries that the store does not keep. */
interface QueryMemory {
  readonly writers: Writers;
  readonly causes: FetchCauses;
  readonly renders: () => readonly Render[];
}

/** All queries of a store as a list shows them. */
export function listQueries(host: ExtensionHost, { writers }: QueryMemory): readonly QuerySummary[] {
  return [...host.store.records()].flatMap((record) =>
    record.kind === 'result' ? [summaryOf(record, host, writers)] : [],
  );
}

/** One query in full. */
export function describeQuery(
  record: ResultRecord,
  host: ExtensionHost,
  { writers, causes, renders }: QueryMemory,
): InspectedQuery {
  const { store } = host;
  const { key, cachedError } = record;
  return {
    ...summaryOf(record, host, writers),
    ...observersOf(valuesOf(record.subscribers), keysOfReads(store)),
    error: cachedError && describeError(cachedError.error),
    writer: writers.of(record.metadata.timestamp),
    // Data of the cache is JSON.
    data: store.denormalizeResult(record)?.value as Json | undefined,
    reasons: causes.reasonsFor(key),
    fetches: causes.of(key),
    renders: renders()
      .filter((render) => render.key === key)
      .toReversed(),
    records: recordsIn(record),
  };
}

function summaryOf(record: ResultRecord, { store, clock }: ExtensionHost, writers: Writers): QuerySummary {
  const { key, operation, config, subscribers, metadata } = record;
  const freshUntil = store.denormalizeResult(record)?.freshUntil;
  const watching = [...valuesOf(subscribers)];
  return {
    key,
    operation,
    config,
    state: queryState(record, freshUntil, clock.now()),
    updatedAt: writers.of(metadata.timestamp)?.at,
    freshUntil: freshUntil === undefined ? undefined : freshUntilOf(freshUntil),
    listeners: watching.reduce((sum, { listeners }) => sum + valuesOf(listeners).size, 0),
  };
}

function queryState(
  { fetchCount, cachedError }: ResultRecord,
  freshUntil: number | undefined,
  now: number,
): QueryState {
  if (fetchCount > 0) return 'fetching';
  if (cachedError && (cachedError.until === undefined || now < cachedError.until)) return 'error';
  if (freshUntil === undefined) return 'empty';
  return now < freshUntil ? 'fresh' : 'stale';
}

function recordsIn({ content }: ResultRecord): readonly EntityIdentity[] {
  const found = new Map<object, EntityIdentity>();
  eachReference(content?.references, ({ record }) =>
    found.set(record, { entity: record.entity, key: record.key }),
  );
  return [...found.values()];
}
