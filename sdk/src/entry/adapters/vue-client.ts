import { computed, inject, provide, shallowRef, toValue, triggerRef, watchPostEffect } from 'vue';
import type { App, ComputedRef, InjectionKey, MaybeRefOrGetter, Plugin } from 'vue';
import type { Client } from '../../client/client.ts';
import type { Bound } from '../../client/read-binding.ts';
import { invariant } from '../../core/errors.ts';

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

/** Shows what is bound, and follows it after rendering, which is never on a server. */
export function follow<TShown>(bound: () => Bound<TShown>): ComputedRef<TShown> {
  const source = computed(bound);
  const changes = shallowRef({});
  const notify = (): void => triggerRef(changes);
  watchPostEffect((onCleanup) => {
    onCleanup(source.value.subscribe(notify));
    notify();
  });
  return computed(() => {
    void changes.value;
    return source.value.current();
  });
}
