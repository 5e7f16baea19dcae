import type { Clock } from '../core/clock.ts';
import type { SdkError } from '../core/errors.ts';
import type { InFlight } from '../network/dedupe.ts';
import type { Observation } from './observation.ts';
import type { ReadJoiner } from './traits.ts';
import type { ReadCall } from './prepare-query.ts';
import type { ResolvedTouch } from '../mutation/invalidation.ts';
import type { QueryEncoding } from '../network/request.ts';
import type { Transport } from '../network/transport.ts';
import type { Lifetimes } from '../cache/lifetimes.ts';
import type { Report } from '../cache/reported-changes.ts';
import type { Store } from '../cache/store.ts';
import type { EntityTables } from '../spec/entity.ts';

/** What the client tells about its own work. */
export type ClientEvent =
  /** What the store had for a read: fresh data, data that is asked for anew, or none. */
  | {
      readonly type: 'looked';
      readonly operation: string;
      /** As `Client.keyOf` gives it. */
      readonly key: string;
      readonly found: 'fresh' | 'stale' | 'nothing';
    }
  /** A read shares a request that was under way. */
  | { readonly type: 'joined'; readonly operation: string }
  /** What is watched is asked for again: it was touched by a write, or found out of date. */
  | { readonly type: 'refetched'; readonly operation: string }
  /** A member that should stay the same, such as a record's type, says something else than before. */
  | ({ readonly type: 'changed' } & Report)
  /** So many entities and results were dropped, since nobody held them. */
  | { readonly type: 'evicted'; readonly count: number }
  | { readonly type: 'request'; readonly operation: string }
  | { readonly type: 'answer'; readonly operation: string; readonly status: number; readonly ms: number }
  /** An answer of an earlier user came late and was not let in. */
  | { readonly type: 'dropped'; readonly operation: string };

/** Everything that adapters work with. */
export interface AdapterContext {
  readonly store: Store;
  readonly entities: EntityTables;
  readonly lifetimes: Lifetimes;
  readonly transport: Transport;
  readonly clock: Clock;
  /** The error of each read under way, undefined when it went well. */
  readonly inFlight: InFlight<SdkError | undefined>;
  readonly joinReads: ReadJoiner | undefined;
  encodingOf(api: string): QueryEncoding;
  /** A new id that nobody else has. */
  createId(): string;
  /** The next position among all requests. */
  nextTimestamp(): number;
  /** By key of the result: what is observed under the default policy. */
  readonly observations: Map<string, Observation>;
  /** @param call what was looked for, which extensions are told beside the event */
  onEvent(event: ClientEvent, call?: ReadCall): void;
  /** Gets what a listener throws. */
  onListenerError(error: unknown): void;
  /** Told before results are expired that may show something else, also of those that are not in this store. */
  onTouched(touches: readonly ResolvedTouch[]): void;
}
