import type { Clock } from '../clock.ts';
import type { SdkError } from '../errors.ts';
import type { IngestContext } from '../ingest/ingest.ts';
import type { InFlight } from '../network/in-flight.ts';
import type { ReadJoiner } from './parts.ts';
import type { QueryEncoding } from '../network/request.ts';
import type { Transport } from '../network/transport.ts';
import type { Store } from '../store/store.ts';

/** What the client tells about its own work. */
export type ClientEvent =
  | { readonly type: 'request'; readonly operation: string }
  | { readonly type: 'answer'; readonly operation: string; readonly status: number; readonly ms: number }
  /** An answer of an earlier user came late and was not let in. */
  | { readonly type: 'dropped'; readonly operation: string };

/** Everything that adapters work with. */
export interface AdapterContext extends IngestContext {
  readonly store: Store;
  readonly transport: Transport;
  readonly clock: Clock;
  /** The error of each read under way, undefined when it went well. */
  readonly inFlight: InFlight<SdkError | undefined>;
  readonly joinReads: ReadJoiner | undefined;
  encodingOf(api: string): QueryEncoding;
  /** The next position among all requests. */
  nextOrder(): number;
  onEvent(event: ClientEvent): void;
}
