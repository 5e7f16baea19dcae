import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useManifest } from './host-document.ts';

/** The state of the history entry of the log-in page, written by the route guard. */
export interface ReturnState {
  /** The path and query that the guest asked for. */
  readonly returnTo: string;
  /** True when the guest was a customer on this page until now. */
  readonly hasEnded: boolean;
}

/** The return address of a guest who was asked to log in, for the life of the page. */
interface ReturnAddressStore {
  readonly remember: (address: string) => void;
  /** Returns the address, once. */
  readonly take: () => string | undefined;
}

/** Creates an empty store. */
export function createReturnAddressStore(): ReturnAddressStore {
  let stored: string | undefined;
  return {
    remember: (address) => {
      stored = address;
    },
    take: () => {
      const address = stored;
      stored = undefined;
      return address;
    },
  };
}

const Store = createContext<ReturnAddressStore>(createReturnAddressStore());

/** Set once, around the routes. */
export const ReturnAddressProvider = Store.Provider;

/** Returns the store; used only in effects. */
export function useReturnAddressStore(): ReturnAddressStore {
  return useContext(Store);
}

/**
 * Reads the return address from the state of a history entry, never from the page's address. Only a path of this site
 * is one.
 */
export function readReturnAddress(historyState: unknown): string | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('returnTo' in historyState))
    return undefined;
  const { returnTo } = historyState;
  return typeof returnTo === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(returnTo) ? returnTo : undefined;
}

/** Redirects a customer to the return address, else home; a guest to the guests' home. */
export function useRedirectHome(visitor: 'guest' | 'customer' | undefined): void {
  const { home } = useManifest().navigation;
  const [, navigate] = useLocation();
  const store = useReturnAddressStore();
  useEffect(() => {
    if (visitor === undefined) return;
    const address = visitor === 'customer' ? store.take() : undefined;
    navigate(address ?? home[visitor], { replace: true });
  }, [visitor, home, navigate, store]);
}
