import { rethrowApart, createListeners } from '../core/events.ts';
import type { TraitUser, Trait, QueryContext, ClientEvent, ReadBatcher } from '../query/context.ts';
import type { ApiTable, ReadOperation } from '../spec/operation.ts';
import type { Mutations } from '../mutation/mutate.ts';
import { createTraits } from '../query/traits.ts';
import { invariant } from '../core/errors.ts';
import type { MemoryOptions } from '../cache/write/collect-garbage.ts';
import { expireReads } from '../query/expire-queries.ts';
import { createObserver, type Observer } from '../query/query-observer.ts';
import { prepareRead, type PreparedRead } from '../query/prepare-query.ts';
import { peekRead, putRead, readOnce } from '../query/run-query.ts';
import { createTimestamps } from '../core/timestamps.ts';
import { createLateObserver } from './late-observer.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { Client } from './client.ts';
import type { ClientExtension, ExtensionHost } from './extension.ts';
import { createCoarseClock, createSystemClock, type Clock } from '../core/clock.ts';
import { createLifetimes, type Readings } from '../cache/lifetimes.ts';
import { createInFlight } from '../network/dedupe.ts';
import type { QueryEncoding } from '../network/request.ts';
import { createTransport, type Fetch } from '../network/transport.ts';
import { createStore, type StoreListener } from '../cache/store.ts';
import type { GarbageCollector } from '../cache/state.ts';
import type { EntityTables } from '../spec/entity.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { LifetimeTable } from '../spec/lifetime.ts';
import type { Snapshot } from '../spec/snapshot.ts';

/** The tables of a client's servers, generated from the specs. */
export interface ClientTables {
  readonly apis: { readonly [name: string]: ApiTable };
  readonly entities: EntityTables;
  readonly lifetimes: LifetimeTable;
  /** Behaviour that operations ask for by name, which every client of these tables has. */
  readonly traits?: readonly (Trait | Mutations)[];
  /** Fetches all other behaviour, and what carries writes out, when an operation first asks for it. */
  readonly fetchTraits?: () => Promise<readonly (Trait | Mutations)[]>;
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
  readonly memory?: MemoryOptions | undefined;
  /**
   * Returns true for an object that is kept as an entity of its own, see `@energy-portal/sdk/classification`; all are unless
   * stated. One that is not stays, with all in it, in the answers that brought it.
   */
  readonly keeps?: ((entity: string, data: JsonObject) => boolean) | undefined;
  /** Behaviour that operations ask for by name, and `mutations`: what is named here need not be fetched later. */
  readonly traits?: readonly (Trait | Mutations)[] | undefined;
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
  const told = createListeners<Parameters<QueryContext['emitEvent']>>(errors.emit);
  const invalidated = createListeners<Parameters<QueryContext['emitTouched']>>(errors.emit);
  const { onEvent } = options;
  if (onEvent) told.on((event) => onEvent(event));
  const clock = options.clock ?? createCoarseClock(createSystemClock());
  const timestamps = createTimestamps(clock);
  const context = createContext(tables, options, {
    clock,
    nextTimestamp: timestamps.next,
    reportListenerError: errors.emit,
    emitEvent: told.emit,
    emitTouched: invalidated.emit,
    onApplied: applied.emit,
  });
  const sessions = createSessions(context);
  const host: ExtensionHost = {
    ...context,
    sessions,
    timestamps,
    onApplied: applied.on,
    onEvent: told.on,
    onTouched: invalidated.on,
  };
  const equipment = createEquipment(tables, context, sessions);
  equipment.register([...(tables.traits ?? []), ...(options.traits ?? [])]);
  for (const extension of options.extensions ?? []) {
    context.store.register(extension.reducers);
    extension.connect(host);
  }
  return createFacade(context, sessions, equipment);
}

type AppliedListener = Parameters<ExtensionHost['onApplied']>[0];

/** The environment of a client's modules. */
interface ClientEnvironment
  extends
    Pick<QueryContext, 'clock' | 'nextTimestamp' | 'emitEvent' | 'emitTouched' | 'reportListenerError'>,
    Pick<StoreListener, 'onApplied'> {}

function createContext(
  tables: ClientTables,
  options: ClientOptions,
  environment: ClientEnvironment,
): QueryContext {
  const { entities } = tables;
  const lifetimes = createLifetimes(tables.lifetimes, options.readings);
  const { emitEvent } = environment;
  const store = createStore(
    { entities, lifetimes, collectGarbage: tables.garbageCollector?.(options.memory), keeps: options.keeps },
    {
      ...environment,
      onEvicted: (count) => emitEvent({ type: 'evicted', count }),
      onReport: (report) => emitEvent({ type: 'changed', ...report }),
    },
  );
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return {
    ...environment,
    store,
    entities,
    lifetimes,
    transport: createTransport({ apis: tables.apis, baseUrl: options.baseUrl ?? '', fetch: send }),
    inFlight: createInFlight(),
    batchReads: options.batchReads,
    traits: createTraits(),
    encodingOf: (api) => options.queryEncoding?.[api] ?? tables.apis[api]?.queryEncodings[0] ?? 'names',
    createId: options.createId ?? (() => globalThis.crypto.randomUUID()),
    observations: new Map(),
  };
}

/** The traits of a client, and the code that carries writes out, which is registered with them. */
interface Equipment extends Pick<Client, 'load' | 'write'> {
  /** False where behaviour that the operation asks for is still to be fetched. */
  isReady(this: void, operation: TraitUser): boolean;
  register(this: void, traits: readonly (Trait | Mutations)[]): void;
}

function createEquipment(tables: ClientTables, context: QueryContext, sessions: Sessions): Equipment {
  let mutations: Mutations | undefined;
  const register: Equipment['register'] = (traits) => {
    for (const trait of traits) {
      if (trait.name === 'mutations') mutations = trait;
      else context.traits.register(trait);
      context.store.register(trait.reducers);
    }
  };
  const isLoaded = (operation: TraitUser): boolean =>
    context.traits.has(operation) && (operation.table.kind === 'read' || mutations !== undefined);
  const load: Client['load'] = async (operation) => {
    if (!isLoaded(operation) && tables.fetchTraits) register(await tables.fetchTraits());
  };
  return {
    register,
    load,
    isReady: (operation) => !tables.fetchTraits || context.traits.has(operation),
    async write(operation, config, options) {
      if (!isLoaded(operation)) await load(operation);
      invariant(mutations, 'No mutations');
      const own = { ...options, context, changeSession: sessions.change };
      const answer = await mutations.write(operation, config, own);
      // The spec says what the server answers; responses are checked where they are made, not here.
      return answer as NonNullable<(typeof operation)['types']>['data'];
    },
  };
}

function createFacade(context: QueryContext, sessions: Sessions, equipment: Equipment): Client {
  const { store } = context;
  const { load, write, isReady } = equipment;
  const prepare = <TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig): PreparedRead =>
    prepareRead(operation, config, context);
  const observe: Client['observe'] = (operation, config, { policy = 'cache-then-network' } = {}) => {
    const create = (): Observer<unknown> => createObserver(prepare(operation, config), context, policy);
    return typedObserver(isReady(operation) ? create() : createLateObserver(load(operation), create));
  };
  return {
    load,
    write,
    observe,
    peek: (operation, config) =>
      typed(isReady(operation) ? peekRead(prepare(operation, config), context) : NOTHING_READ),
    async read(operation, config, options = {}) {
      // Where the code does not come, the observer says so.
      if (!isReady(operation)) await load(operation).catch(() => undefined);
      if (!isReady(operation)) return observe(operation, config).refresh();
      return typed(await readOnce(prepare(operation, config), context, options));
    },
    // The options stay optional at the end, as with every other verb.
    // oxlint-disable-next-line max-params
    watch(operation, config, listener, options) {
      const observer = observe(operation, config, options);
      const stop = observer.subscribe(() => listener(observer.current()));
      listener(observer.current());
      return stop;
    },
    keyOf(operation, config) {
      // The key comes from the configuration alone; behaviour may still be on its way.
      const { table, accepts } = operation;
      const prepared = prepareRead({ table, accepts }, config, context);
      return prepared.ok ? prepared.call.result.key : `${operation.table.id}?${prepared.missing.join()}`;
    },
    put(operation, config, data) {
      if (isReady(operation)) putRead(prepare(operation, config), data, context);
      else observe(operation, config).put(data);
    },
    refresh: (operation, config) => observe(operation, config).refresh(),
    invalidate(operation, config) {
      // What was never read here is invalidated as a whole: its keys are not known yet.
      const isOne = config !== undefined && isReady(operation);
      invalidateReads(operation, isOne ? prepare(operation, config) : undefined, context);
    },
    changeSession: sessions.change,
    onSessionChange: sessions.listen,
    session: store.epoch,
    reportListenerError: context.reportListenerError,
    counters: () => ({ ...store.counters, ...store.kept() }),
  };
}

/** The snapshot of a read of which nothing can be here: its behaviour has not been fetched. */
const NOTHING_READ: Snapshot<never> = { state: 'unfulfilled', missing: [] };

/** Invalidates what one read, or all of an operation, read, whoever brought it. */
function invalidateReads<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  read: PreparedRead | undefined,
  context: QueryContext,
): void {
  const results = context.store.resultsOf(operation.table.id);
  if (!read) context.emitTouched([{ operation: operation.table.id, match: [] }]);
  const reads = read ? [read] : results.map(({ config }) => prepareRead(operation, config, context));
  const calls = reads.flatMap((read) => (read.ok ? [read.call] : []));
  const entities = calls.flatMap(({ entity }) => entity?.ref ?? []);
  context.inFlight.detach();
  // Also of what is not known here: other tabs may have it.
  const found = read ? calls.map(({ result }) => context.store.result(result.key) ?? result) : results;
  expireReads(context, found, { others: entities });
}

/** The spec says what the server answers; responses are checked where they are made, not here. */
function typed(snapshot: Snapshot<unknown>): Snapshot<never> {
  return snapshot as Snapshot<never>;
}

function typedObserver(observer: Observer<unknown>): Observer<never> {
  // As in typed.
  return observer as Observer<never>;
}
