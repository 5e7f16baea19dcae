import { createContext, useContext } from 'react';

/** What the guard puts into the history entry of the log-in page. */
export interface WishState {
  readonly wish: string;
  /** Whether the guest was a customer on this page until now. */
  readonly hasEnded: boolean;
}

/** Remembers, for the life of the page, where a guest wanted to go before being asked to log in. */
export interface WishKeeper {
  readonly remember: (wish: string) => void;
  /** The wish, once. */
  readonly take: () => string | undefined;
}

/** A keeper without a wish. */
export function createWishKeeper(): WishKeeper {
  let kept: string | undefined;
  return {
    remember: (wish) => {
      kept = wish;
    },
    take: () => {
      const wish = kept;
      kept = undefined;
      return wish;
    },
  };
}

const Keeper = createContext<WishKeeper>(createWishKeeper());

/** Set once, around the routes. */
export const WishProvider = Keeper.Provider;

/** The keeper; used only in effects. */
export function useWishKeeper(): WishKeeper {
  return useContext(Keeper);
}

/**
 * The path that a guest wanted before being asked to log in: read from a history entry, never from the
 * address, and only a path of this site.
 */
export function wishOf(historyState: unknown): string | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('wish' in historyState))
    return undefined;
  const { wish } = historyState;
  return typeof wish === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(wish) ? wish : undefined;
}
