import type { ClientExtension } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { AccountNavigation, MainNavigation } from './customer-navigation.tsx';
import { useErrorLog } from './error-log-context.tsx';
import { Footer } from './footer.tsx';
import { KeptDataProvider } from './kept-data-context.ts';
import { createKeptData } from './kept-data.ts';
import { Layout } from './layout.tsx';
import { RestoredPageCheck } from './restored-page-check.tsx';
import { Routes } from './routes.tsx';
import { createWatchfulClient } from './watchful-client.ts';
import { SessionProvider } from './session.tsx';

/** What a live page may be given. */
export interface LivePageProps {
  /** What goes along with the record layer beside what the page needs. */
  readonly extensions?: readonly ClientExtension[] | undefined;
}

/** The page with a session, the org's data and the screens. The host passes the record layer's calls on to the org. */
export function LivePage({ extensions }: LivePageProps) {
  const log = useErrorLog();
  const [kept] = useState(() => createKeptData(log));
  const [client] = useState(() => createWatchfulClient([kept, ...(extensions ?? [])]));
  return (
    <ClientProvider client={client}>
      <KeptDataProvider value={kept}>
        <SessionProvider>
          <RestoredPageCheck />
          <Layout navigation={<MainNavigation />} account={<AccountNavigation />} footer={<Footer />}>
            <Routes />
          </Layout>
        </SessionProvider>
      </KeptDataProvider>
    </ClientProvider>
  );
}
