import { reduceOptimistic } from '../cache/write/optimistic-layer.ts';
import type { FeatureReducers } from '../cache/state.ts';
import { isJsonObject, valueAt } from '../core/json.ts';
import { entityKey } from '../spec/entity.ts';
import type { OptimisticField, EntityIdentity } from '../cache/records.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { WriteTable } from '../spec/operation.ts';
import type {
  CallTraits,
  ExpectedWrite,
  OptimisticWrite,
  QueryContext,
  WriteContext,
} from '../query/context.ts';
import { expiryMetadata } from '../query/expire-queries.ts';

/** Shows and settles the updates in the store. */
export const optimisticReducers: FeatureReducers = {
  'optimistic-begun': reduceOptimistic,
  'optimistic-settled': reduceOptimistic,
};

const NOTHING: OptimisticWrite = { settle: () => [] };

/** Shows at once what a write is expected to bring, as far as its spec says that. */
export function beginOptimisticWrite(
  call: ExpectedWrite & { readonly traits?: CallTraits | undefined },
  context: WriteContext,
): OptimisticWrite {
  return call.traits?.optimistic?.(call, context) ?? beginEntityWrite(call, context);
}

/** Shows what a write is expected to bring of one entity. */
export function beginEntityWrite({ table, config }: ExpectedWrite, context: QueryContext): OptimisticWrite {
  const [entity] = optimisticEntities({ table, config }, context);
  const fields = fieldsOf(table, config);
  if (!entity || fields.length === 0) return NOTHING;
  const { store } = context;
  const epoch = store.epoch();
  const id = context.nextTimestamp();
  store.dispatch([{ type: 'optimistic-begun', epoch, entity, update: { id, fields } }]);
  return {
    settle(isTaken) {
      const taken = isTaken ? expiryMetadata(context) : undefined;
      return [{ type: 'optimistic-settled', epoch, entity, id, taken }];
    },
  };
}

/** The entity that a write is expected to change, where its spec names one: none or one. */
export function optimisticEntities(
  { table: { optimistic }, config }: ExpectedWrite,
  { entities }: QueryContext,
): readonly EntityIdentity[] {
  const table = optimistic && entities[optimistic.entity];
  const key = table && entityKey(table, (member) => valueAt(config, optimistic.key[member] ?? ''));
  return key === undefined ? [] : [{ entity: table?.name ?? '', key }];
}

function fieldsOf({ optimistic = NO_RULE }: WriteTable, config: JsonObject): readonly OptimisticField[] {
  const members = Object.entries(optimistic.members ?? {}).flatMap(([member, path]) => {
    const value = valueAt(config, path);
    return value === undefined ? [] : [{ member, value }];
  });
  const entries = Object.entries(optimistic.entries ?? {}).flatMap(([member, rule]) => {
    const map = valueAt(config, rule.from);
    const values = isJsonObject(map) ? Object.entries(map) : [];
    return values.map(([entry, value]) => ({ member, entry, value: { ...rule.with, [rule.at]: value } }));
  });
  return [...members, ...entries];
}

const NO_RULE: NonNullable<WriteTable['optimistic']> = { entity: '', key: {} };
