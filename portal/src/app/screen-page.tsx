import { Suspense } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Screen } from '../screens/index.ts';
import { Skeleton } from '../ui/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import type { ScreenEntry } from './manifest.ts';
import { Welcome } from './welcome.tsx';

/** One published screen, behind its door and inside its layout. */
export function ScreenPage({ entry }: { readonly entry: ScreenEntry }) {
  const { t } = useTranslation();
  const screen = (
    <Suspense fallback={<Skeleton label={t('loading')} />}>
      <Screen entry={entry} />
    </Suspense>
  );
  const isWelcome = entry.access === 'guest' && entry.hasColumns !== true;
  return (
    <ErrorBoundary key={entry.id}>
      <Gate entry={entry}>
        {isWelcome ? <Welcome>{screen}</Welcome> : <div className="page">{screen}</div>}
      </Gate>
    </ErrorBoundary>
  );
}
