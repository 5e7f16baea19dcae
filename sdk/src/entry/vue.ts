import { computed, inject, provide, shallowRef, toValue, triggerRef, watchPostEffect } from 'vue';
import type { App, ComputedRef, InjectionKey, MaybeRefOrGetter, Plugin } from 'vue';
import type { Client, WatchOptions } from '../client/client.ts';
import { createReadBinding } from '../client/read-binding.ts';
import { invariant } from '../core/errors.ts';
import type { ReadResult } from '../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';

export type { ReadResult } from '../query/query-observer.ts';

const CLIENT: InjectionKey<MaybeRefOrGetter<Client>> = Symbol('client');

/** Hands a client to the components of an app: `app.use(clientPlugin, client)`. */
export const clientPlugin: Plugin<[client: MaybeRefOrGetter<Client>]> = {
  install: (app: App, client: MaybeRefOrGetter<Client>) => void app.provide(CLIENT, client),
};

/** Hands a client to the components below the one that is being set up. */
export function provideClient(client: MaybeRefOrGetter<Client>): void {
  provide(CLIENT, client);
}

/**
 * The client of the nearest component that provides one, or of the app.
 *
 * @throws SdkError `INVARIANT` where there is none
 */
export function useClient(): ComputedRef<Client> {
  const client = inject(CLIENT, undefined);
  invariant(client, 'useClient needs provideClient in a component above, or the clientPlugin in the app');
  return computed(() => toValue(client));
}

/**
 * Reads, and changes when what it shows has changed. Without a configuration nothing is sent, on a server neither.
 *
 * @example
 * const record = useRead(getRecord, () => ({ recordId: props.recordId, fields: ['Contact.Email'] }));
 */
export function useRead<TConfig, TData, TFields = unknown, const TGiven extends TConfig = TConfig>(
  operation: ReadOperation<TConfig, TData, TFields>,
  config: MaybeRefOrGetter<GivenConfig<TConfig, TFields, TGiven> | undefined>,
  options?: WatchOptions,
): ComputedRef<ReadResult<AnswerTo<TData, TFields, TGiven>>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: MaybeRefOrGetter<TConfig | undefined>,
  options?: WatchOptions,
): ComputedRef<ReadResult<TData>> {
  const client = useClient();
  const bind = createReadBinding(operation, options);
  const read = computed(() => bind(client.value, toValue(config)));
  const changes = shallowRef({});
  const notify = (): void => triggerRef(changes);
  // After rendering, which is never on a server.
  watchPostEffect((onCleanup) => {
    onCleanup(read.value.subscribe(notify));
    notify();
  });
  return computed(() => {
    void changes.value;
    return read.value.current();
  });
}
