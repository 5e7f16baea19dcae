import type { Client } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { AccountNavigation, MainNavigation } from './customer-navigation.tsx';
import { Footer } from './footer.tsx';
import { Layout } from './layout.tsx';
import { RestoredPageCheck } from './restored-page-check.tsx';
import { Routes } from './routes.tsx';
import { createWatchfulClient } from './watchful-client.ts';
import { SessionProvider } from './session.tsx';

/** What a live page may be given. */
export interface LivePageProps {
  /** A record layer of its own unless given. */
  readonly client?: Client | undefined;
}

/** The page with a session, the org's data and the screens. The host passes the record layer's calls on to the org. */
export function LivePage({ client: given }: LivePageProps) {
  const [client] = useState(() => given ?? createWatchfulClient());
  return (
    <ClientProvider client={client}>
      <SessionProvider>
        <RestoredPageCheck />
        <Layout navigation={<MainNavigation />} account={<AccountNavigation />} footer={<Footer />}>
          <Routes />
        </Layout>
      </SessionProvider>
    </ClientProvider>
  );
}
