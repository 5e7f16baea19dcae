import type { Client } from '@energy-portal/sdk';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { KeptData } from './kept-data.ts';

const Current = createContext<KeptData | undefined>(undefined);

/** Set once, by the live page. */
export const KeptDataProvider = Current.Provider;

/** The customer's data beyond this page. */
export function useKeptData(): KeptData | undefined {
  return useContext(Current);
}

/** Who is there: a customer's id, nobody, or not known yet. */
export type Visitor = string | 'guest' | undefined;

/**
 * Opens what is kept of a customer as soon as it is known who that is, and leaves nothing to anybody else.
 *
 * @returns whether the customer's data may be shown: what was kept is there
 */
export function useOpenedData(client: Client, kept: KeptData | undefined, visitor: Visitor): boolean {
  const [opened, setOpened] = useState<Visitor>();
  const owner = useRef<string>(undefined);
  useEffect(() => client.onSessionChange(() => (owner.current = undefined)), [client]);
  useEffect(() => {
    if (visitor === undefined || kept === undefined) return undefined;
    const isCustomer = visitor !== 'guest';
    // The session ended, or became another's, without a word from this page: nothing of before may stay.
    if (owner.current !== undefined && owner.current !== visitor)
      client.changeSession(isCustomer ? 'begins' : 'ends');
    if (!isCustomer) return kept.forget();
    owner.current = visitor;
    let isWanted = true;
    void kept.open(visitor).then(() => isWanted && setOpened(visitor));
    return () => {
      isWanted = false;
    };
  }, [client, kept, visitor]);
  return kept === undefined || opened === visitor;
}
