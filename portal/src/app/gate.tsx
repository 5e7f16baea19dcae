import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Skeleton } from '../ui/index.ts';
import { admit } from './admission.ts';
import type { ScreenEntry } from './manifest.ts';
import { useManifest } from './manifest-context.tsx';
import { UnreachablePage } from './pages.tsx';
import { useSession } from './session.tsx';
import { wishOf } from './wish.ts';

/** Props of {@link Gate}. */
export interface GateProps {
  readonly entry: ScreenEntry;
  readonly children: ReactNode;
}

/**
 * The door of a screen. A guest before a customers' screen is sent to log in, with the wish in the history
 * entry; a customer on a guests' screen is sent to the wish, or home.
 */
export function Gate({ entry, children }: GateProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { logIn, home } = useManifest().navigation;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wish = wishOf(useHistoryState());
  const admission = admit(entry.access, session.state);
  useEffect(() => {
    if (admission === 'leave') navigate(wish ?? home.customer, { replace: true });
    if (admission !== 'log-in') return;
    const wanted = search === '' ? path : `${path}?${search}`;
    navigate(logIn, { replace: true, state: { wish: wanted } });
  }, [admission, path, search, wish, logIn, home, navigate]);
  if (admission === 'show') return children;
  if (admission === 'unreachable') return <UnreachablePage onRetry={session.refresh} />;
  return (
    <div className="page">
      <Skeleton label={t('loading')} />
    </div>
  );
}
