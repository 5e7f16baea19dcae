import { type AnyWrite, namedEntities, prepareWrite, type WriteCall } from '../../mutation/mutate.ts';
import type { QueryContext } from '../../query/context.ts';
import { SdkError } from '../../core/errors.ts';
import { isJsonObject, valueAt } from '../../core/json.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import type { QueuedWrite } from './queued-write.ts';

/** Facts about the write that a configuration makes. */
export interface CallFacts {
  readonly call: WriteCall;
  readonly entities: readonly EntityIdentity[];
  readonly records: readonly string[];
  readonly guard: string | undefined;
}

/**
 * Checks a configuration, and finds out which records it changes and as of when they are known.
 *
 * @throws SdkError `INVALID_CONFIG`
 */
export function inspectCall(operation: AnyWrite, config: unknown, context: QueryContext): CallFacts {
  const call = prepareWrite(operation, config, context);
  const entities = namedEntities(call, context);
  return {
    call,
    entities,
    records: entities.map(({ entity, key }) => `${entity}/${key}`),
    guard: guardOf(call, entities, context),
  };
}

/** Returns the caller's guard, else the last change that the cache knows of the record. */
function guardOf(
  { table: { guard: rule }, config }: WriteCall,
  entities: readonly EntityIdentity[],
  { store }: QueryContext,
): string | undefined {
  if (!rule) return undefined;
  const given = config[rule.parameter];
  const [ref] = entities;
  const known = ref && valueAt(store.entity(ref)?.data, rule.member);
  return [given, known].find((value) => typeof value === 'string');
}

/** Returns the time at which the server changed the record, by its answer. */
export function changeTime({ table: { guard } }: AnyWrite, answer: unknown): string | undefined {
  const time = guard && valueAt(answer, guard.member);
  return typeof time === 'string' ? time : undefined;
}

/** The configuration as it is sent: with the guard as it is by now. */
export function guardedConfig({ table: { guard: rule } }: AnyWrite, { config, guard }: QueuedWrite): unknown {
  if (!rule || !isJsonObject(config)) return config;
  const { [rule.parameter]: _, ...others } = config;
  return guard === undefined ? others : { ...others, [rule.parameter]: guard };
}

/**
 * The operation of a stored write.
 *
 * @throws SdkError `INVALID_CONFIG` where the program does not have it any more, or was made for other specs
 */
export function operationOf(
  write: QueuedWrite,
  { operations, version }: { readonly operations: ReadonlyMap<string, AnyWrite>; readonly version: string },
): AnyWrite {
  const operation = operations.get(write.operation);
  const details = { operation: write.operation, status: 400, statusText: 'INVALID_CONFIG' };
  if (!operation) throw new SdkError('INVALID_CONFIG', 'The queue does not have this operation', details);
  if (write.version === version) return operation;
  throw new SdkError('INVALID_CONFIG', `Queued for version ${write.version} of the specs`, details);
}
