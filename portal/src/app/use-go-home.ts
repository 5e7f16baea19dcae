import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useManifest } from './manifest-context.tsx';
import { useWishKeeper } from './return-address.ts';

/** Sends a customer to the page that was wished before logging in, else home; a guest to the guests' home. */
export function useGoHome(visitor: 'guest' | 'customer' | undefined): void {
  const { home } = useManifest().navigation;
  const [, navigate] = useLocation();
  const keeper = useWishKeeper();
  useEffect(() => {
    if (visitor === undefined) return;
    const wish = visitor === 'customer' ? keeper.take() : undefined;
    navigate(wish ?? home[visitor], { replace: true });
  }, [visitor, home, navigate, keeper]);
}
