import { useClient } from '@energy-portal/sdk/react';
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { basePathOf, useLanguage } from '../i18n/index.ts';
import { Button, Icon, leave as askToLeave, useToast } from '../ui/index.ts';
import { useErrorLog } from './error-log.ts';
import { useManifest } from './host-document.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { useSession } from './session.tsx';
import { usePersistedData } from './use-persisted-data.ts';

/** Links to the screens of the main area; for a guest those that are open to anyone, and logging in. */
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

/** Links to the customer's own account, and signing out. Narrow screens have all links in a menu, a guest's too. */
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

/** The navigation on narrow screens: a sheet from the side. A guest's is there only where the links have no room. */
function MobileMenu() {
  const { t } = useTranslation();
  const { state, displayName } = useSession();
  const isGuest = state === 'guest';
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
  const { signOut, busy } = useSignOut();
  return (
    <Button look="secondary" busy={busy} onClick={signOut}>
      {t('header.signOut')}
    </Button>
  );
}

/** Ends the session and loads a new document, so that nothing of the customer stays in memory. */
function useSignOut(): { readonly signOut: () => void; readonly busy: boolean } {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const { t } = useTranslation('errors');
  const base = basePathOf(useLanguage());
  const { logIn } = useManifest().navigation;
  const { end } = useSession();
  const log = useErrorLog();
  const toast = useToast();
  const persisted = usePersistedData();
  const leave = async () => {
    setBusy(true);
    try {
      const { logOut } = await import('./log-out.ts');
      await client.write(logOut, {});
      end();
      await persisted?.settled();
      location.assign(`${base}${logIn}`);
    } catch (error) {
      log.add('header.logOut', error);
      toast(t('signOutFailed'));
      setBusy(false);
    }
  };
  return { signOut: () => askToLeave(() => void leave()), busy };
}
