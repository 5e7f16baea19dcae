import { isJsonObject } from '../core/json.ts';
import { IDLE, type ObservedRead, type ReadResult, resultOf } from '../query/query-observer.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import type { Client } from './client.ts';
import { createSelection, startInterval, type ReadViewOptions } from './read-view.ts';

/** The value that one component shows, and word of its changes. */
export interface Bound<TShown> {
  /** The same object while the component would show the same. */
  current(): TShown;
  subscribe(listener: () => void): () => void;
}

/** One read of one component. */
export type BoundRead<TData, TSelected = TData> = Bound<ReadResult<TSelected, TData>>;

/** Tells what a component reads now: the same object while client and configuration mean the same. */
type ReadBinding<TConfig, TData, TSelected> = (
  client: Client,
  config: TConfig | undefined,
) => BoundRead<TData, TSelected>;

/**
 * Binds one operation to one component of a framework: the framework says when client or configuration may have
 * changed, and subscribes to what it gets.
 *
 * @example
 * const bind = createReadBinding(getRecord);
 * const stop = bind(client, config).subscribe(render);
 */
export function createReadBinding<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  { policy, select, interval }: ReadViewOptions<TData, TSelected> = {},
): ReadBinding<TConfig, TData, TSelected> {
  const selection = createSelection<TData, TSelected>();
  const bind = (observer: ObservedRead<TData>, isIdle: boolean): BoundRead<TData, TSelected> => {
    const { subscribe, current, refresh } = observer;
    const read = boundRead({ ...observer, current: () => selection(current(), select) }, refresh);
    return {
      current: read.current,
      subscribe(listener) {
        let shown = read.current();
        // What is not selected may change without the component showing something else.
        const notify = (): void => {
          const before = shown;
          shown = read.current();
          if (shown !== before) listener();
        };
        const stops = [subscribe(notify), startInterval(refresh, isIdle ? undefined : interval)];
        return () => stops.forEach((stop) => stop());
      },
    };
  };
  return bindByKey((client, config: TConfig | undefined) => {
    const isIdle = config === undefined;
    const observer: ObservedRead<TData> = isIdle
      ? IDLE
      : client.observe(operation, copyOf(config), { policy });
    return { key: observer.key, make: () => bind(observer, isIdle) };
  });
}

/** Something that is made anew when its key, or the client, is another one. */
interface Keyed<TMade> {
  readonly key: string;
  readonly make: () => TMade;
}

/** Keeps what was made while client and key are the same. */
export function bindByKey<TConfig, TMade>(
  keyed: (client: Client, config: TConfig | undefined) => Keyed<TMade>,
): (client: Client, config: TConfig | undefined) => TMade {
  let last: { readonly client: Client; readonly key: string; readonly made: TMade } | undefined;
  return (client, config) => {
    const { key, make } = keyed(client, config);
    if (last?.client !== client || last.key !== key) last = { client, key, made: make() };
    return last.made;
  };
}

/** An observer whose results are the same object while they show the same. */
export function boundRead<TShown, TData>(
  { current, subscribe }: Pick<ObservedRead<TShown>, 'current' | 'subscribe'>,
  refresh: ObservedRead<TData>['refresh'],
): BoundRead<TData, TShown> {
  let shown: Snapshot<TShown> | undefined;
  let result: ReadResult<TShown, TData> | undefined;
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
export function copyOf<TValue>(value: TValue): TValue {
  // The copy has the members of the original.
  if (Array.isArray(value)) return value.map(copyOf) as TValue;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)])) as TValue;
}
