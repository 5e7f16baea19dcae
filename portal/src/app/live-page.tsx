import { createClient, getCurrentSession } from '@energy-portal/sdk';
import type { Client, ClientExtension } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { AccountNavigation, MainNavigation } from './navigation.tsx';
import { useErrorLog } from './error-log.ts';
import { Footer } from './footer.tsx';
import { PersistedDataProvider } from './use-persisted-data.ts';
import { createPersistedData, staleDataAge } from './persisted-data.ts';
import { Layout } from './layout.tsx';
import { RestoredPageCheck } from './restored-page-check.tsx';
import { Routes } from './routes.tsx';
import { SessionProvider, useSession } from './session.tsx';
import { lazyComponent } from '../ui/index.ts';
import { SessionWarning } from './session-warning.tsx';
import type { Activity } from './session-end.ts';

/** Props of {@link LivePage}. */
export interface LivePageProps {
  /** Extensions of the record layer beside those of the page. */
  readonly extensions?: readonly ClientExtension[] | undefined;
  /** Makes the calls of the record layer; the browser's own unless stated. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The page with a session, the org's data and the screens. The host passes the record layer's calls on to the org. */
export function LivePage({ extensions, fetch }: LivePageProps) {
  const log = useErrorLog();
  const [persisted] = useState(() => createPersistedData(log));
  const [activity] = useState<Activity>(() => ({ answeredAt: 0 }));
  const [client] = useState(() =>
    createPortalClient({ extensions: [persisted, ...(extensions ?? [])], activity, fetch }),
  );
  return (
    <ClientProvider client={client}>
      <PersistedDataProvider value={persisted}>
        <SessionProvider>
          <RestoredPageCheck />
          <SessionWarning activity={activity} />
          <Layout navigation={<MainNavigation />} account={<AccountNavigation />} footer={<Footer />}>
            <Content />
          </Layout>
        </SessionProvider>
      </PersistedDataProvider>
    </ClientProvider>
  );
}

/** Where the code of customers' pages cannot be fetched, it was there before the line went away. */
const SignedOutPage = lazyComponent(async () => (await import('./customer-device.ts')).SignedOutPage);

/** The screens, for whoever is there; of a session that was left, nothing. */
function Content() {
  return useSession().isAbandoned ? <SignedOutPage /> : <Routes />;
}

const unauthorized = 401;
/** Operations whose 401 is no end of the session. The write by its id: its validator would come along. */
const sessionOperations: readonly string[] = ['logIn', 'logInWithPasskey', getCurrentSession.table.id];

interface ClientSources extends LivePageProps {
  readonly activity: Activity;
}

/**
 * Creates the record layer of the portal. It reads the session again as soon as the org answers a call with 401: then
 * the guard of the screen redirects to the log-in, which says why the session ended.
 */
function createPortalClient({ extensions = [], activity, fetch }: ClientSources): Client {
  const client = createClient({
    extensions,
    fetch,
    // The host says so in front of a sandbox: what no customer would notice is to be found there.
    validate: document.querySelector('meta[name="portal-validates"]') === null ? 'entities' : 'all',
    // Restored data is mostly stale.
    memory: { staleFor: staleDataAge },
    onEvent(event) {
      // No answer came: nobody knows whether the session goes on.
      if (event.type !== 'answer' || event.status === 0) return;
      activity.answeredAt = Date.now();
      if (event.status !== unauthorized) return;
      if (!sessionOperations.includes(event.operation)) void client.refresh(getCurrentSession, {});
    },
  });
  return client;
}
