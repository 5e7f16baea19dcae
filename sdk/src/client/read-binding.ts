import { isJsonObject } from '../core/json.ts';
import { IDLE, type ObservedRead, type ReadResult, resultOf } from '../query/query-observer.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import type { Client, WatchOptions } from './client.ts';

/** One read of one component. */
export interface BoundRead<TData> extends Pick<ObservedRead<TData>, 'subscribe'> {
  /** The same object while the component would show the same. */
  current(): ReadResult<TData>;
}

/** Tells what a component reads now: the same object while client and configuration mean the same. */
type ReadBinding<TConfig, TData> = (client: Client, config: TConfig | undefined) => BoundRead<TData>;

/**
 * Binds one operation to one component of a framework: the framework says when client or configuration may have
 * changed, and subscribes to what it gets.
 *
 * @example
 * const bind = createReadBinding(getRecord);
 * const stop = bind(client, config).subscribe(render);
 */
export function createReadBinding<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  { policy }: WatchOptions = {},
): ReadBinding<TConfig, TData> {
  let last: { readonly client: Client; readonly key: string; readonly read: BoundRead<TData> } | undefined;
  return (client, config) => {
    const observer: ObservedRead<TData> =
      config === undefined ? IDLE : client.observe(operation, copyOf(config), { policy });
    const { key } = observer;
    if (last?.client !== client || last.key !== key) last = { client, key, read: boundRead(observer) };
    return last.read;
  };
}

/** An observer whose results are the same object while they show the same. */
export function boundRead<TData>({ current, subscribe, refresh }: ObservedRead<TData>): BoundRead<TData> {
  let shown: Snapshot<TData> | undefined;
  let result: ReadResult<TData> | undefined;
  return {
    subscribe,
    current: () => {
      const snapshot = current();
      if (result === undefined || snapshot !== shown) result = resultOf((shown = snapshot), refresh);
      return result;
    },
  };
}

/** A copy that stays as it is: frameworks track configurations that are changed in place. */
function copyOf<TValue>(value: TValue): TValue {
  // The copy has the members of the original.
  if (Array.isArray(value)) return value.map(copyOf) as TValue;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)])) as TValue;
}
