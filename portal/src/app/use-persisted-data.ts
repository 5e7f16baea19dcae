import type { Client } from '@energy-portal/sdk';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { PersistedData } from './persisted-data.ts';

const Current = createContext<PersistedData | undefined>(undefined);

/** Set once, by the live page. */
export const PersistedDataProvider = Current.Provider;

/** Returns the customer's data beyond this page. */
export function usePersistedData(): PersistedData | undefined {
  return useContext(Current);
}

/** A customer's id, a guest, or not known yet. */
type Visitor = string | 'guest' | undefined;

/** A visitor, and the secret of the session from which keys of persisted data are derived; none where nothing may stay. */
interface KnownVisitor {
  readonly visitor: Visitor;
  readonly secret: string | null;
}

/**
 * Restores the persisted data of a customer as soon as the session is known, and leaves nothing to anybody else.
 *
 * @returns true when the customer's data may be shown: persisted data is restored
 */
export function useRestoredData(
  client: Client,
  persisted: PersistedData | undefined,
  { visitor, secret }: KnownVisitor,
): boolean {
  const [restored, setRestored] = useState<Visitor>();
  const owner = useRef<string>(undefined);
  useEffect(() => client.onSessionChange(() => (owner.current = undefined)), [client]);
  useEffect(() => {
    if (visitor === undefined || persisted === undefined) return undefined;
    const isCustomer = visitor !== 'guest';
    // The session ended, or became another's, without a word from this page: nothing of before may stay.
    if (owner.current !== undefined && owner.current !== visitor)
      client.changeSession(isCustomer ? 'begins' : 'ends');
    if (!isCustomer) return persisted.forget();
    owner.current = visitor;
    let isWanted = true;
    void persisted.open(visitor, secret).then(() => isWanted && setRestored(visitor));
    return () => {
      isWanted = false;
    };
  }, [client, persisted, visitor, secret]);
  return persisted === undefined || restored === visitor;
}
