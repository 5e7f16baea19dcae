import type { allTraits } from '../traits/all-traits.ts';
import { createClientOf, type ClientOptions, type ClientTables } from '../client/create-client.ts';
import type { Client } from '../client/client.ts';
import { apis } from '../generated/apis.gen.ts';
import type { AnswerCheck } from '../query/context.ts';
import type { explainReasons } from '../generated/reasons.gen.ts';
import { entities } from '../generated/entities.gen.ts';
import { choosableLifetimes } from '../generated/lifetimes.gen.ts';
import { limits } from '../generated/limits.gen.ts';
import { createUpkeepCollector, fetchRevalidation } from '../client/late-upkeep.ts';

const fetchTraits = (): Promise<typeof allTraits> =>
  import('../traits/all-traits.ts').then((code) => code.allTraits);

const fetchReasons = (): Promise<typeof explainReasons> =>
  import('../generated/reasons.gen.ts').then((code) => code.explainReasons);

/** The code comes while the server works. Without it nothing but entities is checked. */
const checkAnswer: AnswerCheck = (call, answered) =>
  Promise.all([answered, import('../generated/answers.gen.ts').catch(() => undefined)]).then(
    ([outcome, answers]) => answers?.checkAnswer(call, answered) ?? outcome,
  );

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
  const tables: ClientTables = {
    apis,
    entities,
    lifetimes: choosableLifetimes,
    garbageCollector: createUpkeepCollector(limits),
    fetchTraits,
    fetchRevalidation,
    fetchReasons,
    checkAnswer,
  };
  return createClientOf(tables, options);
}

export { createClientOf, type ClientOptions, type ClientTables } from '../client/create-client.ts';
export type { MemoryOptions } from '../cache/write/collect-garbage.ts';
export type { Client, WatchOptions } from '../client/client.ts';
export type { ClientExtension, ExtensionHost } from '../client/extension.ts';
export type { ClientEvent } from '../query/context.ts';
export type { Observer } from '../query/query-observer.ts';
export type { ReadOptions } from '../query/run-query.ts';
export type { SessionChange } from '../client/sessions.ts';
export { mutations, type Mutations, type WriteOptions } from '../mutation/mutate.ts';
export { createCoarseClock, createSystemClock, type Clock } from '../core/clock.ts';
export {
  invariant,
  SdkError,
  type FieldError,
  type PlatformError,
  type SdkErrorCode,
  type SdkErrorDetails,
} from '../core/errors.ts';
export type { Readings, LifetimeRow, LifetimeTable } from '../spec/lifetime.ts';
export { expandRecordId } from '../query/configuration.ts';
export type { QueryEncoding } from '../network/request.ts';
export type { Fetch } from '../network/transport.ts';
export { createPagedRead, type PagedRead } from '../client/paged-read.ts';
export { isErrorOf, type ErrorCodeOf } from '../client/operation-error.ts';
export { updateQueryData } from '../client/update-query-data.ts';
export type { PagesSnapshot } from '../query/pagination/pages.ts';
export { chooseRead, type ChosenRead, type ReadChoice } from '../traits/choice.ts';
export type {
  AnswerCheck,
  CallTraits,
  ExplainReasons,
  OnProgress,
  ReadBatcher,
  ReadTraits,
  Trait,
  UploadProgress,
} from '../query/context.ts';
export type { Policy, StaleWhileRevalidate, ValidAt } from '../spec/policy.ts';
export { dataOf } from '../query/lookup.ts';
export { createGarbageCollector } from '../cache/write/collect-garbage.ts';
export type { GarbageCollector } from '../cache/state.ts';
export type { Counters, Kept } from '../cache/counters.ts';
export type { EntitySelection, EntityTable, EntityTables } from '../spec/entity.ts';
export type { Validation } from '../spec/answer-type.ts';
export type { Json, JsonObject } from '../core/json-value.ts';
export type { ClientLimits } from '../spec/limits.ts';
export type * from '../spec/operation.ts';
export type * from '../spec/field-inference.ts';
export type * from '../spec/object-types.ts';
export type * from '../spec/value-inference.ts';
export type { Shape } from '../spec/shape.ts';
export type { InvalidMember, RefusedSnapshot, Snapshot, UnfulfilledSnapshot } from '../spec/snapshot.ts';
export * from '../generated/index.gen.ts';
