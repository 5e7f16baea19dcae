import { createComponent, createContext, createEffect, createMemo, createSignal, on } from 'solid-js';
import { onCleanup, useContext, type Accessor, type JSX, type ParentProps } from 'solid-js';
import type { Client, WatchOptions } from '../client/client.ts';
import { createReadBinding } from '../client/read-binding.ts';
import { invariant } from '../core/errors.ts';
import type { ReadResult } from '../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';

export type { ReadResult } from '../query/query-observer.ts';

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

/**
 * Reads, and changes when what it shows has changed. Without a configuration nothing is sent, on a server neither.
 *
 * @example
 * const record = useRead(getRecord, () => ({ recordId: props.recordId, fields: ['Contact.Email'] }));
 */
export function useRead<TConfig, TData, TFields = unknown, const TGiven extends TConfig = TConfig>(
  operation: ReadOperation<TConfig, TData, TFields>,
  config: Accessor<GivenConfig<TConfig, TFields, TGiven> | undefined>,
  options?: WatchOptions,
): Accessor<ReadResult<AnswerTo<TData, TFields, TGiven>>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: Accessor<TConfig | undefined>,
  options?: WatchOptions,
): Accessor<ReadResult<TData>> {
  const client = useClient();
  const bind = createReadBinding(operation, options);
  const read = createMemo(() => bind(client(), config()));
  const [changes, notify] = createSignal(undefined, { equals: false });
  createEffect(
    on(read, ({ subscribe }) => {
      onCleanup(subscribe(notify));
      notify();
    }),
  );
  return createMemo(() => {
    changes();
    return read().current();
  });
}
