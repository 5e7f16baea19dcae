import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRestoredPageCheck } from './use-restored-page-check.ts';

/** Header, body and footer around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  useRestoredPageCheck();
  return (
    <div className="shell">
      <a className="skip hidden-visually" href="#main">
        {t('header.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
