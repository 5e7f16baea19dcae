import { prepareRead } from '../../query/prepare-query.ts';
import { invariant } from '../../core/errors.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import type { EntityIdentity, EntityRecord, ResultRecord } from '../../cache/records.ts';
import type { ReadOperation } from '../../spec/operation.ts';
import { describeQuery, listQueries } from './describe-queries.ts';
import { describeRecord, listRecords } from './describe-records.ts';
import { createHistory, type InspectorOptions } from './history.ts';
import type { LiveView, Reason } from './session.ts';

/** Shows what a client's store has, what happens to it and why. Queries and records are worked out when they are asked for. */
export interface Inspector extends ClientExtension, LiveView {
  /** Why a read is stale, or until when it is fresh. */
  explain<TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig): readonly Reason[];
  /** Members of records that say what they are, such as the API name of their object; masks keep them. */
  labels(this: void): readonly string[];
}

/**
 * Shows what a client's store has, who wrote it and why a read is stale; carries out what a developer asks for.
 *
 * @example
 * const inspector = createInspector();
 * const client = createClient({ extensions: [inspector] });
 * console.table(inspector.explain(getRecord, { recordId, fields: ['Contact.Email'] }));
 */
export function createInspector(options: InspectorOptions = {}): Inspector {
  const history = createHistory(options, () => connected);
  let connected: ExtensionHost | undefined;
  const host = (): ExtensionHost => {
    invariant(connected, 'An inspector shows what a client has; it was given to none');
    return connected;
  };
  return {
    connect(given) {
      connected = given;
      history.follow(given);
    },
    // A page may show the inspector before it has made its client.
    queries: () => (connected ? listQueries(connected, history.memory) : []),
    query(key) {
      const record = connected && resultOf(connected, key);
      return record && describeQuery(record, host(), history.memory);
    },
    records: () => (connected ? listRecords(connected, history.memory.writers) : []),
    record(ref) {
      const record = connected && recordOf(connected, ref);
      return record && describeRecord(record, host(), history.memory.writers);
    },
    explain(operation, config) {
      const prepared = prepareRead(operation, config, host());
      return prepared.ok ? history.explain(prepared.call) : [{ kind: 'refused', missing: prepared.missing }];
    },
    labels: () => Object.values(connected?.entities ?? {}).flatMap(({ reports }) => reports ?? []),
    requests: history.requests.all,
    writes: history.writes,
    renders: history.memory.renders,
    notes: history.notes,
    simulations: history.simulations.all,
    now: () => connected?.clock.now() ?? 0,
    subscribe: history.subscribe,
    act: (command) => history.act(command, host()),
  };
}

/** Also of an entity that was evicted, which reads do not find. */
function recordOf({ store }: ExtensionHost, { entity, key }: EntityIdentity): EntityRecord | undefined {
  for (const record of store.records()) {
    if (record.kind === 'entity' && record.entity === entity && record.key === key && record.data)
      return record;
  }
  return undefined;
}

/** Looking at a query here does not count as using it. */
function resultOf({ store }: ExtensionHost, key: string): ResultRecord | undefined {
  for (const record of store.records()) if (record.kind === 'result' && record.key === key) return record;
  return undefined;
}
