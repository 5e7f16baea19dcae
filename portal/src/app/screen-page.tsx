import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import type { ScreenEntry } from './manifest.ts';
import { Welcome } from './welcome.tsx';

/** One published screen, behind its door and inside its layout. */
export function ScreenPage({ entry }: { readonly entry: ScreenEntry }) {
  return (
    <ErrorBoundary key={entry.id}>
      {(attempt) => (
        <Gate entry={entry}>
          {entry.access === 'guest' ? (
            <Welcome>
              <LazyScreen entry={entry} attempt={attempt} />
            </Welcome>
          ) : (
            <div className="page">
              <LazyScreen entry={entry} attempt={attempt} />
            </div>
          )}
        </Gate>
      )}
    </ErrorBoundary>
  );
}

/** The screen engine is fetched when the first screen is; a retry fetches it again. */
function LazyScreen({ entry, attempt }: { readonly entry: ScreenEntry; readonly attempt: number }) {
  const { t } = useTranslation();
  const Screen = useMemo(() => loadScreen(attempt), [attempt]);
  return (
    <Suspense fallback={<Skeleton label={t('loading')} />}>
      <Screen entry={entry} />
    </Suspense>
  );
}

function loadScreen(_attempt: number) {
  return lazy(async () => ({ default: (await import('../screens/index.ts')).Screen }));
}
