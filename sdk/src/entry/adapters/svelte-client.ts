import { getContext, setContext } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import type { Client } from '../../client/client.ts';
import type { Bound } from '../../client/read-binding.ts';
import { invariant } from '../../core/errors.ts';

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

/** The value that a component shows; `current` is a rune's value: whoever reads it in a template or an effect follows it. */
export interface Current<TShown> {
  readonly current: TShown;
}

/** Shows what is bound, and follows it while somebody reads it, which is never on a server. */
export function follow<TShown>(bound: () => Bound<TShown>): Current<TShown> {
  const followers = new WeakMap<Bound<TShown>, () => void>();
  return {
    get current() {
      const source = bound();
      const subscribe = followers.get(source) ?? createSubscriber(source.subscribe);
      followers.set(source, subscribe);
      subscribe();
      return source.current();
    },
  };
}
