import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon } from '../ui/index.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The customer's navigation on narrow screens: a sheet from the side. */
export function MobileMenu() {
  const { t } = useTranslation();
  const { displayName } = useSession();
  const { signOut, busy } = useSignOut();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <div className="menu">
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
          <p>{displayName}</p>
          <button type="button" className="icon-button" aria-label={t('header.closeMenu')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('header.navigation')}>
          <NavigationLinks area="main" onFollow={close} />
          <NavigationLinks area="account" onFollow={close} />
        </nav>
        <Button look="secondary" busy={busy} onClick={signOut}>
          {t('header.signOut')}
        </Button>
      </dialog>
    </div>
  );
}
