import { rethrowApart, createListeners } from '../core/events.ts';
import type {
  AnswerCheck,
  ExplainReasons,
  TraitUser,
  Revalidation,
  QueryContext,
  ClientEvent,
  ReadBatcher,
} from '../query/context.ts';
import type { ApiTable, ReadOperation } from '../spec/operation.ts';
import { createLateCode, type LateCode, type OptionalCode } from './late-code.ts';
import { createTraits } from '../query/traits.ts';
import type { MemoryOptions } from '../cache/write/collect-garbage.ts';
import { expireReads } from '../query/expire-queries.ts';
import { createObserver, type Observer } from '../query/query-observer.ts';
import { identifyRead, prepareRead, type PreparedRead } from '../query/prepare-query.ts';
import { peekRead, putRead, readOnce } from '../query/run-query.ts';
import { createTimestamps } from '../core/timestamps.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { Client } from './client.ts';
import type { ClientExtension, ExtensionHost } from './extension.ts';
import { createCoarseClock, createSystemClock, type Clock } from '../core/clock.ts';
import { createLifetimes, type Readings, type LifetimeTable } from '../spec/lifetime.ts';
import { createInFlight } from '../network/dedupe.ts';
import type { QueryEncoding } from '../network/request.ts';
import { createTransport, type Fetch } from '../network/transport.ts';
import { createStore, type StoreListener } from '../cache/store.ts';
import type { GarbageCollector } from '../cache/state.ts';
import type { Validation } from '../spec/answer-type.ts';
import type { EntityTables } from '../spec/entity.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { Snapshot } from '../spec/snapshot.ts';

/** The tables of a client's servers, generated from the specs. */
export interface ClientTables {
  readonly apis: { readonly [name: string]: ApiTable };
  readonly entities: EntityTables;
  /** The lifetimes that other tables name: those with other readings. */
  readonly lifetimes: LifetimeTable;
  /** Behaviour that operations ask for by name, which every client of these tables has. */
  readonly traits?: readonly OptionalCode[];
  /** Fetches all other behaviour, and what carries writes out, when an operation first asks for it. */
  readonly fetchTraits?: () => Promise<readonly OptionalCode[]>;
  /** Fetches what asks for changes of named answers, when one is first asked for again. */
  readonly fetchRevalidation?: () => Promise<Revalidation>;
  /** Fetches what says in words why a configuration cannot be used; absent: a keyword says so. */
  readonly fetchReasons?: () => Promise<ExplainReasons>;
  /** Checks answers for what their types promise, as `validate: 'all'` wants it; absent: only entities are checked. */
  readonly checkAnswer?: AnswerCheck;
  /** Drops what nobody retains, see `createGarbageCollector`; absent: everything is kept. */
  readonly garbageCollector?: (memory?: MemoryOptions) => GarbageCollector;
}

/** Options of a client. */
export interface ClientOptions {
  /** Origin of the server, `https://org.example.com`; empty or absent for the page's own. */
  readonly baseUrl?: string | undefined;
  /** Alternative readings of lifetimes, for example `{ RecordCollection: 'general' }`. */
  readonly readings?: Readings | undefined;
  /** By api: how the parameters of a GET travel. Each api's first encoding unless stated. */
  readonly queryEncoding?: { readonly [api: string]: QueryEncoding } | undefined;
  readonly fetch?: Fetch | undefined;
  /** Depth of the check of an answer before it is believed; `entities` unless stated. */
  readonly validate?: Validation | undefined;
  /** Checks answers in place of the SDK's own code for `validate: 'all'`, which is fetched. */
  readonly checkAnswer?: AnswerCheck | undefined;
  readonly memory?: MemoryOptions | undefined;
  /**
   * Returns true for an object that is kept as an entity of its own, see `@energy-portal/sdk/classification`; all are unless
   * stated. One that is not stays, with all in it, in the answers that brought it.
   */
  readonly keeps?: ((entity: string, data: JsonObject) => boolean) | undefined;
  /** Behaviour that operations ask for by name, and `mutations`: what is named here need not be fetched later. */
  readonly traits?: readonly OptionalCode[] | undefined;
  /** Joins the reads of one tick, see `@energy-portal/sdk/batches`. */
  readonly batchReads?: ReadBatcher | undefined;
  readonly clock?: Clock | undefined;
  /** Makes ids that nobody else has, for idempotency keys; random UUIDs unless stated. */
  readonly createId?: (() => string) | undefined;
  /** Extensions of the client, such as `@energy-portal/sdk/persistence`. */
  readonly extensions?: readonly ClientExtension[] | undefined;
  /** Called with requests and answers, for logs and measurements. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /** Gets what a listener throws, so that the others are notified all the same; rethrown apart unless stated. */
  readonly onListenerError?: ((error: unknown) => void) | undefined;
}

/**
 * A client: one store, one network, one clock.
 *
 * @example
 * const client = createClientOf({ apis, entities, lifetimes }, { baseUrl: 'https://org.example.com' });
 * const snapshot = await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
 *
 * @throws SdkError `INVARIANT` for a reading or a query encoding that the tables do not have
 */
export function createClientOf(tables: ClientTables, options: ClientOptions = {}): Client {
  // Who gets what listeners throw may throw as well.
  const errors = createListeners<[unknown]>(rethrowApart);
  errors.on(options.onListenerError ?? rethrowApart);
  const applied = createListeners<Parameters<AppliedListener>>(errors.emit);
  const events = createListeners<Parameters<QueryContext['emitEvent']>>(errors.emit);
  const invalidated = createListeners<Parameters<QueryContext['emitInvalidated']>>(errors.emit);
  const { onEvent } = options;
  if (onEvent) events.on((event) => onEvent(event));
  const clock = options.clock ?? createCoarseClock(createSystemClock());
  const timestamps = createTimestamps(clock);
  const context = createContext(tables, options, {
    clock,
    nextTimestamp: timestamps.next,
    reportListenerError: errors.emit,
    emitEvent: events.emit,
    emitInvalidated: invalidated.emit,
    onApplied: applied.emit,
    loadTraits: (operation) => lateCode.load(operation),
    onInconsistent: (records) => lateCode.onInconsistent(records),
    widen: (call) => lateCode.widen(call),
    revalidation: () => lateCode.revalidation(),
  });
  const sessions = createSessions(context);
  const host: ExtensionHost = {
    ...context,
    sessions,
    timestamps,
    onApplied: applied.on,
    onEvent: events.on,
    onInvalidated: invalidated.on,
    connect(extension) {
      context.store.register(extension.reducers);
      extension.connect(host);
    },
  };
  const lateCode = createLateCode(tables, host);
  lateCode.register([...(tables.traits ?? []), ...(options.traits ?? [])]);
  for (const extension of options.extensions ?? []) host.connect(extension);
  return createFacade(context, sessions, lateCode);
}

type AppliedListener = Parameters<ExtensionHost['onApplied']>[0];

/** The environment of a client's modules. */
interface ClientEnvironment
  extends
    Pick<
      QueryContext,
      | 'clock'
      | 'nextTimestamp'
      | 'emitEvent'
      | 'emitInvalidated'
      | 'reportListenerError'
      | 'widen'
      | 'revalidation'
    >,
    Pick<StoreListener, 'onApplied' | 'onInconsistent'> {
  loadTraits(this: void, operation: TraitUser): Promise<void>;
}

function createContext(
  tables: ClientTables,
  options: ClientOptions,
  environment: ClientEnvironment,
): QueryContext {
  const lifetimes = createLifetimes(tables.lifetimes, options.readings);
  const { emitEvent } = environment;
  const store = createStore(
    { ...tables, ...options, lifetimes, collectGarbage: tables.garbageCollector?.(options.memory) },
    {
      ...environment,
      onEvicted: (count) => emitEvent({ type: 'evicted', count }),
      onReport: (report) => emitEvent({ type: 'changed', ...report }),
    },
  );
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return {
    ...tables,
    ...options,
    ...environment,
    store,
    lifetimes,
    transport: createTransport({ apis: tables.apis, baseUrl: options.baseUrl ?? '', fetch: send }),
    inFlight: createInFlight(),
    traits: createTraits(tables.fetchTraits && environment.loadTraits),
    encodingOf: (api) => options.queryEncoding?.[api] ?? tables.apis[api]?.queryEncodings[0] ?? 'names',
    createId: options.createId ?? (() => globalThis.crypto.randomUUID()),
    observations: new Map(),
  };
}

function createFacade(context: QueryContext, sessions: Sessions, { load, write }: LateCode): Client {
  const { store } = context;
  const observe: Client['observe'] = (operation, config, { policy = 'cache-then-network' } = {}) =>
    // As in typed.
    createObserver(identifyRead(operation, config), context, policy) as Observer<never, never>;
  return {
    load,
    write,
    observe,
    peek: (operation, config) => typed(peekRead(prepareRead(operation, config, context), context)),
    read: async (operation, config, options = {}) =>
      typed(await readOnce(prepareRead(operation, config, context), context, options)),
    // The options stay optional at the end, as with every other verb.
    // oxlint-disable-next-line max-params
    watch(operation, config, listener, options) {
      const observer = observe(operation, config, options);
      const stop = observer.subscribe(() => listener(observer.current()));
      listener(observer.current());
      return stop;
    },
    keyOf: (operation, config) => identifyRead(operation, config).key,
    put: (operation, config, data) => putRead(prepareRead(operation, config, context), data, context),
    refresh: (operation, config) => observe(operation, config).refresh(),
    invalidate(operation, config) {
      const read = config === undefined ? undefined : prepareRead(operation, config, context);
      invalidateReads(operation, read, context);
    },
    changeSession: sessions.change,
    onSessionChange: sessions.listen,
    session: store.epoch,
    reportListenerError: context.reportListenerError,
    counters: () => ({ ...store.counters, ...store.kept() }),
  };
}

/** Invalidates what one read, or all of an operation, read, whoever brought it. */
function invalidateReads<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  read: PreparedRead | undefined,
  context: QueryContext,
): void {
  const results = context.store.resultsOf(operation.table.id);
  if (!read) context.emitInvalidated([{ operation: operation.table.id, match: [] }]);
  const reads = read ? [read] : results.map(({ config }) => prepareRead(operation, config, context));
  const calls = reads.flatMap((read) => (read.ok ? [read.call] : []));
  const entities = calls.flatMap(({ entity }) => entity?.ref ?? []);
  context.inFlight.detach();
  // Also of what is not known here: other tabs may have it.
  const found = read ? calls.map(({ result }) => context.store.result(result.key) ?? result) : results;
  expireReads(context, found, { others: entities });
}

/** The spec says what the server answers; responses are checked where they are made, not here. */
function typed(snapshot: Snapshot<unknown>): Snapshot<never, never> {
  return snapshot as Snapshot<never, never>;
}
