import { getCurrentSession } from '@energy-portal/sdk';
import { useClient, useRead } from '@energy-portal/sdk/react';
import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLoggedError } from './error-log.ts';
import { usePersistedData, useRestoredData } from './use-persisted-data.ts';

/** `unknown`: the org could not be asked. */
export type SessionState = 'loading' | 'guest' | 'customer' | 'unknown';

/** The session of the page. */
interface Session {
  readonly state: SessionState;
  /** Guests have one, too. */
  readonly userId: string | undefined;
  readonly displayName: string | undefined;
  /** The end of a customer's session, unless something is asked meanwhile. */
  readonly expiresAt: string | undefined;
  /** False where no answer came at all, of the org or of the portal. */
  readonly isAnswered: boolean;
  /** Asks the org again. */
  readonly refresh: () => void;
  /** Ends the session on this page, which is about to go: until then nobody is known on it. */
  readonly end: () => void;
}

const Current = createContext<Session>({
  state: 'loading',
  userId: undefined,
  displayName: undefined,
  expiresAt: undefined,
  isAnswered: false,
  refresh: () => undefined,
  end: () => undefined,
});

/** Returns the session of the page. */
export function useSession(): Session {
  return useContext(Current);
}

/** Reads the session through the record layer, so that logging in or out anywhere is seen everywhere. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { state, data, error, refresh } = useRead(getCurrentSession, {});
  useLoggedError('session.getCurrentSession', error);
  const visitor = data === undefined ? undefined : data.isGuest ? 'guest' : data.userId;
  const [isEnding, setEnding] = useState(false);
  const isRestored = useRestoredData(useClient(), usePersistedData(), visitor);
  const session = useMemo<Session>(() => {
    const open = isRestored ? 'customer' : 'loading';
    const known = visitor === undefined || visitor === 'guest' ? visitor : open;
    return {
      state: isEnding ? 'loading' : (known ?? (state === 'error' ? 'unknown' : 'loading')),
      userId: isEnding ? undefined : data?.userId,
      displayName: isEnding ? undefined : (data?.displayName ?? undefined),
      expiresAt: isEnding ? undefined : (data?.expiresAt ?? undefined),
      isAnswered: error === undefined || error.code !== 'NETWORK',
      refresh: () => void refresh(),
      end: () => setEnding(true),
    };
  }, [state, data, error, visitor, isRestored, isEnding, refresh]);
  return <Current value={session}>{children}</Current>;
}
