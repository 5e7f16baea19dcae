import { getContext, setContext } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import type { Client, WatchOptions } from '../client/client.ts';
import { createReadBinding, type BoundRead } from '../client/read-binding.ts';
import { invariant } from '../core/errors.ts';
import type { ReadResult } from '../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';

export type { ReadResult } from '../query/query-observer.ts';

const CLIENT = Symbol('client');

/** Hands a client to the components below the one that is being set up. */
export function provideClient(client: () => Client): void {
  setContext(CLIENT, client);
}

/**
 * The client of the nearest component that provides one.
 *
 * @throws SdkError `INVARIANT` where there is none
 */
export function useClient(): () => Client {
  const client = getContext<(() => Client) | undefined>(CLIENT);
  invariant(client, 'useClient needs provideClient in a component above it');
  return client;
}

/** A read of a component; `current` is a rune's value: whoever reads it in a template or an effect follows it. */
export interface CurrentRead<TData> {
  readonly current: ReadResult<TData>;
}

/**
 * Reads, and changes when what it shows has changed. Without a configuration nothing is sent, on a server neither.
 *
 * @example
 * const record = useRead(getRecord, () => ({ recordId, fields: ['Contact.Email'] }));
 */
export function useRead<TConfig, TData, TFields = unknown, const TGiven extends TConfig = TConfig>(
  operation: ReadOperation<TConfig, TData, TFields>,
  config: () => GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: WatchOptions,
): CurrentRead<AnswerTo<TData, TFields, TGiven>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: () => TConfig | undefined,
  options?: WatchOptions,
): CurrentRead<TData> {
  const client = useClient();
  const bind = createReadBinding(operation, options);
  const followers = new WeakMap<BoundRead<TData>, () => void>();
  return {
    get current() {
      const read = bind(client(), config());
      const follow = followers.get(read) ?? createSubscriber(read.subscribe);
      followers.set(read, follow);
      follow();
      return read.current();
    },
  };
}
