import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import { loadPart } from './load-part.ts';
import type { ScreenEntry } from './manifest.ts';
import { Welcome } from './welcome.tsx';

/** The screen engine is fetched when the first screen is shown. */
const Screen = loadPart(async () => (await import('../screens/index.ts')).Screen);

/** One published screen, behind its door and inside its layout. */
export function ScreenPage({ entry }: { readonly entry: ScreenEntry }) {
  const { t } = useTranslation();
  const screen = (
    <Suspense fallback={<Skeleton label={t('loading')} />}>
      <Screen entry={entry} />
    </Suspense>
  );
  return (
    <ErrorBoundary key={entry.id}>
      <Gate entry={entry}>
        {entry.access === 'guest' ? <Welcome>{screen}</Welcome> : <div className="page">{screen}</div>}
      </Gate>
    </ErrorBoundary>
  );
}
