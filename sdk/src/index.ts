import type { Client } from './client.ts';
import { createClientOf, type ClientOptions } from './create-client.ts';
import { apis } from './generated/apis.gen.ts';
import { entities } from './generated/entities.gen.ts';
import { lifetimes } from './generated/lifetimes.gen.ts';
import { limits } from './generated/limits.gen.ts';
import { createTrimming } from './store/trim.ts';

/**
 * A client of the record interface and the Apex endpoints: one store, one network, one clock.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://org.example.com' });
 * const snapshot = await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
 *
 * @throws SdkError `INVARIANT` for a base URL that is none, and for a reading or a query encoding that the specs do not
 * have
 */
export function createClient(options: ClientOptions = {}): Client {
  return createClientOf({ apis, entities, lifetimes, trim: createTrimming(limits) }, options);
}

export {
  createClientOf,
  type ClientOptions,
  type ClientTables,
  type MemoryOptions,
} from './create-client.ts';
export type { Client, WatchOptions } from './client.ts';
export type { ClientExtension, ExtensionHost } from './extension.ts';
export type { ClientEvent } from './adapters/context.ts';
export type { Observer } from './adapters/observer.ts';
export type { ReadOptions } from './adapters/read-adapter.ts';
export type { SessionChange } from './adapters/sessions.ts';
export { writeOnce, type WriteOptions } from './adapters/write-adapter.ts';
export { createCoarseClock, createSystemClock, type Clock } from './clock.ts';
export {
  invariant,
  SdkError,
  type PlatformError,
  type SdkErrorCode,
  type SdkErrorDetails,
} from './errors.ts';
export type { Readings } from './lifetimes/lifetime.ts';
export { expandRecordId } from './network/record-id.ts';
export type { QueryEncoding } from './network/request.ts';
export type { Fetch } from './network/transport.ts';
export { createPagedRead, type PagedRead, type PageItem } from './paged-read.ts';
export type { PagesSnapshot } from './pagination/pages.ts';
export { conditional } from './parts/conditional.ts';
export { selectFields } from './parts/field-selection.ts';
export { chooseRead, type ChosenRead, type ReadChoice } from './parts/choice.ts';
export type {
  CallParts,
  Conditional,
  OnProgress,
  ReadJoiner,
  ReadParts,
  Sending,
  UploadProgress,
} from './adapters/parts.ts';
export type { Policy, StaleWhileRevalidate, ValidAt } from './policies/policy.ts';
export { dataOf } from './snapshots/snapshot.ts';
export { createTrimming, type Trimmer } from './store/trim.ts';
export type { Counters, Kept } from './store/counters.ts';
export type { EntitySelection, EntityTable, EntityTables } from './types/entity.ts';
export type { Json, JsonObject } from './types/json.ts';
export type { LifetimeRow, LifetimeTable } from './types/lifetime.ts';
export type { ClientLimits } from './types/limits.ts';
export type * from './types/operation.ts';
export type { Shape } from './types/shape.ts';
export type { Snapshot } from './types/snapshot.ts';
export * from './generated/index.gen.ts';
