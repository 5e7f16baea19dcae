import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { countCache } from './cache-counts.ts';
import type { CacheCounts } from './cache-counts.ts';
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
  const cache = countCache();
  const path = location.pathname;
  return function MeasuredPage(props) {
    const log = useErrorLog();
    useEffect(() => {
      measure(path, log, cache.counts).catch((error: unknown) => log.add('figures', error));
    }, [log]);
    return <LivePage {...props} extensions={[cache.extension, ...(props.extensions ?? [])]} fetch={traced} />;
  };
}

async function measure(path: string, log: ErrorLog, countCache: () => CacheCounts): Promise<void> {
  const { measurePage } = await import('./page-figures.ts');
  measurePage({
    path,
    countErrors: () => log.entries().length,
    countCache,
    send: (figures) => {
      const body = new Blob([JSON.stringify(figures)], { type: 'application/json' });
      navigator.sendBeacon('/page-figures', body);
    },
    onHidden: (tell) => {
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
    },
  });
}
