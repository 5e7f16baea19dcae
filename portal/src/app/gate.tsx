import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { admit } from './admission.ts';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { useManifest } from './manifest-context.tsx';
import { UnreachablePage } from './pages.tsx';
import { useSession } from './session.tsx';
import { useGoHome } from './use-go-home.ts';
import { useWishKeeper, wishOf } from './return-address.ts';

/** Props of {@link Gate}. */
export interface GateProps {
  readonly entry: ScreenEntry;
  /** Stands there until it is known who wants to see the screen. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * The door of a screen. A guest before a customers' screen is sent to log in, with the wish in the history
 * entry, so that it outlives a reload; a customer on a guests' screen is sent to the wish, or home.
 */
export function Gate({ entry, waiting, children }: GateProps) {
  const session = useSession();
  const admission = admit(entry.access, session.state);
  useLogInFirst(admission === 'log-in', session.state === 'customer');
  useGoHome(admission === 'leave' ? 'customer' : undefined);
  useKeptWish();
  if (admission === 'show') return children;
  if (admission === 'unreachable') return <UnreachablePage onRetry={session.refresh} />;
  return waiting;
}

function useLogInFirst(needed: boolean, isCustomer: boolean): void {
  const { logIn } = useManifest().navigation;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wasCustomer = useRef(false);
  useEffect(() => {
    const wish = search === '' ? path : `${path}?${search}`;
    if (needed) navigate(logIn, { replace: true, state: { wish, hasEnded: wasCustomer.current } });
    wasCustomer.current = isCustomer;
  }, [needed, isCustomer, path, search, logIn, navigate]);
}

/** A screen's own way on after logging in knows nothing of wishes, so the wish is kept beside the history, too. */
function useKeptWish(): void {
  const keeper = useWishKeeper();
  const wish = wishOf(useHistoryState());
  useEffect(() => {
    if (wish !== undefined) keeper.remember(wish);
  }, [keeper, wish]);
}
