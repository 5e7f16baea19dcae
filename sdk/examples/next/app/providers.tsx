'use client';

import { createClient } from '@energy-portal/sdk';
import { createHydration } from '@energy-portal/sdk/hydration';
import { ClientProvider } from '@energy-portal/sdk/react';
import { useState, type ReactNode } from 'react';

interface ProvidersProps {
  /** The cache of the server's client. */
  readonly dehydrated: string;
  readonly children: ReactNode;
}

/** The client of the page. It calls the app's own host; while the server renders, it only shows what was read. */
export function Providers({ dehydrated, children }: ProvidersProps) {
  const [client] = useState(() =>
    createClient({
      baseUrl: typeof window === 'undefined' ? 'http://localhost' : undefined,
      extensions: [createHydration(dehydrated)],
    }),
  );
  return <ClientProvider client={client}>{children}</ClientProvider>;
}
