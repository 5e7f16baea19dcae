import { useRef } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Button, Icon } from '../ui/index.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Links to the screens of the main area; for a guest those that are open to anyone, and logging in. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { state } = useSession();
  if (state === 'guest' || state === 'unknown') {
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

/** Links to the customer's own account, and signing out. Narrow screens have all links in a menu, a guest's too. */
export function AccountNavigation() {
  const { state } = useSession();
  if (state === 'loading') return null;
  return (
    <>
      {state === 'customer' ? <AccountLinks /> : null}
      <MobileMenu />
    </>
  );
}

function AccountLinks() {
  const { t } = useTranslation();
  const { signOut } = useSignOut();
  return (
    <nav className="header-account" aria-label={t('header.account')}>
      <NavigationLinks area="account" />
      <button type="button" className="nav-link" onClick={signOut}>
        {t('header.signOut')}
      </button>
    </nav>
  );
}

/** The navigation on narrow screens: a sheet from the side. A guest's is there only where the links have no room. */
function MobileMenu() {
  const { t } = useTranslation();
  const { state, displayName } = useSession();
  const isGuest = state !== 'customer';
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <div className="menu" data-for={isGuest ? 'guest' : 'customer'}>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={t('header.openMenu')}
        onClick={() => sheet.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog className="menu-sheet" ref={sheet} aria-label={t('header.navigation')}>
        <div className="menu-head">
          <p>{isGuest ? t('header.navigation') : displayName}</p>
          <button type="button" className="icon-button" aria-label={t('header.closeMenu')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('header.navigation')}>
          <NavigationLinks area="main" isGuest={isGuest} onFollow={close} />
          {isGuest ? null : <NavigationLinks area="account" onFollow={close} />}
        </nav>
        {isGuest ? null : <SignOut />}
      </dialog>
    </div>
  );
}

function SignOut() {
  const { t } = useTranslation();
  const { signOut } = useSignOut();
  return (
    <Button look="secondary" onClick={signOut}>
      {t('header.signOut')}
    </Button>
  );
}
