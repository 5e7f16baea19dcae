import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { useErrorLog } from './error-log.ts';
import type { ErrorLog } from './error-log.ts';
import type { LivePageProps } from './live-page.tsx';
import { createTracedFetch } from './traced-fetch.ts';

/** The live page that tells the host how it loads and answers, and which of its calls belong to one press. */
export function measured(LivePage: ComponentType<LivePageProps>): ComponentType<LivePageProps> {
  const traced = createTracedFetch({
    fetch,
    random: (bytes) => crypto.getRandomValues(bytes),
    acts: window,
  });
  const path = location.pathname;
  return function MeasuredPage(props) {
    const log = useErrorLog();
    useEffect(() => {
      measure(path, log).catch((error: unknown) => log.add('figures', error));
    }, [log]);
    return <LivePage {...props} fetch={traced} />;
  };
}

async function measure(path: string, log: ErrorLog): Promise<void> {
  const { measurePage } = await import('./page-figures.ts');
  measurePage({
    path,
    countErrors: () => log.entries().length,
    send: (figures) => {
      const body = new Blob([JSON.stringify(figures)], { type: 'application/json' });
      navigator.sendBeacon('/page-figures', body);
    },
    onHidden: (tell) => {
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
    },
  });
}
