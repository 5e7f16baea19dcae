import type { ClientExtension } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { AccountNavigation, MainNavigation } from './navigation.tsx';
import { useErrorLog } from './error-log.ts';
import { Footer } from './footer.tsx';
import { PersistedDataProvider } from './use-persisted-data.ts';
import { createPersistedData } from './persisted-data.ts';
import { Layout } from './layout.tsx';
import { RestoredPageCheck } from './restored-page-check.tsx';
import { Routes } from './routes.tsx';
import { SessionProvider } from './session.tsx';
import { createPortalClient } from './portal-client.ts';

/** Props of {@link LivePage}. */
export interface LivePageProps {
  /** Extensions of the record layer beside those of the page. */
  readonly extensions?: readonly ClientExtension[] | undefined;
}

/** The page with a session, the org's data and the screens. The host passes the record layer's calls on to the org. */
export function LivePage({ extensions }: LivePageProps) {
  const log = useErrorLog();
  const [persisted] = useState(() => createPersistedData(log));
  const [client] = useState(() => createPortalClient([persisted, ...(extensions ?? [])]));
  return (
    <ClientProvider client={client}>
      <PersistedDataProvider value={persisted}>
        <SessionProvider>
          <RestoredPageCheck />
          <Layout navigation={<MainNavigation />} account={<AccountNavigation />} footer={<Footer />}>
            <Routes />
          </Layout>
        </SessionProvider>
      </PersistedDataProvider>
    </ClientProvider>
  );
}
