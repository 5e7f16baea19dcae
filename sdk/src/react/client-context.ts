import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react';
import type { Client } from '../client/client.ts';
import { invariant } from '../core/errors.ts';

const ClientContext = createContext<Client | undefined>(undefined);

/**
 * Hands a client to all hooks below.
 *
 * @example
 * <ClientProvider client={createClient()}>
 *   <App />
 * </ClientProvider>
 */
export function ClientProvider(props: {
  readonly client: Client;
  readonly children: ReactNode;
}): ReactElement {
  return createElement(ClientContext.Provider, { value: props.client }, props.children);
}

/**
 * The client of the nearest provider.
 *
 * @throws SdkError `INVARIANT` outside of a provider
 *
 * @example
 * const client = useClient();
 * client.invalidate(getRecord);
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  invariant(client, 'useClient needs a ClientProvider above it');
  return client;
}
