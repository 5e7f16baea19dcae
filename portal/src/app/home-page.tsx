import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/index.ts';
import { useSession } from './session.tsx';
import { useGoHome } from './use-go-home.ts';

const visitors = { loading: undefined, guest: 'guest', unknown: 'guest', customer: 'customer' } as const;

/** `/` where no screen is published there: leads on to the page of whoever is there. */
export function HomePage() {
  const { t } = useTranslation();
  useGoHome(visitors[useSession().state]);
  return (
    <div className="page">
      <Skeleton label={t('loading')} />
    </div>
  );
}
