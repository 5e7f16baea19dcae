import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePlace } from '../ui/index.ts';
import type { Access, PageScreen } from '../../screen-language/manifest.ts';
import { useManifest } from './host-document.ts';
import { FailedPage } from '../page/plain-pages.tsx';
import { readReturnAddress, useRedirectHome, useReturnAddressStore } from './return-address.ts';
import type { ReturnState } from './return-address.ts';
import { useSession } from './session.tsx';
import type { SessionState } from './session.tsx';

/**
 * The decision of the guard of a screen. `log-in`: a guest is asked to log in first; `leave`: a customer has nothing to
 * do on a guests' screen; `unreachable`: it is not known who is there, and it matters.
 */
type Admission = 'show' | 'wait' | 'log-in' | 'leave' | 'unreachable';

/** Decides if a screen is shown in the current session (requirement 000 section 6). */
export function admit(access: Access, session: SessionState): Admission {
  if (access === 'anyone') return 'show';
  switch (session) {
    case 'loading':
      return 'wait';
    case 'guest':
      return access === 'guest' ? 'show' : 'log-in';
    case 'customer':
      return access === 'customer' ? 'show' : 'leave';
    case 'unknown':
      return access === 'guest' ? 'show' : 'unreachable';
  }
}

/** Props of {@link RouteGuard}. */
interface RouteGuardProps {
  readonly entry: PageScreen;
  /** Shown until the session is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a screen to those who may see it. A guest before a customers' screen is redirected to the log-in, with the
 * return address in the history entry, so that it outlives a reload; a customer on a guests' screen is redirected to the
 * return address, or home.
 */
export function RouteGuard({ entry, waiting, children }: RouteGuardProps) {
  const session = useSession();
  const admission = admit(entry.access, session.state);
  useRedirectToLogIn(admission === 'log-in', session.state === 'customer');
  useRedirectHome(admission === 'leave' ? 'customer' : undefined);
  useRememberedAddress();
  if (admission === 'show') return children;
  if (admission === 'unreachable')
    return (
      <FailedPage
        title="unreachable.title"
        // Where an answer came, and only the org's was missing, the customer's own line is sound.
        lead={session.isAnswered ? 'unreachable.ours' : 'unreachable.lead'}
        onRetry={() => void session.refresh()}
      />
    );
  return waiting;
}

function useRedirectToLogIn(needed: boolean, isCustomer: boolean): void {
  const { logIn } = useManifest().navigation;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wasCustomer = useRef(false);
  useEffect(() => {
    if (needed) {
      const returnTo = search === '' ? path : `${path}?${search}`;
      const state: ReturnState = { returnTo, hasEnded: wasCustomer.current };
      navigate(logIn, { replace: true, state });
    }
    wasCustomer.current = isCustomer;
  }, [needed, isCustomer, path, search, logIn, navigate]);
}

/** A screen's own link after logging in does not pass the return address on, so it is stored beside the history, too. */
function useRememberedAddress(): void {
  const store = useReturnAddressStore();
  const address = readReturnAddress(usePlace().state);
  useEffect(() => {
    if (address !== undefined) store.remember(address);
  }, [store, address]);
}
