import type { AdapterContext, ClientEvent } from './adapters/context.ts';
import type { ReadJoiner } from './adapters/parts.ts';
import { expireReads } from './adapters/expiry.ts';
import { createObserver, type Observer } from './adapters/observer.ts';
import { prepareRead, type PreparedRead } from './adapters/read-call.ts';
import { askOnce, peekRead, readOnce } from './adapters/read-adapter.ts';
import { createSessions, type Sessions } from './adapters/sessions.ts';
import { writeOnce } from './adapters/write-adapter.ts';
import type { Client } from './client.ts';
import { createCoarseClock, createSystemClock, type Clock } from './clock.ts';
import { createLifetimes, type Readings } from './lifetimes/lifetime.ts';
import { createInFlight } from './network/in-flight.ts';
import type { QueryEncoding } from './network/request.ts';
import { createTransport, type Fetch } from './network/transport.ts';
import { createStore } from './store/store.ts';
import type { EntityTables } from './types/entity.ts';
import type { LifetimeTable } from './types/lifetime.ts';
import type { ApiTable, ReadOperation } from './types/operation.ts';
import type { Snapshot } from './types/snapshot.ts';

/** What a client knows of its servers, generated from the specs. */
export interface ClientTables {
  readonly apis: { readonly [name: string]: ApiTable };
  readonly entities: EntityTables;
  readonly lifetimes: LifetimeTable;
}

/** What differs from one client to the next. */
export interface ClientOptions {
  /** Origin of the server; empty or absent for the page's own. */
  readonly baseUrl?: string | undefined;
  /** Alternative readings of lifetimes, for example `{ RecordCollection: 'general' }`. */
  readonly readings?: Readings | undefined;
  /** By api: how the parameters of a GET travel. Each api's first encoding unless stated. */
  readonly queryEncoding?: { readonly [api: string]: QueryEncoding } | undefined;
  readonly fetch?: Fetch | undefined;
  /** Joins the reads of one tick, see `@energy-portal/sdk/batches`. */
  readonly joinReads?: ReadJoiner | undefined;
  readonly clock?: Clock | undefined;
  /** Told of requests and answers, for logs and measurements. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /** Gets what a listener throws, so that the others are told all the same; rethrown apart unless stated. */
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
  const context = createContext(tables, options);
  return createFacade(context, createSessions(context));
}

function createContext(tables: ClientTables, options: ClientOptions): AdapterContext {
  const store = createStore(options.onListenerError ?? rethrowApart);
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const encodings = new Map(
    Object.values(tables.apis).map((api) => [
      api.name,
      options.queryEncoding?.[api.name] ?? api.queryEncodings[0],
    ]),
  );
  let order = 0;
  return {
    store,
    selections: store.selections,
    entities: tables.entities,
    lifetimes: createLifetimes(tables.lifetimes, options.readings),
    transport: createTransport({ apis: tables.apis, baseUrl: options.baseUrl ?? '', fetch: send }),
    clock: options.clock ?? createCoarseClock(createSystemClock()),
    inFlight: createInFlight(),
    joinReads: options.joinReads,
    encodingOf: (api) => encodings.get(api) ?? 'names',
    nextOrder: () => (order += 1),
    onEvent: options.onEvent ?? (() => undefined),
  };
}

function rethrowApart(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

function createFacade(context: AdapterContext, sessions: Sessions): Client {
  const { store } = context;
  const prepare = <TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig): PreparedRead =>
    prepareRead(operation, config, context);
  const observe: Client['observe'] = (operation, config, { policy = 'cache-then-network' } = {}) =>
    typed(operation, createObserver(prepare(operation, config), context, policy));
  return {
    observe,
    peek: (operation, config) => typedSnapshot(operation, peekRead(prepare(operation, config), context)),
    read: async (operation, config, options = {}) =>
      typedSnapshot(operation, await readOnce(prepare(operation, config), context, options)),
    // The options stay optional at the end, as with every other verb.
    // oxlint-disable-next-line max-params
    watch(operation, config, listener, options) {
      const observer = observe(operation, config, options);
      const stop = observer.subscribe(() => listener(observer.current()));
      listener(observer.current());
      return stop;
    },
    keyOf(operation, config) {
      const prepared = prepare(operation, config);
      return prepared.ok ? prepared.call.result.key : `${operation.table.id}?${prepared.missing.join()}`;
    },
    async write(operation, config, options) {
      const answer = await writeOnce(operation, config, {
        ...options,
        context,
        changeSession: sessions.change,
      });
      // The spec says what the server answers; responses are checked where they are made, not here.
      return answer as NonNullable<(typeof operation)['types']>['data'];
    },
    async refresh(operation, config) {
      const prepared = prepare(operation, config);
      const snapshot = prepared.ok ? await askOnce(prepared.call, context) : peekRead(prepared, context);
      return typedSnapshot(operation, snapshot);
    },
    invalidate(operation, config) {
      const prepared = config === undefined ? undefined : prepare(operation, config);
      const key = prepared?.ok ? prepared.call.result.key : undefined;
      const results = store.resultsOf(operation.table.id);
      context.inFlight.detach();
      expireReads(context, config === undefined ? results : results.filter((result) => result.key === key));
    },
    changeSession: sessions.change,
    onSessionChange: sessions.listen,
    counters: () => ({ ...store.counters }),
  };
}

/** The spec says what the server answers; responses are checked where they are made, not here. */
function typedSnapshot<TConfig, TData>(
  _operation: ReadOperation<TConfig, TData>,
  snapshot: Snapshot<unknown>,
): Snapshot<TData> {
  return snapshot as Snapshot<TData>;
}

function typed<TConfig, TData>(
  _operation: ReadOperation<TConfig, TData>,
  observer: Observer<unknown>,
): Observer<TData> {
  // As in typedSnapshot.
  return observer as Observer<TData>;
}
