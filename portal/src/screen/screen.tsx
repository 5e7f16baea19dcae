import { getCurrentSession } from '@energy-portal/sdk';
import { useRead } from '@energy-portal/sdk/react';
import { useTranslation } from '../i18n/translation.ts';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { PageScreen } from '../../screen-language/manifest.ts';
import { useLanguage } from '../i18n/index.ts';
import { FailedPage } from '../page/plain-pages.tsx';
import { reloadOnce } from '../ui/index.ts';
import { useScreenCache } from './screen-cache.ts';
import { loadScreen } from './loaded-screen.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import { ScreenView } from './screen-view.tsx';

/** Props of {@link Screen}. */
interface ScreenProps {
  readonly entry: PageScreen;
  /** Stands there until the screen's files are. */
  readonly waiting: ReactNode;
}

/**
 * One published screen, made from its files alone. Needs the SDK's client, the brand, the language, i18next and
 * the router above it.
 */
export function Screen({ entry, waiting }: ScreenProps) {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { data } = useRead(getCurrentSession, {});
  const { screens } = useScreenCache();
  /** Undefined while it is loading. */
  const [screen, setScreen] = useState<LoadedScreen | 'failed' | undefined>(() => screens.get(entry));
  const [attempt, setAttempt] = useState(0);
  const load = useCallback(
    // It may have been fetched ahead since this was rendered.
    async () => screens.get(entry) ?? loadScreen({ entry, language, i18n }),
    [screens, entry, language, i18n],
  );
  useEffect(() => {
    let isWanted = true;
    const show = (next: LoadedScreen | 'failed') => isWanted && setScreen(next);
    load().then(
      (loaded) => {
        screens.set(entry, loaded);
        return show(loaded);
      },
      // The page that is about to be loaded has the new screen.
      () => (isWanted && reloadOnce()) || show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [screens, entry, load, attempt]);
  if (screen === undefined) return waiting;
  if (screen !== 'failed') {
    // What was answered about one account is never sent for another, which a tab beside this one may have chosen.
    const subject = screen.model.byAccount && data?.accountNumber;
    return <ScreenView key={subject ?? ''} entry={entry} screen={screen} />;
  }
  const retry = () => {
    setScreen(undefined);
    setAttempt(attempt + 1);
  };
  return <FailedPage title="unloaded.title" lead="unloaded.lead" onRetry={retry} />;
}
