import { getCurrentSession } from '@energy-portal/sdk';
import { useClient, useRead } from '@energy-portal/sdk/react';
import { createContext, useContext, useEffect, useMemo, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLoggedError } from './error-log.ts';
import { pendingSignOut } from './pending-sign-out.ts';
import { usePersistedData, useRestoredData } from './use-persisted-data.ts';

/** `unknown`: the org could not be asked. */
export type SessionState = 'loading' | 'guest' | 'customer' | 'unknown';

/** The outcome of asking for the session again. */
export interface RefreshedSession {
  readonly state: string;
  readonly error?: { readonly code: string } | undefined;
}

/** The session of the page. */
interface Session {
  readonly state: SessionState;
  /** Guests have one, too. */
  readonly userId: string | undefined;
  readonly displayName: string | undefined;
  /** The end of a customer's session, unless something is asked meanwhile. */
  readonly expiresAt: string | undefined;
  /** True on a device that others use, too: it is given no secret, and keeps nothing. */
  readonly isShared: boolean;
  /** False where no answer came at all, of the org or of the portal. */
  readonly isAnswered: boolean;
  /** Asks the org again. */
  readonly refresh: () => Promise<RefreshedSession>;
  /** Ends the session on this page, which is about to go: until then nobody is known on it. */
  readonly end: () => void;
  /** Ends the session on this device, and wipes it, where the org cannot be told now. */
  readonly abandon: () => void;
  /** True from then on. */
  readonly isAbandoned: boolean;
}

const Current = createContext<Session>({
  state: 'loading',
  userId: undefined,
  displayName: undefined,
  expiresAt: undefined,
  isShared: false,
  isAnswered: false,
  refresh: async () => ({ state: 'error' }),
  end: () => undefined,
  abandon: () => undefined,
  isAbandoned: false,
});

/** Returns the session of the page. */
export function useSession(): Session {
  return useContext(Current);
}

/** Another page of this browser may have been left, before this one was opened or since. */
const look = () => ({ isNoted: pendingSignOut.isNoted() });

/** Reads the session through the record layer, so that logging in or out anywhere is seen everywhere. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const persisted = usePersistedData();
  const [{ isNoted }, render] = useReducer(look, undefined, look);
  // Views of the one before go before the record layer asks for what they showed: nobody would look at the answers.
  useEffect(() => client.onSessionChange(() => flushSync(render)), [client]);
  const { state, data, error, refresh } = useRead(getCurrentSession, {});
  useLoggedError('session.getCurrentSession', error);
  const [ownEnding, setEnding] = useState<'ending' | 'abandoned'>();
  const ending = isNoted ? 'abandoned' : ownEnding;
  const isEnding = ending !== undefined;
  const isAbandoned = ending === 'abandoned';
  const visitor = isAbandoned ? undefined : data?.isGuest ? 'guest' : data?.userId;
  const isRestored = useRestoredData(client, persisted, {
    visitor,
    secret: data?.deviceSecret ?? null,
  });
  const session = useMemo<Session>(() => {
    const open = isRestored ? 'customer' : 'loading';
    const shown = isEnding ? undefined : data;
    const known = visitor === undefined || visitor === 'guest' ? visitor : open;
    return {
      state: isEnding ? 'loading' : (known ?? (state === 'error' ? 'unknown' : 'loading')),
      userId: shown?.userId,
      displayName: shown?.displayName ?? undefined,
      expiresAt: shown?.expiresAt ?? undefined,
      isShared: !shown?.deviceSecret,
      isAnswered: error?.code !== 'NETWORK',
      refresh,
      end: () => setEnding('ending'),
      abandon() {
        setEnding('abandoned');
        pendingSignOut.note();
        client.changeSession('ends');
        persisted?.forget();
      },
      isAbandoned,
    };
  }, [state, data, error, visitor, isRestored, isEnding, isAbandoned, refresh, client, persisted]);
  return <Current value={session}>{children}</Current>;
}
