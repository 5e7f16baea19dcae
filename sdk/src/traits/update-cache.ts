import { optimisticResults } from './optimistic-results.ts';
import type { Json } from '../core/json-value.ts';
import type { EntityIdentity } from '../cache/records.ts';
import type { WriteContext } from '../query/context.ts';
import { prepareRead } from '../query/prepare-query.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { mutations, type OptimisticChange } from '../mutation/mutate.ts';
import { beginOptimisticWrite } from '../mutation/optimistic-update.ts';
import {
  createOptimisticChanges,
  type OptimisticChanges,
} from '../mutation/optimistic/optimistic-changes.ts';

/** The cached queries that a write in flight may change. */
export interface OptimisticCache {
  /**
   * Changes what one query shows. What is changed of a record shows wherever the record does; fields that nobody has asked
   * for stay unknown. The rest, such as the items of a list, is worked out anew from what the server says meanwhile. The
   * data is frozen: what changes is returned as a new object.
   *
   * @returns false where nothing is cached
   */
  update<TConfig, TData>(
    operation: ReadOperation<TConfig, TData>,
    config: TConfig,
    update: (data: TData) => TData,
  ): boolean;
  /**
   * Changes what all cached queries of an operation show; one that is to stay as it is returns its data.
   *
   * @returns how many there are
   */
  updateAll<TConfig, TData>(
    operation: ReadOperation<TConfig, TData>,
    update: (data: TData, config: TConfig) => TData,
  ): number;
  /** Takes a record out of every list that shows it: `{ entity: 'RecordRepresentation', key: recordId }`. */
  remove(entity: EntityIdentity): void;
  /**
   * An id for what the server has yet to name. Once it has, its id stands wherever this one did.
   *
   * @param path where the answer says the id, by names with dots; the key of the record that the answer is, else `id`
   */
  temporaryId(path?: string): string;
}

/** The traits that a write with an expected outcome may ask for. */
const CODE = [mutations, optimisticResults] as const;

/**
 * Shows by hand what a write is expected to bring, beside what its spec declares: at once, until the server has answered.
 * Where it refuses, all is as it was. Where it takes the write, what was changed counts as said, and is asked for again.
 * Without a function only what the spec declares is shown.
 *
 * @throws SdkError `INVARIANT` where there is neither
 *
 * @example
 * await client.write(deleteRecord, { recordId }, {
 *   optimistic: updateCache((cache) => cache.remove({ entity: 'RecordRepresentation', key: recordId })),
 * });
 */
export function updateCache(update?: (cache: OptimisticCache) => void): OptimisticChange {
  return {
    code: CODE,
    begin(call, context) {
      const changes = createOptimisticChanges(call.table, context);
      const declared = beginOptimisticWrite(call, context);
      try {
        // Shown as one change.
        context.store.batch(() => update?.(cacheOf(changes, context)));
      } catch (error) {
        context.store.dispatch([...declared.settle(false), ...changes.settle(false)]);
        throw error;
      }
      return {
        settle: (isTaken, answer) => [
          ...declared.settle(isTaken, answer),
          ...changes.settle(isTaken, answer),
        ],
      };
    },
  };
}

function cacheOf({ query, remove, temporaryId }: OptimisticChanges, context: WriteContext): OptimisticCache {
  const change: OptimisticCache['update'] = (operation, config, update) => {
    const prepared = prepareRead(operation, config, context);
    // The cache holds what the spec says, and what is made of it is of the same type.
    return prepared.ok && query(prepared.call, update as unknown as (data: Json) => Json);
  };
  return {
    update: change,
    updateAll(operation, update) {
      type Config = Parameters<typeof update>[1];
      // Kept as they were given, but for what the spec rewrites.
      const configs = context.store.resultsOf(operation.table.id).map(({ config }) => config as Config);
      return configs.filter((config) => change(operation, config, (data) => update(data, config))).length;
    },
    remove,
    temporaryId,
  };
}
