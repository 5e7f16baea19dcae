import { createComponent, createContext, createEffect, createMemo, createSignal, on } from 'solid-js';
import { onCleanup, useContext, type Accessor, type JSX, type ParentProps } from 'solid-js';
import type { Client } from '../../client/client.ts';
import type { Bound } from '../../client/read-binding.ts';
import { invariant } from '../../core/errors.ts';

const ClientContext = createContext<Accessor<Client>>();

/** Hands a client to all components below: `<ClientProvider client={createClient()}><App /></ClientProvider>`. */
export function ClientProvider(props: ParentProps<{ readonly client: Client }>): JSX.Element {
  return createComponent(ClientContext.Provider, {
    value: () => props.client,
    get children() {
      return props.children;
    },
  });
}

/**
 * The client of the nearest provider.
 *
 * @throws SdkError `INVARIANT` outside of a provider
 */
export function useClient(): Accessor<Client> {
  const client = useContext(ClientContext);
  invariant(client, 'useClient needs a ClientProvider above it');
  return client;
}

/** Shows what is bound, and follows it after rendering, which is never on a server. */
export function follow<TShown>(bound: () => Bound<TShown>): Accessor<TShown> {
  const source = createMemo(bound);
  const [changes, notify] = createSignal(undefined, { equals: false });
  createEffect(
    on(source, ({ subscribe }) => {
      onCleanup(subscribe(notify));
      notify();
    }),
  );
  return createMemo(() => {
    changes();
    return source().current();
  });
}
