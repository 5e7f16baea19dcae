import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import { valueAt } from '../../core/json.ts';
import type { Json } from '../../core/json-value.ts';
import type { Action } from '../../cache/actions.ts';
import type { EntityIdentity, ResultChange, ResultRecord } from '../../cache/records.ts';
import { eachReference } from '../../cache/content.ts';
import { reduceOverlaid } from '../../cache/write/overlay.ts';
import { isKeyValue, keyIn } from '../../spec/entity.ts';
import type { WriteTable } from '../../spec/operation.ts';
import type { Shape } from '../../spec/shape.ts';
import type { OptimisticWrite, ReadCall, WriteContext } from '../../query/context.ts';
import { expireReads, expiryMetadata } from '../../query/expire-queries.ts';
import { lookUp } from '../../query/lookup.ts';
import { changeOf, takenChange, type CreatedIds, type Update } from './query-change.ts';
import { withoutEntity } from './without-entity.ts';
import { endWithAnswer } from './taken-changes.ts';

/** The changes that one write is expected to make to cached queries, whoever says which. */
export interface OptimisticChanges extends OptimisticWrite {
  /** Changes what one query shows; false where it has no data. */
  query(call: ReadCall, update: Update): boolean;
  /** Changes a result that holds no entities. */
  result(record: ResultRecord, update: Update): void;
  /** Takes an entity out of all lists that show it. */
  remove(entity: EntityIdentity): void;
  /** An id for what the server has yet to name; its answer says the name at a dotted path. */
  temporaryId(path?: string): string;
}

/** A change that lies over a result. */
interface LaidChange {
  readonly record: ResultRecord;
  readonly shape: Shape;
  readonly change: ResultChange;
}

const PLAIN: Shape = { kind: 'plain' };

/** The changes that one write has made so far. */
interface Expectation {
  readonly table: WriteTable;
  readonly context: WriteContext;
  readonly epoch: number;
  readonly entities: { readonly entity: EntityIdentity; readonly id: number }[];
  readonly laid: LaidChange[];
  /** The paths to what the server calls it, by temporary ids. */
  readonly temporary: Map<string, string | undefined>;
}

/** Begins without changes. Each change is shown at once, and ends with the write. */
export function createOptimisticChanges(table: WriteTable, context: WriteContext): OptimisticChanges {
  const { store, createId, entities } = context;
  store.register({ overlaid: reduceOverlaid });
  const epoch = store.epoch();
  const own: Expectation = { table, context, epoch, entities: [], laid: [], temporary: new Map() };
  return {
    query: (call, update) => changeQuery(own, call, update),
    result: (record, apply) => lay(own, plainChange(record, apply, context)),
    remove(entity) {
      const apply = withoutEntity(entity, entities);
      for (const record of resultsWith(entity, context)) lay(own, plainChange(record, apply, context));
    },
    temporaryId(path) {
      const id = `temporary-${createId()}`;
      own.temporary.set(id, path);
      return id;
    },
    settle: (isTaken, answer) => settle(own, isTaken, answer),
  };
}

function changeQuery(own: Expectation, call: ReadCall, update: Update): boolean {
  const { context, epoch, entities } = own;
  const { store } = context;
  const { data, hasData } = lookUp(store, call);
  if (!hasData) return false;
  const shape = call.table.response;
  // What the cache shows is made of JSON.
  const found = changeOf(data as Json, { id: context.nextTimestamp(), shape, update, context });
  for (const { entity, fields } of found.entities) {
    const id = context.nextTimestamp();
    entities.push({ entity, id });
    store.dispatch([{ type: 'optimistic-begun', epoch, entity, update: { id, fields } }]);
  }
  const record = store.result(call.result.key);
  if (found.change && record) lay(own, { record, shape, change: found.change });
  return true;
}

function lay({ laid, epoch, context }: Expectation, one: LaidChange): void {
  laid.push(one);
  const { record, change } = one;
  context.store.dispatch([{ type: 'overlaid', epoch, key: record.key, change, isOver: false }]);
}

function settle(own: Expectation, isTaken: boolean, answer: Json | undefined): readonly Action[] {
  const { table, context, epoch, entities, laid, temporary } = own;
  const at = expiryMetadata(context);
  // What has an answer was carried out, also where the answer has told what came of its entities.
  const isCarriedOut = isTaken || answer !== undefined;
  const created = createdIds(temporary, answer, { table, context });
  const changes = isCarriedOut ? laid.map((one) => takenOf(one, created, context)) : laid;
  if (isCarriedOut) endWithAnswer(changes, at.timestamp, context);
  queueMicrotask(() => {
    if (epoch === context.store.epoch()) askAnew(own, at.timestamp);
  });
  const taken = isTaken ? at : undefined;
  return [
    ...entities.map((one): Action => ({ type: 'optimistic-settled', epoch, ...one, taken })),
    ...changes.map(({ record: { key }, change }): Action => {
      return { type: 'overlaid', epoch, key, change, isOver: !isCarriedOut };
    }),
  ];
}

/** A change of a result in which no entity is looked for. */
function plainChange(record: ResultRecord, apply: Update, context: WriteContext): LaidChange {
  return { record, shape: PLAIN, change: { id: context.nextTimestamp(), apply, brought: [] } };
}

function takenOf(one: LaidChange, created: CreatedIds, context: WriteContext): LaidChange {
  return { ...one, change: takenChange(one.change, created, { shape: one.shape, context }) };
}

/** The results that show an entity. */
function resultsWith({ entity, key }: EntityIdentity, { store }: WriteContext): readonly ResultRecord[] {
  return [...store.records()].flatMap((record) => {
    if (record.kind !== 'result') return [];
    let isFound = false;
    eachReference(record.content?.references, ({ record: inner }) => {
      isFound ||= inner.entity === entity && inner.key === key;
    });
    return isFound ? [record] : [];
  });
}

function createdIds(
  temporary: ReadonlyMap<string, string | undefined>,
  answer: Json | undefined,
  { table, context }: { readonly table: WriteTable; readonly context: WriteContext },
): CreatedIds {
  const { response } = table;
  const entity = response.kind === 'entity' ? context.entities[response.entity] : undefined;
  const ids = [...temporary].flatMap(([id, path]): (readonly [string, string])[] => {
    const isEntity = path === undefined && entity !== undefined && typeof answer === 'object';
    // An object, as the answer is an entity.
    const found = isEntity
      ? keyIn(entity, answer as { readonly [member: string]: Json })
      : valueAt(answer, path ?? 'id');
    return isKeyValue(found) ? [[id, String(found)]] : [];
  });
  return new Map(ids);
}

/** Asks again for what was changed by hand, unless somebody has done that since. */
function askAnew({ laid, entities, context }: Expectation, settledAt: number): void {
  const records = new Set(laid.map(({ record }) => record));
  const unasked = [...records].filter(({ metadata }) => metadata.timestamp < settledAt);
  expireReads(context, unasked);
  const changed = entities.map(({ entity }) => entity);
  for (const subscriber of subscribersShowing(context.store, changed)) subscriber.catchUp();
}
