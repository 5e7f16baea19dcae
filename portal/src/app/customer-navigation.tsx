import { useTranslation } from 'react-i18next';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The screens that a customer can go to; nothing for a guest. */
export function MainNavigation() {
  const { t } = useTranslation();
  if (useSession().state !== 'customer') return null;
  return (
    <nav className="header-nav" aria-label={t('header.navigation')}>
      <NavigationLinks area="main" />
    </nav>
  );
}

/** The customer's own account and the way out; nothing for a guest. Narrow screens have all of it in a menu. */
export function AccountNavigation() {
  if (useSession().state !== 'customer') return null;
  return (
    <>
      <AccountLinks />
      <MobileMenu />
    </>
  );
}

function AccountLinks() {
  const { t } = useTranslation();
  const { signOut, busy } = useSignOut();
  return (
    <nav className="header-account" aria-label={t('header.account')}>
      <NavigationLinks area="account" />
      <button type="button" className="nav-link" onClick={signOut} aria-disabled={busy || undefined}>
        {t('header.signOut')}
      </button>
    </nav>
  );
}
