import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Link } from 'wouter';
import { logoOf, useBrand } from '../brand/index.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Props of {@link Layout}: what each place holds, as soon as it is known. */
export interface LayoutProps {
  readonly navigation?: ReactNode;
  readonly account?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Header, body and footer around every page (requirement 000 section 1). */
export function Layout({ navigation, account, footer, children }: LayoutProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  const main = useRef<HTMLElement>(null);
  // What stands behind the # may be the secret of a link, which following this one would replace.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="shell">
      <a className="skip hidden-visually" href="#main" onClick={skip}>
        {t('header.skip')}
      </a>
      <header className="header">
        <div className="header-inner">
          <Link href="/" className="header-logo">
            <img src={logoOf(brand.id)} alt={t('header.home', { brand: brand.name })} height="40" />
          </Link>
          {navigation}
          <div className="header-end">
            <LanguageSwitch />
            {account}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {footer ?? <footer className="footer footer-waiting" data-for="guest" />}
    </div>
  );
}
