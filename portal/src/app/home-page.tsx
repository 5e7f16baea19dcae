import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Skeleton } from '../ui/index.ts';
import { useManifest } from './manifest-context.tsx';
import { useSession } from './session.tsx';
import { wishOf } from './wish.ts';

/** `/` where no screen is published there: leads on to the page of whoever is there. */
export function HomePage() {
  const { t } = useTranslation();
  const { state } = useSession();
  const { home } = useManifest().navigation;
  const wish = wishOf(useHistoryState());
  if (state === 'loading') {
    return (
      <div className="page">
        <Skeleton label={t('loading')} />
      </div>
    );
  }
  return <Redirect to={state === 'customer' ? (wish ?? home.customer) : home.guest} replace />;
}
