import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { logoOf, useBrand } from '../brand/index.ts';
import { languages, rowOf, savePreferredLanguage, switchLanguage, useLanguage } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { addressNow, leave, VisuallyHidden } from '../ui/index.ts';

/** Props of {@link Layout}: the content of each place, as soon as it is known. */
interface LayoutProps {
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
  // Following it would write an entry of the history that knows nothing of the secret of a link.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="shell">
      <a className="skip hidden-visually" href="#main" onClick={skip}>
        {t('header.skip')}
      </a>
      <PageHeader home={t('header.home', { brand: brand.name })}>
        {navigation}
        <div className="header-end">
          <LanguageSwitch />
          {account}
        </div>
      </PageHeader>
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {footer ?? <footer className="footer footer-waiting" data-for="guest" />}
    </div>
  );
}

/** Props of {@link PageHeader}. */
interface PageHeaderProps {
  /** Text of the logo, which leads home. */
  readonly home: string;
  readonly children?: ReactNode;
}

/** The brand's logo, and beside it what the page has. */
export function PageHeader({ home, children }: PageHeaderProps) {
  return (
    <header className="header">
      <div className="header-inner">
        <Link href="/" className="header-logo">
          <img src={logoOf(useBrand().id)} alt={home} height="40" />
        </Link>
        {children}
      </div>
    </header>
  );
}

/** All languages by their names on wide screens, two letters of the others up to 768 px. */
function LanguageSwitch() {
  const language = useLanguage();
  // The page's twin loads anew.
  const open = (to: Language) => {
    savePreferredLanguage(() => localStorage, to);
    location.assign(switchLanguage(addressNow(), to));
  };
  return (
    <div className="language">
      {languages.map((to) => {
        const { name } = rowOf(to);
        // Fixed by requirement 000 section 2: the same in all languages.
        const title = `Switch to ${name}`;
        return to === language ? (
          <span key={to} aria-hidden="true">
            <i>{to.toUpperCase()}</i>
            <b>{name}</b>
          </span>
        ) : (
          <button key={to} type="button" title={title} onClick={() => leave(() => open(to))}>
            <VisuallyHidden>{title} </VisuallyHidden>
            <i>{to.toUpperCase()}</i>
            <b aria-hidden="true">{name}</b>
          </button>
        );
      })}
    </div>
  );
}
