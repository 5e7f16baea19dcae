/** What files import that `@energy-portal/generator` makes from documents of others. */
export { createClientOf, type ClientOptions } from '../client/create-client.ts';
export type { Client } from '../client/client.ts';
export { createUpkeepCollector, fetchRevalidation } from '../client/late-upkeep.ts';
export { createAnswerCheck } from '../query/check-answer.ts';
export { createReasons } from '../query/explain-reasons.ts';
export type { ClassificationTable } from '../extensions/classification/classifier.ts';
export type { NotifierLimits } from '../extensions/notifications/debounced-queue.ts';
export type { TrackedRead } from '../extensions/notifications/notifier.ts';
export type { AnswerMembers } from '../spec/answer-type.ts';
export type { EntityTables } from '../spec/entity.ts';
export type { EntityAskedFor, EntityFields } from '../spec/field-inference.ts';
export type { Fixture } from '../spec/fixture.ts';
export type { LifetimeTable } from '../spec/lifetime.ts';
export type { ClientLimits } from '../spec/limits.ts';
export type {
  ApiTable,
  ConfigValidator,
  KeyedItems,
  PagedReadOperation,
  ReadOperation,
  WriteOperation,
} from '../spec/operation.ts';
export type { ServerSentEvent } from '../spec/server-sent-event.ts';
export type { ReadChoice } from '../traits/choice.ts';
