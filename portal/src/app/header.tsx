import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { logoOf, useBrand } from '../brand/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Logo, the customer's navigation and the language switch. */
export function Header() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { state } = useSession();
  const isCustomer = state === 'customer';
  return (
    <header className="header">
      <div className="header-inner">
        <Link href="/" className="header-logo">
          <img src={logoOf(brand.id)} alt={t('header.home', { brand: brand.name })} width="160" height="40" />
        </Link>
        {isCustomer ? (
          <nav className="header-nav" aria-label={t('header.navigation')}>
            <NavigationLinks area="main" />
          </nav>
        ) : null}
        <div className="header-end">
          {isCustomer ? <AccountLinks /> : null}
          <LanguageSwitch />
          {isCustomer ? <MobileMenu /> : null}
        </div>
      </div>
    </header>
  );
}

function AccountLinks() {
  const { t } = useTranslation();
  const { signOut, busy } = useSignOut();
  return (
    <div className="header-account">
      <NavigationLinks area="account" />
      <button type="button" className="nav-link" onClick={signOut} aria-disabled={busy || undefined}>
        {t('header.signOut')}
      </button>
    </div>
  );
}
