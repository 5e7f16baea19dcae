import { useTranslation } from '../i18n/translation.ts';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { useLanguage } from '../i18n/index.ts';
import { Art, Button, Notice, PageHeading, reloadOnce } from '../ui/index.ts';
import { useScreenCache } from './screen-cache.ts';
import { loadScreen } from './loaded-screen.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import { ScreenView } from './screen-view.tsx';

/** Props of {@link Screen}. */
interface ScreenProps {
  readonly entry: ScreenEntry;
  /** Stands there until the screen's files are. */
  readonly waiting: ReactNode;
}

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly screen: LoadedScreen }
  | { readonly state: 'failed' };

/**
 * One published screen, made from its files alone. Needs the SDK's client, the brand, the language, i18next and
 * the router above it.
 */
export function Screen({ entry, waiting }: ScreenProps) {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { screens } = useScreenCache();
  const [loading, setLoading] = useState(() => stateOf(screens.get(entry)));
  const [attempt, setAttempt] = useState(0);
  const load = useCallback(() => loadScreen({ entry, language, i18n }), [entry, language, i18n]);
  useEffect(() => {
    if (screens.has(entry)) return undefined;
    let isWanted = true;
    const show = (next: Loading) => isWanted && setLoading(next);
    load().then(
      (screen) => {
        screens.set(entry, screen);
        return show({ state: 'ready', screen });
      },
      // The page that is about to be loaded has the new screen.
      () => (isWanted && reloadOnce()) || show({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [screens, entry, load, attempt]);
  if (loading.state === 'ready') return <ScreenView entry={entry} screen={loading.screen} />;
  if (loading.state === 'loading') return waiting;
  const retry = () => {
    setLoading({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return <UnloadedPage onRetry={retry} />;
}

const stateOf = (screen: LoadedScreen | undefined): Loading =>
  screen === undefined ? { state: 'loading' } : { state: 'ready', screen };

function UnloadedPage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('errors');
  return (
    <div className="plain-page stack">
      <Art scene="failed" />
      <PageHeading>{t('unloaded.title')}</PageHeading>
      <Notice tone="warning" role="alert">
        {t('unloaded.lead')}
      </Notice>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
