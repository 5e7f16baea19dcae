import type { ClientEvent } from '../../query/context.ts';
import { prepareRead } from '../../query/prepare-query.ts';
import { invariant } from '../../core/errors.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { createListeners } from '../../core/events.ts';
import type { Action } from '../../cache/actions.ts';
import { metadataOf } from '../../cache/content.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { EntityIdentity, EntityRecord, ResultRecord } from '../../cache/records.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { ReadOperation } from '../../spec/operation.ts';
import { fieldName } from './field-name.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { keysOfReads, observersOf, type Observers } from './observers.ts';
import { createWriters, type Writer, type Writers } from './writers.ts';

/** One field of an entity. Times are epoch milliseconds. */
export interface InspectedField {
  readonly name: string;
  /** The server was asked for it and left it out. */
  readonly isAbsent: boolean;
  readonly freshUntil: number;
  /** The server's version of the entity that it is of. */
  readonly version: number | undefined;
  /** Undefined for what was written too long ago. */
  readonly writer: Writer | undefined;
}

/** One entity in the store. */
export interface InspectedEntity extends EntityIdentity, Observers {
  /** Length of it as JSON, with the entities inside. */
  readonly bytes: number;
  readonly isEvicted: boolean;
  readonly fields: readonly InspectedField[];
}

/** One result in the store. */
export interface InspectedResult extends Observers {
  readonly key: string;
  readonly operation: string;
  readonly config: JsonObject;
  /** Length of what it shows as JSON; 0 for none. */
  readonly bytes: number;
  /** Of the answer and all that it shows; undefined without an answer. */
  readonly freshUntil: number | undefined;
  readonly error:
    { readonly code: string; readonly message: string; readonly until: number | undefined } | undefined;
  /** Requests in flight. */
  readonly fetchCount: number;
  readonly writer: Writer | undefined;
}

/** Something that happened, and when in epoch milliseconds. */
export interface LoggedEvent {
  readonly at: number;
  /** Of a look that found nothing fresh: why. */
  readonly reasons?: readonly Reason[];
  readonly event:
    ClientEvent | { readonly type: 'emptied' | 'expired' | 'entity-evicted'; readonly what: string };
}

/** Options of an inspector. */
export interface InspectorOptions {
  /** Most events in the log; 200 unless stated. */
  readonly events?: number | undefined;
  /** Most timestamps of which is known who they are; 5,000 unless stated. */
  readonly writers?: number | undefined;
}

/** Shows what a client's store has. Everything is worked out when it is asked for. */
export interface Inspector extends ClientExtension {
  entities(): readonly InspectedEntity[];
  results(): readonly InspectedResult[];
  /** Why a read is stale, or until when it is fresh. */
  explain<TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig): readonly Reason[];
  /** The last events, the oldest first. */
  events(this: void): readonly LoggedEvent[];
  /** Epoch milliseconds of the client's clock. */
  now(): number;
  /**
   * Called once for all that has happened since, after the work that is under way.
   *
   * @returns stops listening
   */
  subscribe(this: void, listener: () => void): () => void;
}

/**
 * Shows what a client's store has, who wrote it and why a read is stale.
 *
 * @example
 * const inspector = createInspector();
 * const client = createClient({ extensions: [inspector] });
 * console.table(inspector.explain(getRecord, { recordId, fields: ['Contact.Email'] }));
 */
export function createInspector(options: InspectorOptions = {}): Inspector {
  const writers = createWriters(options.writers ?? 5_000);
  const log = createLog(options.events ?? 200, (error) => connected?.reportListenerError(error));
  let connected: ExtensionHost | undefined;
  const host = (): ExtensionHost => {
    invariant(connected, 'An inspector shows what a client has; it was given to none');
    return connected;
  };
  return {
    connect(given) {
      connected = given;
      const { clock, store } = given;
      given.onEvent((event, call) => {
        writers.tell(event);
        const now = clock.now();
        const isMissed = call && event.type === 'lookup' && event.found !== 'fresh';
        const why = isMissed ? { reasons: reasonsFor(call, { store, writers, now }) } : {};
        log.add([{ at: now, event, ...why }]);
      });
      given.onApplied((actions, source) => {
        const at = clock.now();
        writers.note(actions, at, source !== undefined);
        log.add(actions.flatMap((action) => eventOf(action) ?? []).map((event) => ({ at, event })));
      });
    },
    entities: () => inspectEntities(host(), writers),
    results: () => inspectResults(host(), writers),
    explain(operation, config) {
      const prepared = prepareRead(operation, config, host());
      if (!prepared.ok) return [{ kind: 'refused', missing: prepared.refused.missing }];
      const { store, clock } = host();
      return reasonsFor(prepared.call, { store, writers, now: clock.now() });
    },
    events: log.all,
    now: () => host().clock.now(),
    subscribe: log.listen,
  };
}

interface Log {
  all(this: void): readonly LoggedEvent[];
  add(events: readonly LoggedEvent[]): void;
  listen(this: void, listener: () => void): () => void;
}

function createLog(most: number, onError: (error: unknown) => void): Log {
  const listeners = createListeners<[]>(onError);
  let events: readonly LoggedEvent[] = [];
  let isTelling = false;
  // Reads may begin while somebody renders, who must not be made to render by it: all is told once, afterwards.
  const tellSoon = (): void => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      listeners.emit();
    });
  };
  return {
    all: () => events,
    add(fresh) {
      // A new list each time, as something has changed even where nothing is logged.
      events = [...events, ...fresh].slice(-most);
      tellSoon();
    },
    listen: listeners.on,
  };
}

function eventOf(action: Action): LoggedEvent['event'] | undefined {
  switch (action.type) {
    case 'emptied':
      return { type: 'emptied', what: '' };
    case 'expired':
      return { type: 'expired', what: action.keys.join(', ') };
    case 'evicted':
      return { type: 'entity-evicted', what: `${action.entity.entity} ${action.entity.key}` };
    default:
      return undefined;
  }
}

function inspectEntities(host: ExtensionHost, writers: Writers): readonly InspectedEntity[] {
  const { store } = host;
  const keys = keysOfReads(store);
  return [...store.records()].flatMap((record) => {
    if (record.kind !== 'entity' || record.data === undefined) return [];
    return [{ ...inspectEntity(record, host, writers), ...observersOf(store.subscribersOf(record), keys) }];
  });
}

function inspectResults(host: ExtensionHost, writers: Writers): readonly InspectedResult[] {
  const { store } = host;
  const keys = keysOfReads(store);
  return [...store.records()].flatMap((record) => {
    if (record.kind !== 'result') return [];
    return [{ ...inspectResult(record, host, writers), ...observersOf(valuesOf(record.subscribers), keys) }];
  });
}

function inspectEntity(
  record: EntityRecord,
  { store }: ExtensionHost,
  writers: Writers,
): Omit<InspectedEntity, keyof Observers> {
  const paths = new Set([...record.fieldSet.fields.keys(), ...(record.absent?.keys() ?? [])]);
  const fields = [...paths].map((path): InspectedField => {
    const { until = 0, version, timestamp = -1 } = metadataOf(record, path) ?? {};
    return {
      name: fieldName(path),
      isAbsent: !record.fieldSet.fields.has(path),
      freshUntil: until,
      version,
      writer: writers.of(timestamp),
    };
  });
  const { value } = store.denormalizeEntity(record, store.selections.everything);
  return {
    entity: record.entity,
    key: record.key,
    bytes: bytesOf(value),
    isEvicted: record.evictedAt !== undefined,
    fields,
  };
}

function inspectResult(
  record: ResultRecord,
  { store }: ExtensionHost,
  writers: Writers,
): Omit<InspectedResult, keyof Observers> {
  const denormalized = store.denormalizeResult(record);
  const { cachedError } = record;
  return {
    key: record.key,
    operation: record.operation,
    config: record.config,
    bytes: denormalized ? bytesOf(denormalized.value) : 0,
    freshUntil: denormalized?.freshUntil,
    error: cachedError && {
      code: cachedError.error.code,
      message: cachedError.error.message,
      until: cachedError.until,
    },
    fetchCount: record.fetchCount,
    writer: writers.of(record.metadata.timestamp),
  };
}

/** Entities that contain each other have no length as JSON. */
function bytesOf(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return 0;
  }
}
