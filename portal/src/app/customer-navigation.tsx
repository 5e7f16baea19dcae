import { useTranslation } from '../i18n/translation.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The screens that somebody can go to; for a guest those that are open to anyone, and the way in. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { state } = useSession();
  if (state === 'guest') {
    return (
      <nav className="header-guest" aria-label={t('header.navigation')}>
        <NavigationLinks area="main" isGuest />
      </nav>
    );
  }
  if (state !== 'customer') return null;
  return (
    <nav className="header-nav" aria-label={t('header.navigation')}>
      <NavigationLinks area="main" />
    </nav>
  );
}

/** The customer's own account and the way out. Narrow screens have all links in a menu, a guest's too. */
export function AccountNavigation() {
  const { state } = useSession();
  if (state !== 'customer' && state !== 'guest') return null;
  return (
    <>
      {state === 'customer' ? <AccountLinks /> : null}
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
