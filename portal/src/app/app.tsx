import { ClientProvider } from '@energy-portal/sdk/react';
import type { ComponentProps } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Router } from 'wouter';
import { BrandProvider } from '../brand/index.ts';
import type { Brand } from '../brand/index.ts';
import { basePathOf, LanguageProvider } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';
import { ToastRegion } from '../ui/index.ts';
import type { ErrorLog } from './error-log.ts';
import { ErrorLogProvider } from './error-log-context.tsx';
import { Layout } from './layout.tsx';
import type { PublishedManifest } from './manifest.ts';
import { ManifestProvider } from './manifest-context.tsx';
import { Routes } from './routes.tsx';
import { SessionProvider } from './session.tsx';

/** Everything the page is made from. */
export interface AppProps {
  readonly client: ComponentProps<typeof ClientProvider>['client'];
  readonly manifest: PublishedManifest;
  readonly brand: Brand;
  readonly language: Language;
  readonly i18n: i18n;
  readonly errorLog: ErrorLog;
}

/** The whole page. */
export function App({ client, manifest, brand, language, i18n, errorLog }: AppProps) {
  return (
    <ErrorLogProvider value={errorLog}>
      <ClientProvider client={client}>
        <ManifestProvider value={manifest}>
          <BrandProvider value={brand}>
            <LanguageProvider value={language}>
              <I18nextProvider i18n={i18n}>
                <Router base={basePathOf(language)}>
                  <Page />
                </Router>
              </I18nextProvider>
            </LanguageProvider>
          </BrandProvider>
        </ManifestProvider>
      </ClientProvider>
    </ErrorLogProvider>
  );
}

function Page() {
  const { t } = useTranslation();
  return (
    <SessionProvider>
      <ToastRegion closeLabel={t('close')}>
        <Layout>
          <Routes />
        </Layout>
      </ToastRegion>
    </SessionProvider>
  );
}
